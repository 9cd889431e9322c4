import type { Language } from '../../config/languages';
import { handedOverBy } from '../../routes/downloads';
import type { Entry, PageLink, PageView } from '../../routes/page-view';
import type { Route } from '../../routes/route-types';
import type { Content, Item } from '../content/read';
import { contactChannels } from './sections';
import type { Targets } from './targets';

const linksTo = (ids: readonly string[], targets: Targets): PageLink[] =>
  ids.flatMap((id) => {
    const href = targets.href(id);
    return href === null ? [] : [{ label: targets.name(id), href, devices: targets.devices(id) }];
  });

/**
 * The items that a result page may hand over, and their lists; null for any other page.
 * @param entryOf an item as an entry with its download
 */
export function resultOf(
  { id, template }: Route,
  { items }: Pick<Content, 'items'>,
  targets: Targets,
  entryOf: (item: Item) => Entry,
): PageView['result'] {
  if (template !== 'result') return null;
  const kinds = handedOverBy(id);
  return { offers: kinds.flatMap((kind) => items[kind] as Item[]).map(entryOf), lists: linksTo(kinds, targets) };
}

/** Pages that a partner who has signed in goes on to. */
const partnerPages = ['partner', 'partnerdetail', 'train', 'productTrial', 'news'];

/** What a login page offers besides its form; null for any other page. */
export function loginOf(
  { template }: Route,
  { vendor, ui }: Content,
  targets: Targets,
  language: Language,
): PageView['login'] {
  if (template !== 'login') return null;
  return {
    channels: contactChannels({ vendor, language, labels: ui[language].footer }),
    links: linksTo(partnerPages, targets),
  };
}
