import type { Language } from './languages';
import { addressOfRoute } from './lookup';

/** The routes that header, footer and pop-ups link to, by what a component calls them. */
const shellRoutes = {
  consult: 'consult',
  trial: 'productTrial',
  search: 'search',
  privacy: 'PrivacyPolicy',
  accessibility: 'accessibility',
} as const;

/**
 * Their addresses; null for a page that the site doesn't have, whose link or control is left out.
 */
export type ShellAddresses = Readonly<Record<keyof typeof shellRoutes, string | null>>;

/**
 * The addresses in a language. The build hands them to the slices, so that no browser loads the
 * manifest.
 */
export const shellAddresses = (language: Language): ShellAddresses => ({
  consult: addressOfRoute(shellRoutes.consult, language),
  trial: addressOfRoute(shellRoutes.trial, language),
  search: addressOfRoute(shellRoutes.search, language),
  privacy: addressOfRoute(shellRoutes.privacy, language),
  accessibility: addressOfRoute(shellRoutes.accessibility, language),
});
