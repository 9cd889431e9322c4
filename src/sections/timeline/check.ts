import type { SectionOf } from '../../content/schemas/sections';
import type { SectionCheck } from '../../content/section-definition';

/** Checks that all entries of a timeline have the same kind of time, in order. */
export function checkTimeline({ items }: SectionOf<'timeline'>, { report }: SectionCheck): void {
  const withoutFrom = items.filter(({ from }) => from === undefined);
  if (withoutFrom.length > 0 && withoutFrom.length < items.length)
    report('.items', 'some entries have from and to, others have not');

  const isTimed = items.some(({ at }) => at !== undefined);
  if (!isTimed) return;

  const message = 'every entry has its seconds, the first 0, each more than the one before';
  let before = -1;

  for (const [index, { at = Number.NaN }] of items.entries()) {
    const isInOrder = index === 0 ? at === 0 : at > before;
    if (!isInOrder) report(`.items.${index}.at`, message);
    before = at;
  }
}
