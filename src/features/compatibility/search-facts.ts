import type { PageView } from '../../content/page-view';
import type { Site } from '../../content/site';
import { withChineseTexts } from '../../i18n/chinese-texts';
import { defaultLanguage, type Language } from '../../site/languages';
import { addressOfRoute } from '../../site/lookup';
import type { AnswerFacts } from './answerer';
import { matrixOf } from './matrix-data';

/**
 * The matrix for the index of the search, without what only its page shows; null on a site without
 * one.
 */
export function searchFacts(
  views: readonly Pick<PageView, 'sections'>[],
  language: Language,
  { ui }: Pick<Site['content'], 'ui'>,
): AnswerFacts | null {
  const matrix = views
    .flatMap(({ sections }) => sections)
    .find((section) => section.kind === 'matrix');
  if (!matrix) return null;

  const { groups, versions, rules, minors, ...listed } = matrixOf(matrix);
  const products = listed.products.map(
    ({ to: _to, devices: _devices, licence: _licence, ...product }) => product,
  );
  const pages = {
    combinations: addressOfRoute('compatibility', language),
    lifecycle: addressOfRoute('lifecycle', language),
  };
  const texts = withChineseTexts(ui[language].matrix, ui[defaultLanguage].matrix, language);
  return { products, groups, versions, rules, minors, pages, texts };
}
