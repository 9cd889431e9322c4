import type { Content } from '../../content/content';
import type { SectionOf } from '../../content/schemas/sections';
import type { ReportInSection } from '../../content/section-definition';

/** Checks that every claim of a section exists. */
export function checkClaims(
  { claims }: SectionOf<'figures'>,
  content: Content,
  report: ReportInSection,
): void {
  for (const claim of claims) {
    if (!(claim in content.claims)) report('', `unknown claim ${claim}`);
  }
}
