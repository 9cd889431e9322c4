import type { Language } from '../../config/languages';
import type { ConsentMode } from '../../contract/content/vendor';
import type { Content } from '../content/read';
import { type QrCode, qrCode } from '../qr-code';
import { contactChannels } from './sections';

/** What surrounds every page of a language apart from header and footer: poster, banner, contact. */
export interface SiteExtras {
  language: Language;
  phones: { label: string; value: string; href: string }[];
  accounts: { id: string; name: string; url: string; qr: QrCode }[];
  consent: ConsentMode;
  statisticsId: string;
  /** Target of the poster; null without one. */
  poster: string | null;
}

/** Depends on the vendor's facts only, so that a changed menu does not render it. */
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
