import type { TextsOf } from '../../i18n/instance';

/** An amount of yuan in words, in one line. */
export const yuan = (amount: number, t: TextsOf<'pricing'>): string =>
  t('yuan', { amount: amount.toLocaleString('en') }).replaceAll(' ', '\u00a0');
