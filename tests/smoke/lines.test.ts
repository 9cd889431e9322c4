import { inLanguage } from '../../src/routes/href';
import { manifest } from '../../src/routes/manifest';
import { visitors } from './journey';
import { brokenWords, orphans } from './lines';
import { isFirefox } from './visitor';
import { isEvery } from './visits';

/** Every product and solution (in Firefox only with SMOKE_EVERY=1), and the first page of each other template. */
const routes = manifest.filter(
  ({ template }, index) =>
    (template === 'product' && (!isFirefox || isEvery)) ||
    (template !== 'redirect' && manifest.findIndex((one) => one.template === template) === index),
);
// Firefox takes a second for each page.
jest.setTimeout(180_000);
const widths = [320, 390, 768, 1024, 1200, 1440, 1920, 2560];

for (const language of ['zh', 'en'] as const)
  visitors({ language, script: false }).onDesktop(
    'no line of a title ends within a word, and no grid ends with a cell alone, however wide the window',
    async (visitor) => {
      const found: string[] = [];
      for (const { path } of routes) {
        await visitor.read(inLanguage(path, language));
        for (const width of widths) {
          await visitor.resize({ width, height: 900 });
          const seen = [...(await visitor.page.evaluate(brokenWords)), ...(await visitor.page.evaluate(orphans))];
          found.push(...seen.map((one) => `${path} at ${width} px: ${one}`));
        }
      }
      expect(found).toEqual([]);
    },
  );
