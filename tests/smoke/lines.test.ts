import { languages } from '../../src/config/languages';
import { inLanguage } from '../../src/routes/href';
import { manifest } from '../../src/routes/manifest';
import { visitors } from './journey';
import { brokenWords, orphans } from './lines';
import { isEvery } from './visits';

/** The widths (CSS pixels) at which the layout changes, beside those at which pages.ts looks at every page. */
const widths = [768, 1024, 1200, 1920, 2560];
/** The first page of each template, in the two languages by turns; in a run of everything all pages in both. */
const routes = manifest.filter(
  ({ template }, index) =>
    template !== 'redirect' && (isEvery || manifest.findIndex((one) => one.template === template) === index),
);
jest.setTimeout(180_000);

for (const language of languages)
  visitors({ language, script: false }).onDesktop(
    'no line of a title ends within a word, and no grid ends with a cell alone, however wide the window',
    async (visitor) => {
      const found: string[] = [];
      for (const { path } of routes.filter((_, turn) => isEvery || languages[turn % 2] === language)) {
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
