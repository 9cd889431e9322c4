import { create } from 'qrcode';
import type { Language } from '../../config/languages';
import type { Content } from '../content/read';
import { contactChannels } from './sections';

/**
 * What surrounds every page of a language apart from header and footer: poster (its target; null without one), banner, contact. Depends on
 * the vendor's facts only, so that a changed menu does not render it.
 */
export function siteExtrasOf({ vendor, ui }: Pick<Content, 'vendor' | 'ui'>, language: Language) {
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

/**
 * The QR code of a text, with medium error correction: `size` modules along one side without the quiet zone, and SVG path data, a line one
 * unit wide per run of dark modules, along the upper edge of its row.
 */
export function qrCode(text: string) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const isDark = (row: number, column: number) => column < size && Boolean(data[row * size + column]);
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (isDark(row, column)) column += 1;
      if (column > start) path += `M${start} ${row}h${column - start}`;
    }
  return { size, path };
}
