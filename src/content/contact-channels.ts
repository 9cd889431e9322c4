import { conventions, type Language } from '../site/languages';
import type { Content } from './content';
import type { Channel } from './page-view';
import { uiTexts } from './ui-texts';

/** A phone number and the address that calls it. */
export const phoneLink = (number: string) => ({
  value: number,
  href: `tel:${number.replace(/\s/g, '')}`,
});

const phoneChannel = (label: string, number: string): Channel => ({ label, ...phoneLink(number) });

const mailChannel = (label: string, address: string): Channel => ({
  label,
  value: address,
  href: `mailto:${address}`,
});

/** Ways to reach the vendor; the sales address in English only (section 2). */
export function contactChannels(
  { vendor, ui }: Pick<Content, 'vendor' | 'ui'>,
  language: Language,
): Channel[] {
  const t = uiTexts(ui, language)('footer');
  const channels = [
    phoneChannel(t('hotline'), vendor.hotline.mainland),
    phoneChannel(t('hongKong'), vendor.hotline.hongKong),
    mailChannel(t('support'), vendor.email.support),
  ];

  if (conventions[language].offersSalesMail)
    channels.push(mailChannel(t('sales'), vendor.email.sales));

  return channels;
}
