import type { Item } from './content';
import type { CaseFigureName } from './schemas/page';

type Case = Item<'case'>;

/** What a customer measured. */
export type Measured = Case['figures'][string];

/** A case, and one of its figures. */
export interface CaseFigureChoice {
  item: Case;
  figure: Measured;
}

/**
 * A case by its target, and one of its figures by name.
 * @throws Error that says what there is instead
 */
export function findCaseFigure(
  { case: target, figure: name }: CaseFigureName,
  cases: readonly Case[],
): CaseFigureChoice {
  const item = cases.find(({ slug }) => `case/${slug}` === target);
  if (!item) throw new Error(`there is no case ${target}: write case/SLUG`);

  const figure = item.figures[name];
  const names = Object.keys(item.figures).join(', ');
  if (!figure) throw new Error(`${target} has no figure “${name}”, but ${names}`);

  return { item, figure };
}
