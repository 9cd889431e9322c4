import type { Check } from './check';

/** What a check tries, whatever its language and device. */
const subjectOf = ({ name }: Check): string =>
  name
    .replace(/, (in|from) (zh|en)\b/, '')
    .replace(/ \((desktop|phone)\)$/, '')
    .replace(/(^|\s)\/en(?=\/)/, '$1')
    .replace(/(^|\s)\/en(?=[?\s])/, '$1/');

/**
 * Languages and devices take turns: of a journey or an opened state that exists in both languages on both devices stay two, which are each language and
 * each device once; of one that exists twice stays one. Pages, items and links stay all.
 */
export function inTurns(checks: readonly Check[]): Check[] {
  const groups = new Map<string, Check[]>();
  for (const check of checks) {
    if (check.kind !== 'journey' && check.kind !== 'state') continue;
    const subject = subjectOf(check);
    groups.set(subject, [...(groups.get(subject) ?? []), check]);
  }
  const left = new Set<Check>();
  [...groups.values()].forEach((group, index) => {
    const isOdd = index % 2 === 1;
    const stays = ({ language, device }: Check, place: number) =>
      group.length === 2
        ? place === Number(isOdd)
        : group.length !== 4 || ((language === 'zh') === (device === 'desktop')) !== isOdd;
    for (const [place, check] of group.entries()) if (!stays(check, place)) left.add(check);
  });
  return checks.filter((check) => !left.has(check));
}
