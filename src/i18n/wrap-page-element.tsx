import type { WrapPageElementBrowserArgs } from 'gatsby';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';

type PluginContext = Parameters<typeof I18nextContext.Provider>[0]['value'];

/** Replaces the plugin's wrapper to keep i18next out of the bundles; passes on language and path. */
export const wrapPageElement = ({ element, props }: WrapPageElementBrowserArgs<object, { i18n: PluginContext }>) => (
  <I18nextContext.Provider value={props.pageContext.i18n}>{element}</I18nextContext.Provider>
);
