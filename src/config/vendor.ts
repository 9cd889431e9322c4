import { name, slug } from '../../data/vendor.json';

/** The vendor's slug, a part of two paths: `/product/{slug}Container` and `/{slug}OpenSource`. */
export const vendorSlug: string = slug;

/** The vendor's name in each language. */
export const vendorName: Record<'zh' | 'en', string> = name;
