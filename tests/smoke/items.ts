import { parse } from 'node-html-parser';
import type { Content } from '../../src/build/content/read';
import { languages } from '../../src/config/languages';
import { inLanguage } from '../../src/routes/href';
import type { Check } from './check';

/** Every item's page in every language, as plain HTML: status, h1, header and footer. */
export const itemChecks = (base: string, content: Content): Check[] =>
  Object.values(content.items)
    .flat()
    .flatMap((item) =>
      languages.map((language): Check => {
        const route = `/${item.kind}/${item.slug}`;
        const path = inLanguage(route, language);
        return {
          kind: 'item',
          name: path,
          route,
          language,
          device: null,
          async run() {
            const response = await fetch(base + path);
            const html = await response.text();
            const heading = parse(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '').textContent;
            return [
              ...(response.status === 200 ? [] : [`HTTP ${response.status}`]),
              ...(heading === item[language].title ? [] : [`h1 is “${heading}”, expected “${item[language].title}”`]),
              ...(html.includes('<header') && html.includes('<footer') ? [] : ['header or footer is missing']),
            ];
          },
        };
      }),
    );
