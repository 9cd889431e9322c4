import { languages } from '../config/languages';
import { inLanguage } from '../routes/href';
import { builtPath } from '../routes/lookup';
import { manifest } from '../routes/manifest';

/** How a host answers besides giving files; the preview server follows it, other hosts are configured from it. */
export interface HostingPolicy {
  /** Address to address, HTTP 301. */
  redirects: Map<string, string>;
  /** Address to the built path that answers it. */
  rewrites: Map<string, string>;
}

/** The redirects and rewrites that the manifest asks for. */
export function hostingPolicy(): HostingPolicy {
  const redirects = new Map<string, string>([['/product/BeyondFolibrary/en', '/en/product/BeyondFolibrary']]);
  const rewrites = new Map<string, string>();
  for (const route of manifest)
    for (const language of languages) {
      const path = inLanguage(route.path, language);
      if (route.redirect !== undefined) redirects.set(path, inLanguage(route.redirect, language));
      if (builtPath(route) !== route.path) rewrites.set(path, inLanguage(builtPath(route), language));
    }
  return { redirects, rewrites };
}

/** For everything that may change: ask again before it is used. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Cache lifetimes: files with a digest in their name for ever, everything else asks again. */
export function cacheControl(path: string): string {
  const isImmutable = /^\/static\/|[-.][0-9a-f]{20}\.(js|css)(\.map)?$/.test(path);
  return isImmutable ? 'public, max-age=31536000, immutable' : revalidate;
}
