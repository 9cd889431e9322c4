import type { Compiler, RuleSetRule } from 'webpack';

/**
 * Has PostCSS read what a CSS module composes from another file, too. Gatsby's css-loader lacks
 * that option: bundles then contain those files a second time, with media queries that no browser
 * knows (`--phone`).
 */
export class ComposedStyles {
  apply({ options }: Compiler): void {
    for (const { use } of options.module.rules.flatMap(withAlternatives)) {
      for (const loader of Array.isArray(use) ? use : []) {
        if (typeof loader !== 'object' || !loader || !isCssLoader(loader.loader)) continue;
        if (typeof loader.options === 'object') loader.options.importLoaders = 1;
      }
    }
  }
}

const isCssLoader = (path: string | undefined): boolean => /[\\/]css-loader[\\/]/.test(path ?? '');

/** A rule, and the rules of which webpack takes one in its place. */
function withAlternatives(
  rule: RuleSetRule | '...' | false | 0 | '' | null | undefined,
): RuleSetRule[] {
  if (!rule || rule === '...') return [];
  return [rule, ...(rule.oneOf ?? []).flatMap(withAlternatives)];
}
