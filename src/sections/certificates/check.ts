import type { SectionOf } from '../../content/schemas/sections';
import type { SectionCheck } from '../../content/section-definition';
import { findCertificates } from './table';

/** Checks that the table has each of the certificates. */
export function checkCertificates(
  section: SectionOf<'certificates'>,
  { content, language, report }: SectionCheck,
): void {
  try {
    findCertificates(section, content, language);
  } catch (error) {
    report('.rows', error instanceof Error ? error.message : String(error));
  }
}
