/**
 * What styles know of a grid's cells: their number, how many are left over in rows of two
 * (`data-odd`) and of three (`data-over`), and how many fit in a row. `:nth-last-child` would count
 * only the cells that the browser has parsed so far.
 */
export const gridCountProps = ({ length }: readonly unknown[]) => ({
  'data-odd': length % 2 === 1 ? '' : undefined,
  'data-over': length % 3 || undefined,
  style: { '--count': length, '--per-row': length > 5 ? Math.ceil(length / 2) : length },
});

/** Those of a grid whose cells phones show beside each other, each with its number. */
export function countedProps(cells: readonly unknown[], counted: string) {
  const { style, ...props } = gridCountProps(cells);
  // As the value of `content`, a text stands in quotation marks.
  return { ...props, style: { ...style, '--counted': JSON.stringify(counted) } };
}
