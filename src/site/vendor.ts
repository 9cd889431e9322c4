import vendor from '../../data/vendor.json';
import type { Language } from './languages';

/** The vendor's slug, a part of two paths: `/product/{slug}Container` and `/{slug}OpenSource`. */
export const vendorSlug: string = vendor.slug;

/** The vendor's name in each language. */
export const vendorName: Record<Language, string> = vendor.name;

export const vendorFilesHost: string = vendor.companyHost;

/** The vendor's mark, an SVG element (src/content/schemas/vendor.ts says of what). */
export const vendorMark: string = vendor.mark;

/** The registry that the filing number in the footer leads to. */
export const filingRegistry: string = vendor.filingRegistry;

/** The site's own host, e.g. `www.vendor.example`. */
export const siteHost: string = new URL(vendor.siteUrl).host;
