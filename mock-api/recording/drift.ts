/*
 * How an answer of a running API differs in form from the seed of the same call. Contents change
 * every day and are no drift; the contract accepts some changes of form (a missing text, a number
 * for a text), which authors want to know of.
 */

export interface Drift {
  call: string;
  /** The field, e.g. `产品与服务` or `*.header_title`; empty for the whole answer. */
  field: string;
  message: string;
}

/** The types and the number of the values that a field has in a list's entries. */
interface FieldShape {
  types: Set<string>;
  count: number;
}

/** The form of an answer: an object, a list of entries, or groups of such lists. */
interface Shape {
  /** Length of each list by the group's name; the only list of an answer has the name ''. */
  lists: Map<string, number>;
  fields: Map<string, FieldShape>;
  /** How many objects have these fields. */
  entries: number;
  /** How a field is written in messages. */
  prefix: string;
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object';

/** Notes which fields objects have, at any depth. */
function addFields(fields: Map<string, FieldShape>, entry: unknown, parent = ''): void {
  if (!isObject(entry)) return;

  for (const [name, value] of Object.entries(entry)) {
    const key = parent + name;
    const field = fields.get(key) ?? { types: new Set(), count: 0 };

    field.types.add(typeOf(value));
    field.count += 1;
    fields.set(key, field);
    addFields(fields, value, `${key}.`);
  }
}

function shapeOf(data: unknown): Shape {
  const fields = new Map<string, FieldShape>();
  const isGrouped = isObject(data) && Object.values(data).some(Array.isArray);
  const groups: [string, unknown][] = isGrouped ? Object.entries(data) : [['', data]];

  const lists = new Map<string, number>();
  let entries = 0;

  for (const [group, list] of groups) {
    const objects: unknown[] = Array.isArray(list) ? list : [list];
    if (Array.isArray(list) || isGrouped) lists.set(group, Array.isArray(list) ? list.length : -1);
    entries += objects.length;
    for (const object of objects) addFields(fields, object);
  }

  const listPrefix = lists.size > 0 ? '*.' : '';
  return { lists, fields, entries, prefix: isGrouped ? '*.*.' : listPrefix };
}

type Report = (field: string, message: string) => void;

/** Groups that are gone, new, or without entries. */
function compareLists(seed: Shape, answer: Shape, report: Report): void {
  for (const [group, length] of seed.lists) {
    const lengthNow = answer.lists.get(group);

    if (lengthNow === undefined) report(group, 'the list is gone');
    else if (lengthNow === -1) report(group, 'is no longer a list');
    else if (lengthNow === 0 && length > 0)
      report(group, `the list is empty; the seed has ${length} entries`);
  }

  for (const [group, length] of answer.lists) {
    if (!seed.lists.has(group)) report(group, `a new group of ${length} entries`);
  }
}

const list = (types: ReadonlySet<string>): string => [...types].sort().join(' or ');

/** Fields that are gone, new, or of another type. */
function compareFields(seed: Shape, answer: Shape, report: Report): void {
  // Without entries nothing is known of their fields.
  if (answer.entries === 0 || seed.entries === 0) return;

  for (const [name, { types, count }] of seed.fields) {
    const field = seed.prefix + name;
    const newField = answer.fields.get(name);
    const isAlwaysThere = count === seed.entries;

    if (!newField) {
      report(field, 'the field is gone');
      continue;
    }
    if (isAlwaysThere && newField.count < answer.entries)
      report(
        field,
        `${answer.entries - newField.count} of ${answer.entries} entries lack the field`,
      );

    const newTypes = new Set([...newField.types].filter((type) => !types.has(type)));
    if (newTypes.size > 0)
      report(field, `the type has changed: ${list(newTypes)}, in the seed ${list(types)}`);
  }

  for (const name of answer.fields.keys()) {
    if (!seed.fields.has(name)) report(answer.prefix + name, 'a new field');
  }
}

/** How an answer's `data` differs in form from the seed of its call. */
export function driftOfData(call: string, seed: unknown, data: unknown): Drift[] {
  const drifts: Drift[] = [];
  const report: Report = (field, message) => drifts.push({ call, field, message });
  const seedShape = shapeOf(seed);
  const answerShape = shapeOf(data);

  compareLists(seedShape, answerShape, report);
  compareFields(seedShape, answerShape, report);

  return drifts;
}

/** The fields of the envelope (specification section 7) and the types that they have. */
const envelopeTypes: Readonly<Record<string, string>> = {
  status: 'number',
  msg: 'string',
  data: 'string',
};

/**
 * How an answer's envelope differs from that of the specification, e.g. by a status that moved from
 * one level to another.
 */
export function driftOfEnvelope(call: string, envelope: unknown, data: unknown): Drift[] {
  const drifts: Drift[] = [];
  const report: Report = (field, message) => drifts.push({ call, field, message });
  if (!isObject(envelope)) return [{ call, field: '', message: 'the answer has no envelope' }];

  for (const [name, type] of Object.entries(envelopeTypes)) {
    const typeNow = typeOf(envelope[name]);
    const field = `envelope.${name}`;

    if (!(name in envelope)) report(field, 'the field is gone');
    else if (typeNow !== type)
      report(field, `the type has changed: ${typeNow}, in the contract ${type}`);
  }

  for (const name of Object.keys(envelope)) {
    if (!(name in envelopeTypes)) report(`envelope.${name}`, 'a new field');
  }

  if (isObject(data) && 'status' in data && !Array.isArray(data.status))
    report('status', 'the status is in data, not in the outer envelope');

  return drifts;
}
