import type { Language } from '../../config/languages';
import type { ConsentMode } from '../../contract/content/vendor';
import type { Content } from '../content/read';
import { type QrCode, qrCode } from '../qr-code';
import { contactChannels } from './sections';

/** What accompanies every page in a language besides header and footer. */
export interface SiteExtras {
  language: Language;
  phones: { label: string; value: string; href: string }[];
  accounts: { id: string; name: string; url: string; qr: QrCode }[];
  consent: ConsentMode;
  statisticsId: string;
  /** Where the poster leads; null: there is none. */
  poster: string | null;
}

/** Made of the vendor's facts alone: a changed menu renders nothing of it again. */
export function siteExtrasOf({ vendor, ui }: Pick<Content, 'vendor' | 'ui'>, language: Language): SiteExtras {
  return {
    language,
    phones: contactChannels({ vendor, language, labels: ui[language].footer }).filter(({ href }) =>
      href.startsWith('tel:'),
    ),
    accounts: vendor.accounts.flatMap(({ id, name, url, qr }) =>
      qr ? [{ id, name: name[language], url, qr: qrCode(url) }] : [],
    ),
    consent: vendor.consent[language],
    statisticsId: vendor.statisticsId,
    poster: vendor.poster ? vendor.posterUrl : null,
  };
}
