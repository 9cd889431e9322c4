import './support/prepare';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { checkSeeds } from '../../mock-api/seeds';
import { filesBelow, readDataFile, withPlaces } from '../calls/data-file';
import { footerMenu } from '../calls/footer-menu';
import { describeIssue, describeIssues, type Issue } from '../calls/issue';
import { topMenu } from '../calls/top-menu';
import { checkData, writtenOnly } from '../content/check';
import { checkEnglish, englishFigures } from '../content/check-english';
import type { Content } from '../content/read';
import { mediaKinds } from '../content/schemas/media';
import { publishedAddresses, redirectRows } from '../content/schemas/redirects';
import { collectTexts } from '../content/texts';
import {
  digestTranslations,
  staleTranslations,
  translations,
  updateTranslations,
} from '../content/translations';
import { checkCompleteness, checkMenu, menuWarnings } from '../features/menus/check';
import { checkPublished, checkRedirects } from '../features/redirects/check';
import { type BuiltPage, buildPages } from '../gatsby/pages/pages';
import { inLanguage } from '../site/href';
import { languages } from '../site/languages';
import { manifest, redirects } from '../site/manifest';
import { vendorSlug } from '../site/vendor';
import { fail, root } from './support/environment';

const usage = `npm run content -- [PART] [options]
  PART        only the issues whose line contains it, e.g. product/BCC
  --english   adds a table of what gives away English that was translated: contractions, semicolons, “, so”
  --addresses adds the addresses of new pages to data/addresses.json, which holds all that were ever published
  --translated notes that the English of the pages, or of PART, says what the Chinese says now (data/translations.json)
  --json      every issue and warning as JSON; without it at most 5 issues of a file are listed`;

const flag = { type: 'boolean', default: false } as const;

/**
 * `npm run content`: checks everything under data/ and prints each issue with its file, place and key, the warnings of a build, and the drafts.
 * Exits with 1 if there are issues.
 */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      english: flag,
      json: flag,
      addresses: flag,
      translated: flag,
      help: { ...flag, short: 'h' },
    },
  });
  if (values.help) return void console.log(usage);
  const [part = ''] = positionals;
  const { content, drafts, errors, warnings } = checkData(root);
  const issues = [...errors, ...warnings];
  const buildWarnings: Issue[] = [];
  const mock = checkSeeds(root);
  issues.push(...mock.errors, ...mock.warnings);
  const menu = v.safeParse(topMenu, mock.seeds.topMenu);
  const footer = v.safeParse(footerMenu, mock.seeds.footerMenu);
  // Pages and menus can be put together only from data that is in order.
  if (content && errors.length === 0 && menu.success) {
    const pages = buildPages(content, {});
    const found = checkMenu(content, menu.output);
    issues.push(...withPlaces(root, [...found, ...addressIssues(pages, values.addresses)]));
    buildWarnings.push(...undrawn(content));
  }
  if (content) {
    const { en } = writtenOnly(collectTexts(content)).all;
    issues.push(...withPlaces(root, checkEnglish(en)));
    if (values.english) console.table(englishFigures(en));
  }
  if (content && menu.success && footer.success) {
    issues.push(...checkCompleteness(content, menu.output));
    buildWarnings.push(...menuWarnings(content, menu.output, footer.output));
  }
  // Files that can't be read can't be compared either.
  const stale = content ? staleFiles(part, values.translated, issues) : [];
  const isAbout = (issue: Issue) => describeIssue(issue).includes(part);
  const found = issues.filter(isAbout);
  const accepted = buildWarnings.filter(isAbout);
  if (
    found.length + accepted.length === 0 &&
    !filesBelow(root, 'data', '').some((file) => file.includes(part))
  )
    fail(`No file of data/ and no issue has “${part}” in its name`);
  if (values.json) console.log(JSON.stringify([...found, ...accepted], null, 2));
  else {
    for (const line of describeIssues(found)) console.error(line);
    for (const line of new Set(describeIssues(accepted))) console.warn(`A build warns: ${line}`);
    const later = content ? '' : '; links and references are checked once every file can be read';
    for (const file of stale)
      console.log(
        `data/${file}: its Chinese has changed since. Once it says the same: npm run content -- --translated ${file.replace(/\.en\.\w+$/, '')}`,
      );
    const draftFiles = [...drafts.values()].filter((file) => file.includes(part));
    for (const file of draftFiles) console.log(`${file}: a draft, which no build publishes`);
    if (draftFiles.length > 0)
      console.log(`${draftFiles.length} ${draftFiles.length === 1 ? 'draft' : 'drafts'}`);
    console.log(`${found.length} ${found.length === 1 ? 'issue' : 'issues'}${later}`);
  }
  process.exitCode = found.length > 0 ? 1 : 0;
}

/** What was never drawn: files and videos of items. `npm run draw -- --check` finds stale drawings. */
function undrawn({ items, media }: Content): Issue[] {
  const names = mediaKinds.flatMap((kind) => items[kind].map(({ slug }) => `${kind}/${slug}`));
  const lacking = names.flatMap((name) =>
    languages
      .filter((language) => !media[name]?.[language])
      .map((language) => ({ name, language })),
  );
  return lacking.map(({ name, language }) => ({
    source: 'data/media.json',
    key: `${name}.${language}`,
    message: `is not drawn: npm run draw -- media ${name}`,
  }));
}

/** English files that have stayed as they were while their Chinese changed: no issue, because an editor may write one language. */
function staleFiles(part: string, isNoting: boolean, issues: Issue[]): string[] {
  const source = 'data/translations.json';
  const now = digestTranslations(root);
  const noted = readDataFile(root, source, translations, issues);
  if (!noted) return [];
  const all = isNoting ? updateTranslations(noted, now, part) : noted;
  if (isNoting) writeFileSync(join(root, source), `${JSON.stringify(all, null, 2)}\n`);
  return staleTranslations(all, now).filter((file) => file.includes(part));
}

/** What is wrong with data/redirects.json, and addresses that were published and are gone. @param isAdding whether new ones are noted first */
function addressIssues(built: readonly BuiltPage[], isAdding: boolean): Issue[] {
  const issues: Issue[] = [];
  const rows = readDataFile(root, 'data/redirects.json', redirectRows, issues) ?? [];
  const aliases = manifest.flatMap(({ alias }) =>
    alias === undefined ? [] : languages.map((language) => inLanguage(alias, language)),
  );
  const pages = new Set([...built.map(({ path }) => path), ...aliases]);
  const source = 'data/addresses.json';
  const withoutVendor = (address: string) => address.replaceAll(vendorSlug, '{vendor}');
  const noted = readDataFile(root, source, publishedAddresses, issues);
  if (issues.length > 0 || !noted) return issues;
  const published = new Set(noted);
  if (isAdding) {
    for (const address of pages) published.add(withoutVendor(address));
    writeFileSync(join(root, source), `${JSON.stringify([...published].sort(), null, 2)}\n`);
  }
  const served = new Set([...pages, ...redirects.keys()].map(withoutVendor));
  return [...checkRedirects(rows, pages), ...checkPublished([...published], served)];
}

try {
  main();
} catch (error) {
  fail(error);
}
