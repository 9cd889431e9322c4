import { conventions, type Language } from '../site/languages';
import type { Content } from './content';
import type { Channel } from './page-view';

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
  const labels = ui[language].footer;
  const channels = [
    phoneChannel(labels.hotline, vendor.hotline.mainland),
    phoneChannel(labels.hongKong, vendor.hotline.hongKong),
    mailChannel(labels.support, vendor.email.support),
  ];

  if (conventions[language].offersSalesMail)
    channels.push(mailChannel(labels.sales, vendor.email.sales));

  return channels;
}
