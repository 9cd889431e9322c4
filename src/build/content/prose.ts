/** A script without what is no prose: commands, formulas, and sentences that stand in the item already. */
export function proseOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(proseOf);
  if (!value || typeof value !== 'object') return value;
  const isCode = 'kind' in value && value.kind === 'code';
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !['says', 'formula', 'id'].includes(name) && !(isCode && name === 'lines'))
      .map(([name, child]) => [name, proseOf(child)]),
  );
}
