import './support/prepare';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { checkSeeds } from '../../mock-api/seeds';
import { filesBelow, readDataFile, withPlaces } from '../calls/data-file';
import { footerMenu } from '../calls/footer-menu';
import { describeIssue, describeIssues, type Issue } from '../calls/issue';
import { topMenu } from '../calls/top-menu';
import { changedSentences, type PlacedSentence } from '../content/changed-sentences';
import { checkData, writtenOnly } from '../content/check';
import { checkEnglish, englishFigures } from '../content/check-english';
import { endedVersions } from '../content/compatibility/check';
import type { Content } from '../content/content';
import { publishedAddresses } from '../content/schemas/addresses';
import { mediaKinds } from '../content/schemas/media';
import { collectTexts } from '../content/texts';
import {
  digestTranslations,
  staleTranslations,
  type Translations,
  translations,
  updateTranslations,
} from '../content/translations';
import { features } from '../features';
import {
  checkCompleteness,
  checkEntryLinks,
  checkMenu,
  menuWarnings,
} from '../features/menus/check';
import { checkPublished, checkRedirects } from '../features/redirects/check';
import { redirectRows } from '../features/redirects/schema';
import { buildPages } from '../gatsby/pages/pages';
import { redirects, retired } from '../site/former-addresses';
import { inLanguage } from '../site/href';
import { languages } from '../site/languages';
import { manifest } from '../site/manifest';
import { buildDay } from '../site/today';
import { vendorSlug } from '../site/vendor';
import type { BuiltPage } from '../views/built-page';
import { fail, root } from './support/environment';
import { textWithDigest } from './support/noted-text';

const usage = `npm run content -- [PART] [options]
  PART        only the issues whose line contains it, e.g. product/BCC
  --english   adds a table of what gives away English that was translated: contractions, semicolons, “, so”
  --addresses adds the addresses of new pages to data/addresses.json, which holds all that were ever published
  --translated notes that the English of the pages, or of PART, says what the Chinese says now (data/translations.json)
  --json      every issue and warning as JSON; without it at most 5 issues of a file are listed`;

const flag = { type: 'boolean', default: false } as const;

/** What a run reports. */
interface Report {
  /** Faults, which the command fails for. */
  issues: Issue[];
  /** What a build warns of and publishes anyway. */
  buildWarnings: Issue[];
  /** English files whose Chinese has changed since, and its changed sentences. */
  staleFiles: StaleFile[];
  draftFiles: string[];
  /** Whether every file could be read, so that links and references were checked. */
  isComplete: boolean;
}

interface StaleFile {
  /** Its path below data/. */
  file: string;
  /** A line for each sentence that was added or removed. */
  changes: string[];
}

interface Options {
  english: boolean;
  json: boolean;
  addresses: boolean;
  translated: boolean;
}

/**
 * `npm run content`: checks everything under data/ and prints each issue with its file, place and
 * key, the warnings of a build, and the drafts. Exits with 1 if there are issues.
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
  const report = onlyAbout(part, checkContent(part, values));

  if (values.json) {
    console.log(JSON.stringify([...report.issues, ...report.buildWarnings], null, 2));
  } else {
    printReport(report);
  }
  process.exitCode = report.issues.length > 0 ? 1 : 0;
}

/** Checks all data, and writes what the options ask to be noted. */
function checkContent(part: string, options: Options): Report {
  const { content, drafts, errors, warnings } = checkData(root, features);
  const mock = checkSeeds(root);
  const issues = [...errors, ...warnings, ...mock.errors, ...mock.warnings];
  const buildWarnings: Issue[] = [];

  const menu = v.safeParse(topMenu, mock.seeds.topMenu);
  const footer = v.safeParse(footerMenu, mock.seeds.footerMenu);

  // Pages and menus can be put together only from data that is in order.
  if (content && errors.length === 0 && menu.success) {
    const pages = buildPages(content, {});
    const siteIssues = [
      ...checkMenu(content, menu.output),
      ...addressIssues(pages, options.addresses),
    ];
    issues.push(...withPlaces(root, siteIssues));
    buildWarnings.push(
      ...missingMedia(content),
      ...endedVersions(content, buildDay()),
      ...features.flatMap((feature) => feature.warnings?.(content) ?? []),
    );
  }

  if (content) {
    const { en } = writtenOnly(collectTexts(content, features)).all;
    issues.push(...withPlaces(root, checkEnglish(en)));
    if (options.english) console.table(englishFigures(en));
  }

  if (content && menu.success && footer.success) {
    issues.push(...checkCompleteness(content, menu.output));
    issues.push(...withPlaces(root, checkEntryLinks(content, menu.output, footer.output)));
    buildWarnings.push(...menuWarnings(content, menu.output, footer.output));
  }

  return {
    // Files that can't be read can't be compared either.
    staleFiles: content ? staleTranslationFiles(part, options.translated, issues) : [],
    issues,
    buildWarnings,
    draftFiles: [...drafts.values()],
    isComplete: content !== null,
  };
}

/**
 * The part of a report whose lines contain a text. Fails if neither a file of data/ nor an issue
 * has it.
 */
