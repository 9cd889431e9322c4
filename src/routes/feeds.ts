import type { Language } from '../config/languages';
import { inLanguage } from './href';

/** Path of the RSS feed of news. */
export const newsFeedPath = (language: Language): string => inLanguage('/news/rss.xml', language);
