import { languages, languageTags } from '../../src/config/languages';
import { inLanguage } from '../../src/routes/href';
import { onEither } from './journey';
import { base, content } from './site';

// Every link of every page, and that each page has its language's header and footer: npm run verify, which is a part of each build.

/** The text of the first element of a tag, as far as titles need it. */
const textOf = (tag: string, html: string) =>
  new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's')
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(/&#x27;|&quot;|&amp;/g, (entity) => ({ '&quot;': '"', '&amp;': '&' })[entity] ?? "'");

describe.each(languages)('in %s', (language) => {
  test('an unknown path is answered with HTTP 404 and a page of its language (section 2)', async () => {
    const response = await fetch(base + inLanguage('/no/such/page', language));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`lang="${languageTags[language]}"`);
  });

  test('every item has a page with its title', async () => {
    const wrong: string[] = [];
    for (const item of Object.values(content.items).flat()) {
      const path = inLanguage(`/${item.kind}/${item.slug}`, language);
      const response = await fetch(base + path);
      const title = textOf('h1', await response.text());
      if (response.status !== 200 || title !== item[language].title)
        wrong.push(`${path}: HTTP ${response.status}, h1 “${title}”`);
    }
    expect(wrong).toEqual([]);
  });
});

onEither('a click leads to this device’s page, its item, query and hash kept (section 2)', async (visitor) => {
  const isPhone = visitor.device === 'phone';
  const [item] = content.items.case;
  const [twin, own] = isPhone ? ['/aboutus/record', '/aboutRecord'] : ['/aboutRecord', '/aboutus/record'];
  const alone = visitor.at(isPhone ? '/tags?filter=a' : '/product/BeyondStage?filter=a');
  for (const [from, to] of [
    [visitor.at(`${twin}?year=2020#timeline`), visitor.at(`${own}?year=2020#timeline`)],
    [visitor.at(`/caseDetailPhone?id=${item?.id}`), visitor.at(`/case/${item?.slug}`)],
    [visitor.at('/resource?a=1'), visitor.at('/report?a=1')],
    [alone, `${visitor.at('/notFond')}?from=${encodeURIComponent(alone)}&for=${isPhone ? 'desktop' : 'phone'}`],
  ] as const) {
    await visitor.open(visitor.at('/joinus'));
    await visitor.click(from);
    await visitor.until((wanted) => location.href.endsWith(wanted), to);
    await visitor.settled();
  }
});
