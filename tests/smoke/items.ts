import type { Content } from '../../src/build/content/read';
import { languages } from '../../src/config/languages';
import { inLanguage } from '../../src/routes/href';

/** Every item's page in every language, as plain HTML: status and h1. */
export const itemChecks = (base: string, content: Content) =>
  Object.values(content.items)
    .flat()
    .flatMap((item) =>
      languages.map((language) => {
        const path = inLanguage(`/${item.kind}/${item.slug}`, language);
        return {
          name: path,
          async run(): Promise<string[]> {
            const response = await fetch(base + path);
            const html = await response.text();
            const heading = /<h1[^>]*>(.*?)<\/h1>/s
              .exec(html)?.[1]
              ?.replaceAll('&amp;', '&')
              .replaceAll('&#x27;', "'")
              .replaceAll('&quot;', '"');
            return [
              ...(response.status === 200 ? [] : [`HTTP ${response.status}`]),
              ...(heading === item[language].title ? [] : [`h1 is “${heading}”, expected “${item[language].title}”`]),
              ...(html.includes('<header') && html.includes('<footer') ? [] : ['header or footer is missing']),
            ];
          },
        };
      }),
    );
