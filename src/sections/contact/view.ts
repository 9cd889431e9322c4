import { contactChannels } from '../../content/contact-channels';
import type { SectionResolver } from '../../content/section-definition';

export const contactView: SectionResolver<'contact'> = (section, { content, language }) => ({
  ...section,
  channels: contactChannels(content, language),
});
