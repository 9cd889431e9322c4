import type { CreateResolversArgs } from 'gatsby';
import { withChineseTexts } from '../i18n/chinese-texts';
import { defaultLanguage, parseLanguage } from '../site/languages';

/** A file of data/ui, as gatsby-plugin-react-i18next sources it. */
interface Locale {
  language: string;
  ns: string;
  /** JSON. */
  data: string;
}

interface Context {
  nodeModel: {
    findOne(query: { type: 'Locale'; query: object }): Promise<Locale | null>;
  };
}

/**
 * Fills the texts that a language lacks with the Chinese ones, in the answers of queries. With
 * i18next's own fallback, every page would load both languages.
 */
export const resolveLocales = ({ createResolvers }: CreateResolversArgs): void =>
  createResolvers({
    Locale: {
      data: {
        async resolve(locale: Locale, _args: object, { nodeModel }: Context) {
          const language = parseLanguage(locale.language);
          if (!language || language === defaultLanguage) return locale.data;

          const filter = { ns: { eq: locale.ns }, language: { eq: defaultLanguage } };
          const chinese = await nodeModel.findOne({ type: 'Locale', query: { filter } });
          if (!chinese) return locale.data;

          const texts = withChineseTexts(
            JSON.parse(locale.data),
            JSON.parse(chinese.data),
            language,
          );
          return JSON.stringify(texts);
        },
      },
    },
  });