function onlyAbout(part: string, report: Report): Report {
  const isAbout = (issue: Issue) => describeIssue(issue).includes(part);
  const issues = report.issues.filter(isAbout);
  const buildWarnings = report.buildWarnings.filter(isAbout);

  const hasFile = filesBelow(root, 'data', '').some((file) => file.includes(part));
  if (issues.length + buildWarnings.length === 0 && !hasFile) {
    fail(`No file of data/ and no issue has “${part}” in its name`);
  }

  return {
    ...report,
    issues,
    buildWarnings,
    draftFiles: report.draftFiles.filter((file) => file.includes(part)),
  };
}

function printReport(report: Report): void {
  for (const line of describeIssues(report.issues)) console.error(line);

  for (const line of new Set(describeIssues(report.buildWarnings))) {
    console.warn(`A build warns: ${line}`);
  }

  for (const { file, changes } of report.staleFiles) {
    const page = file.replace(/\.en\.\w+$/, '');
    console.log(
      `data/${file}: its Chinese has changed since. Once it says the same: npm run content -- --translated ${page}`,
    );
    for (const change of changes) console.log(`  ${change}`);
  }

  for (const file of report.draftFiles) console.log(`${file}: a draft, which no build publishes`);
  if (report.draftFiles.length > 0) console.log(countOf(report.draftFiles, 'draft'));

  const later = report.isComplete
    ? ''
    : '; links and references are checked once every file can be read';
  console.log(countOf(report.issues, 'issue') + later);
}

/** How many there are, in words: `1 issue`, `2 issues`. */
const countOf = ({ length }: readonly unknown[], noun: string): string =>
  `${length} ${length === 1 ? noun : `${noun}s`}`;

/**
 * Files and videos of items that were never drawn. `npm run draw -- --check` finds stale drawings.
 */
function missingMedia({ items, media }: Content): Issue[] {
  const names = mediaKinds.flatMap((kind) => items[kind].map(({ slug }) => `${kind}/${slug}`));

  return names.flatMap((name) =>
    languages
      .filter((language) => !media[name]?.[language])
      .map((language) => ({
        source: 'data/media.json',
        key: `${name}.${language}`,
        message: `is not drawn: npm run draw -- media ${name}`,
      })),
  );
}

/**
 * English files that have stayed as they were while their Chinese changed: no issue, because an
 * editor may write one language.
 * @param isTranslated whether the English of the part is noted as up to date first
 */
function staleTranslationFiles(part: string, isTranslated: boolean, issues: Issue[]): StaleFile[] {
  const source = 'data/translations.json';
  const current = digestTranslations(root);
  const recordedDigests = readDataFile(root, source, translations, issues);
  if (!recordedDigests) return [];

  const digests = isTranslated
    ? updateTranslations(recordedDigests, current, part)
    : recordedDigests;
  if (isTranslated) writeJson(source, digests);

  return staleTranslations(digests, current)
    .filter((file) => file.includes(part))
    .map((file) => ({ file, changes: changesOfChinese(file, digests) }));
}

/**
 * The sentences of the Chinese that have changed since the English was noted, a line each; none
 * where git doesn't know.
 */
function changesOfChinese(file: string, noted: Translations): string[] {
  const chinese = file.replace(/\.en\.(\w+)$/, '.zh.$1');
  const source = `data/${chinese}`;
  const before = textWithDigest(root, source, noted[chinese]?.zh ?? '');
  if (before === undefined) return [];

  const newText = readFileSync(join(root, source), 'utf8');
  const { added, removed } = changedSentences(chinese, before, newText);
  const line = (mark: string, { key, sentence }: PlacedSentence) => `${mark} ${key}: ${sentence}`;

  return [
    ...removed.map((sentence) => line('-', sentence)),
    ...added.map((sentence) => line('+', sentence)),
  ];
}

/**
 * What is wrong with data/redirects.json, and addresses that were published and are gone.
 * @param isAdding whether new addresses are added to the published ones first
 */
function addressIssues(pages: readonly BuiltPage[], isAdding: boolean): Issue[] {
  const issues: Issue[] = [];
  const source = 'data/addresses.json';
  const rows = readDataFile(root, 'data/redirects.json', redirectRows, issues) ?? [];
  const recordedAddresses = readDataFile(root, source, publishedAddresses, issues);
  if (issues.length > 0 || !recordedAddresses) return issues;

  const aliases = manifest.flatMap(({ alias }) =>
    alias === undefined ? [] : languages.map((language) => inLanguage(alias, language)),
  );
  const addresses = new Set([...pages.map(({ path }) => path), ...aliases]);
  const withoutVendor = (address: string) => address.replaceAll(vendorSlug, '{vendor}');

  const published = new Set(recordedAddresses);
  if (isAdding) {
    for (const address of addresses) published.add(withoutVendor(address));
    writeJson(source, [...published].sort());
  }

  const servedAddresses = new Set(
    [...addresses, ...redirects.keys(), ...retired.keys()].map(withoutVendor),
  );
  return [...checkRedirects(rows, addresses), ...checkPublished([...published], servedAddresses)];
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(join(root, file), `${JSON.stringify(value, null, 2)}\n`);
}

try {
  main();
} catch (error) {
  fail(error);
}
