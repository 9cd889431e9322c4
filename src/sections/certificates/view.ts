import type { SectionResolver } from '../../content/section-definition';
import { splitAddress } from '../../site/href';
import { findCertificates } from './table';

export const certificatesView: SectionResolver<'certificates'> = (section, site) => {
  const { table, rows, ...head } = section;
  const { content, language, targets } = site;
  const { path: page, hash } = splitAddress(table);

  return {
    ...head,
    certificates: findCertificates(section, content, language),
    tablePage: { name: targets.name(page), href: site.href(targets.path(page)) + hash },
  };
};
