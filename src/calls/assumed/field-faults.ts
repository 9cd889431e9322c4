import type * as v from 'valibot';

/** Why a value is refused; the text files say so in words (`errors`). */
const faults = ['missing', 'short', 'long', 'invalid'] as const;

export type FieldFault = (typeof faults)[number];

/** Whether a fault's text names a limit, as `{{count}}`. */
export const isOfLength = (fault: FieldFault): boolean => fault === 'short' || fault === 'long';

/** The fault that a rule finds, by the type of the rule and of its issue. */
const faultsByType: Readonly<Record<string, FieldFault>> = {
  non_empty: 'missing',
  literal: 'missing',
  picklist: 'missing',
  min_length: 'short',
  max_length: 'long',
  regex: 'invalid',
  check: 'invalid',
};

/** @param type of the valibot issue */
export const faultOf = (type: string): FieldFault => faultsByType[type] ?? 'invalid';

/** What valibot's schemas and actions have in common, as far as it is read here. */
interface RulePart {
  type: string;
  requirement?: unknown;
  wrapped?: RulePart;
  pipe?: readonly RulePart[];
  options?: readonly (RulePart | string)[];
}

/** A rule and all rules that it is made of. */
function flattenRule(rule: RulePart): RulePart[] {
  // A pipe begins with the rule itself.
  const steps = rule.pipe?.slice(1) ?? [];
  const children = [rule.wrapped, ...steps, ...(rule.options ?? [])];

  const descendants = children.flatMap((child) =>
    typeof child === 'object' ? flattenRule(child) : [],
  );
  return [rule, ...descendants];
}

/** The faults that a rule can find, without duplicates. */
export function faultsIn(rule: v.GenericSchema): FieldFault[] {
  const faultsFound = flattenRule(rule).flatMap(({ type }) => faultsByType[type] ?? []);
  return [...new Set(faultsFound)];
}

/** The limits of a rule in characters, 0 for none. */
export function limitsIn(rule: v.GenericSchema): { least: number; max: number } {
  const parts = flattenRule(rule);

  const limitOf = (type: string): number =>
    Number(parts.find((part) => part.type === type)?.requirement ?? 0);

  return { least: limitOf('min_length'), max: limitOf('max_length') };
}
