import { anchorOf } from '../../content/anchors';
import type { Content } from '../../content/content';
import type { SectionOf } from '../../content/schemas/sections';
import type { Language } from '../../site/languages';

interface Certificate {
  readonly name: string;
  readonly isHeld: boolean;
  /** Since when, or when it's planned. */
  readonly date: string;
}

/**
 * Finds certificates in their table.
 * @throws if there's no such table, or no row of a name with a mark and a date
 */
export function findCertificates(
  { table, rows }: SectionOf<'certificates'>,
  content: Content,
  language: Language,
): Certificate[] {
  const [page = '', id] = table.split('#');
  const sections = content.pages.get(page)?.[language].sections ?? [];
  const section = sections.find((other) => anchorOf(other) === id);
  if (section?.kind !== 'table') throw new Error(`there is no table ${table}`);

  return rows.map((name) => {
    const [, ...cells] = section.rows.find(([rowName]) => rowName === name) ?? [];
    const isHeld = cells.find((cell) => typeof cell === 'boolean');
    const date = cells.find((cell) => typeof cell === 'string');
    if (isHeld === undefined || date === undefined)
      throw new Error(`${table} has no row “${name}” with true or false and a date`);

    return { name, isHeld, date };
  });
}
