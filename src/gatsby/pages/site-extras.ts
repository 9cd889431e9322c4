import QRCode from 'qrcode';
import { contactChannels } from '../../content/contact-channels';
import type { Content } from '../../content/content';
import type { Language } from '../../site/languages';

/**
 * What surrounds every page of a language apart from header and footer: poster (its target; null
 * without one), banner, contact. Depends on the vendor's facts only, so that a changed menu does
 * not render it.
 */
export function siteExtrasOf(
  content: Pick<Content, 'vendor' | 'service' | 'ui'>,
  language: Language,
) {
  const { vendor, service } = content;
  return {
    language,
    phones: contactChannels(content, language).filter(({ href }) => href.startsWith('tel:')),
    accounts: vendor.accounts.flatMap(({ id, name, url, qr }) =>
      qr ? [{ id, name: name[language], url }] : [],
    ),
    reply: service.reply[language],
    consent: vendor.consent[language],
    statisticsId: vendor.statisticsId,
    feedback: vendor.feedback,
    poster: vendor.poster ? vendor.posterUrl : null,
  };
}

/**
 * The QR code of a text as SVG, with medium error correction and the light margin that a scanner
 * needs.
 */
export const qrCode = (text: string): Promise<string> =>
  QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
