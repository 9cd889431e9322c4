import { contactChannels } from '../../content/contact-channels';
import type { Feature } from '../feature';
import { loginTypes } from './types';

declare module '../../i18n/resources' {
  interface NamespaceFiles {
    login: typeof import('../../../data/ui/zh/login.json');
  }
}

declare module '../../site/route-types' {
  interface FeatureTemplates {
    login: true;
  }
}

/** What partners can do without a login. */
const openPages = ['partner', 'partnerdetail', 'train', 'productTrial', 'news'];

/** The login of partners. */
export const partnerLogin: Feature = {
  name: 'partner-login',
  types: loginTypes,
  template: {
    kind: 'login',
    view: (_route, { content, language, targets }) => ({
      login: {
        channels: contactChannels(content, language),
        links: targets.links(openPages.filter((id) => content.pages.has(id))),
      },
    }),
  },
};
