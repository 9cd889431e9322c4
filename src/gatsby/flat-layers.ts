import { readFileSync } from 'node:fs';
import cascadeLayers from '@csstools/postcss-cascade-layers';
import postcss from 'postcss';
import type { Compiler } from 'webpack';

/**
 * Replaces cascade layers by specificity in every bundled stylesheet. Browsers before Chrome 99,
 * Firefox 97 and Safari 15.4 ignore all rules in a layer. It takes whole bundles: CSS modules
 * compose only classes whose selectors are unchanged.
 */
export class FlatLayers {
  private readonly orderFile: string;

  /**
   * @param orderFile the stylesheet that orders all layers (src/styles/layers.css); each bundle has
   * only some of them
   */
  constructor(orderFile: string) {
    this.orderFile = orderFile;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap(FlatLayers.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // Before Gatsby's minifier.
        { name: FlatLayers.name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        async (assets) => {
          const order = readFileSync(this.orderFile, 'utf8');

          for (const [name, asset] of Object.entries(assets)) {
            if (!name.endsWith('.css')) continue;
            const css = await flattenLayers(order + asset.source());
            compilation.updateAsset(name, new sources.RawSource(css));
          }
        },
      );
    });
  }
}

/**
 * @param css a stylesheet that begins with the order of its layers
 * @returns the stylesheet without layers
 */
export async function flattenLayers(css: string): Promise<string> {
  const { css: flat } = await postcss([cascadeLayers()]).process(css, { from: undefined });
  return flat;
}
