import type { SectionOf } from '../../content/schemas/sections';
import type { SectionCheck } from '../../content/section-definition';

/** Checks that every claim of a section exists. */
export function checkClaims(
  { claims }: SectionOf<'figures'>,
  { content, report }: SectionCheck,
): void {
  for (const claim of claims) {
    if (!(claim in content.claims)) report('', `unknown claim ${claim}`);
  }
}
