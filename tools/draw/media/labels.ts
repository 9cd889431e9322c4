import { fixedTexts, type TextsOf } from '../../../src/i18n/instance';
import type { MediaSource } from './source';

/** `t` of the labels of a file or video. */
export const labelTexts = ({
  language,
  labels,
}: Pick<MediaSource, 'language' | 'labels'>): TextsOf<'print'> =>
  fixedTexts(language, { [language]: { print: labels } })('print');
