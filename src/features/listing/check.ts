import { type Content, type Item, itemFile } from '../../content/content';
import { isUnwritten, textsBelow } from '../../content/texts';
import { languages } from '../../site/languages';

type ReportAt = (key: string, message: string) => void;

/**
 * Checks that a change or a share has its basis: a figure without metric and period proves nothing.
 */
function checkBases({ figures }: Item<'case'>, report: ReportAt): void {
  for (const [name, { value, was, basis }] of Object.entries(figures)) {
    const texts = typeof value === 'string' ? [value] : Object.values(value);
    const isShare = texts.some((text) => text.includes('%'));

    if ((was || isShare) && !basis) {
      report(
        `figures.${name}.basis`,
        'a change or a share needs its basis: what was measured, of what, in which period',
      );
    }
  }
}

/** Checks that the title calls the customer by a name of its record. */
function checkName(item: Item<'case'>, report: ReportAt): void {
  for (const language of languages) {
    const { title, customer, shortName = customer } = item[language];
    const isNamed = [customer, shortName].some((name) => title.includes(name));
    if (!isNamed && !isUnwritten(title)) {
      report(`${language}.title`, `doesn’t call the customer ${customer} or ${shortName}`);
    }
  }
}

/** Checks that a text with a release that is younger than itself has the day of its last change. */
function checkReleases(item: Item<'case'>, facts: Content['facts'], report: ReportAt): void {
  const day = item.updated ?? item.date;
  const texts = textsBelow(itemFile(item), item, '').map(({ text }) => text);

  for (const target of item.related) {
    const product = facts.get(target);
    const later = product?.releases.filter(({ available }) => available > day) ?? [];

    for (const { version, available } of later) {
      const isNamed = texts.some((text) => text.includes(`${product?.name.en} ${version}`));
      if (isNamed) {
        report('updated', `names ${target} ${version} of ${available}: set the day of that change`);
      }
    }
  }
}

/** Numbers that texts don't write out in words. */
const longNumber = /\d[\d,]{2,}|\d+\.\d+/g;

/** What a figure and its text must have in common: the figure if it's a word, else its numbers. */
const essentials = (figure: string): readonly string[] =>
  /\d/.test(figure) ? (figure.match(longNumber) ?? []) : [figure];

/** Checks that the figure on an item's cover stands in the item's texts. */
export function checkCoverFigure(item: Item, report: ReportAt): void {
  for (const language of languages) {
    const figure = item.coverFigure?.[language];
    if (!figure) continue;

    const texts = textsBelow(itemFile(item), item[language], '').map(({ text }) => text);
    const content = texts.join('\n').toLowerCase();
    for (const part of essentials(figure)) {
      if (!content.includes(part.toLowerCase()))
        report(`coverFigure.${language}`, `${part} isn’t in the item’s texts: show what they say`);
    }
  }
}

/** Checks what no schema can express of a case: its figures, its customer's name, its releases. */
export function checkCase(item: Item<'case'>, facts: Content['facts'], report: ReportAt): void {
  checkBases(item, report);
  checkName(item, report);
  checkReleases(item, facts, report);

  if (item.updated && item.updated <= item.date) {
    report('updated', `is not after its date, ${item.date}`);
  }
}
