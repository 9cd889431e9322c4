import { phoneLink } from '../../content/contact-channels';
import type { SectionResolver } from '../../content/section-definition';

export const officesView: SectionResolver<'offices'> = (section, { content, language }) => {
  const officeViews = content.vendor.offices.map(({ id, city, address, role, phone }) => ({
    id,
    city: city[language],
    address: address[language],
    role: role[language],
    ...(phone ? { phone: phoneLink(phone) } : {}),
  }));

  return { ...section, offices: officeViews };
};
