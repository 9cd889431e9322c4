import type { Report } from '../../calls/issue';
import type { Content } from '../../content/content';
import { knownTargets } from '../../content/targets';
import { defaultLanguage } from '../../site/languages';

const file = 'data/search/answers.json';

/** Checks that each sort of question has a page that answers it, for a product at least. */
export function checkAnswers(content: Content, report: Report): void {
  const targets = knownTargets(content, defaultLanguage);
  const products = Object.keys(content.search.subjects);
  const pagesOf = (name: string) =>
    name.includes('{product}') ? products.map((id) => name.replace('{product}', id)) : [name];

  for (const [index, { page }] of content.search.answers.entries()) {
    if (pagesOf(page).some((name) => targets.has(name))) continue;
    report(file, `${index}.page`, `no page ${page}: remove the entry, or name another page`);
  }
}
