import type { Language } from '../config/languages';
import { inLanguage } from './href';

/** Where the news of a language are published as RSS. */
export const newsFeedPath = (language: Language): string => inLanguage('/news/rss.xml', language);
