import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { eachText } from '../../src/build/content/texts';
import { root } from '../../src/cli/support/environment';

const git = (...parameters: string[]): string =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 });

/** Keys of data/vendor.json whose values name a vendor. */
const naming =
  /^(name|shortName|legalName|slug|siteUrl|companyHost|posterUrl|filing|hotline|email|accounts\.\d+\.url)(\.|$)/;

/** The words that name a vendor, in small letters: names, numbers, hosts. @param vendor content of data/vendor.json */
export function wordsOf(vendor: unknown): Set<string> {
  const words = new Set<string>();
  eachText(vendor, (key, text) => {
    if (!naming.test(key)) return;
    const host = text.startsWith('https://') ? new URL(text).host : text.replace(/^.*@/, '');
    if (host) words.add(host.toLowerCase());
  });
  return words;
}

/** data/vendor.json as last committed, so that a second run still knows whom it replaces; null without a commit. */
export function committedVendor(): unknown {
  try {
    return JSON.parse(git('show', 'HEAD:data/vendor.json'));
  } catch {
    return null; // A fresh repository, or none.
  }
}

/** The project's files, as paths below its folder. @throws Error where git is missing */
export function projectFiles(): string[] {
  try {
    return git('ls-files', '-co', '--exclude-standard', '-z')
      .split('\0')
      .filter((file) => file && existsSync(join(root, file)));
  } catch (cause) {
    throw new Error(
      'The files of the project are listed with git, which is missing, or this is no repository (git init).',
      {
        cause,
      },
    );
  }
}

/**
 * The places that still name an old vendor, a line each: file and key of a JSON file, else file and line.
 * @param old words that name it
 * @param present words that name the present vendor, which may hold an old one
 * @param input the file that was read, which may well name both
 */
export function whereNamed(
  files: readonly string[],
  old: ReadonlySet<string>,
  present: ReadonlySet<string>,
  input: string,
): string[] {
  const wanted = [...old].filter((word) => !present.has(word));
  const longest = [...present].sort((a, b) => b.length - a.length);
  const isNamed = (text: string) => {
    const rest = longest.reduce((left, word) => left.replaceAll(word, ''), text.toLowerCase());
    return wanted.some((word) => rest.includes(word));
  };
  return files.flatMap((file): string[] => {
    if (resolve(root, file) === resolve(input)) return [];
    const inName = isNamed(file) ? [`${file}: its name`] : [];
    const text = readFileSync(join(root, file), 'utf8');
    // What is no text is drawn: npm run draw -- --check knows of it.
    if (text.includes('\0') || !isNamed(text)) return inName;
    const found: string[] = [];
    if (file.endsWith('.json'))
      eachText(JSON.parse(text), (key, value) => {
        if (isNamed(value)) found.push(`${file} › ${key}: ${value.slice(0, 100)}`);
      });
    if (found.length === 0)
      for (const [index, line] of text.split('\n').entries())
        if (isNamed(line)) found.push(`${file}:${index + 1}: ${line.trim().slice(0, 100)}`);
    return [...inName, ...found];
  });
}
