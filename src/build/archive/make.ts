import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import {
  copyFileSync,
  createWriteStream,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { ZipFile } from 'yazl';
import { eachLanguage, type Language } from '../../config/languages';
import { needDataFile } from '../../contract/data-file';
import { fill } from '../../i18n/texts';
import { formatDay } from '../../lib/format-date';
import { compressible } from '../hosting';
import { filesIn } from '../published-site';
import { type BuildRecord, readRecord } from '../rebuild/record';
import { servedRelease } from '../rebuild/releases';
import { archiveStyles, bundleClient } from './client';
import { archiveData } from './data';
import { type ArchiveWords, createPageArchiver, ownFolder } from './page';

/** Where archives are written: beside the releases, so that neither hosts nor `npm run publish` serve them. */
const archiveFolder = (root: string): string => join(root, 'releases/archive');

/**
 * The key that signs archives.
 * @param file the value of `ARCHIVE_SIGNING_KEY`
 * @throws Error that names the file, the reason and the remedy
 */
export function readSigningKey(file: string): KeyObject {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
    throw new Error(`its type is ${key.asymmetricKeyType}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `ARCHIVE_SIGNING_KEY=${file} is not an Ed25519 private key in PEM without a passphrase: ${reason}\nMake one: openssl genpkey -algorithm ed25519 -out FILE`,
    );
  }
}

/** The site's own texts that the archive shows or replaces. */
const uiTexts = {
  archive: v.object({ notice: v.string(), form: v.string(), login: v.string(), video: v.string() }),
  forms: v.object({ noScript: v.string() }),
  login: v.object({ withoutScript: v.string() }),
  header: v.looseObject({}),
};

function wordsOf(
  root: string,
  language: Language,
  release: string,
  { inputs }: BuildRecord,
): ArchiveWords {
  const read = <N extends keyof typeof uiTexts>(name: N) =>
    needDataFile(root, `data/ui/${language}/${name}.json`, uiTexts[name]);
  const { notice, video, form, login } = read('archive');
  return {
    notice: fill(notice, { date: formatDay(inputs.day, language), release }),
    video,
    replaced: { [read('forms').noScript]: form, [read('login').withoutScript]: login },
    header: read('header'),
  };
}

/** Error pages and Gatsby's fragments: nothing leads to them. */
const isPage = (file: string): boolean =>
  file.endsWith('.html') && !/^(_gatsby|page-data)\/|(^|\/)404\.html$/.test(file);

/**
 * Writes the files of the archive.
 * @param release the release's folder
 * @param folder where they are written
 */
async function writeFiles(
  root: string,
  release: string,
  record: BuildRecord,
  folder: string,
): Promise<void> {
  const files = Object.keys(record.files).filter((file) => !(file in record.kept));
  const read = (file: string) => readFileSync(join(release, file), 'utf8');
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const pages = createPageArchiver({
    files: new Set(files),
    siteUrl: record.siteUrl,
    sprite: read('icons.svg'),
    words: eachLanguage((language) => wordsOf(root, language, basename(release), record)),
  });
  for (const page of files.filter(isPage))
    write(page, pages.archivePage(page, read(page), archiveData(release, page)));
  for (const [file, css] of pages.styles)
    write(file, await archiveStyles(css, release, (address) => pages.addressFrom(file, address)));
  const { js, css } = await bundleClient(root);
  write(`${ownFolder}/archive.js`, js);
  write(`${ownFolder}/archive.css`, css);
  for (const file of files.filter((name) => /^search\/.*\.json$/.test(name)))
    write(
      `${ownFolder}/${file.replace(/json$/, 'js')}`,
      `(self.archivedData??={})[${JSON.stringify(`/${file}`)}]=${read(file)}`,
    );
  for (const file of [...pages.used].filter((name) => !isPage(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(release, file), join(folder, file));
  }
}

const sha256 = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');

/** Zips a folder: the same files on the same day give the same bytes. @param day YYYY-MM-DD, the date of all files */
async function zipFolder(folder: string, day: string, target: string): Promise<void> {
  const zip = new ZipFile();
  // A zip file has local times; a time zone in it would differ from machine to machine.
  const options = { mtime: new Date(`${day}T00:00:00`), mode: 0o100644, forceDosTimestamp: true };
  for (const file of filesIn(folder).sort())
    zip.addFile(join(folder, file), file, { ...options, compress: compressible.test(file) });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(target));
}

/** Writes the archive in a folder, where an earlier one stays until this one is whole. */
async function writeArchive(
  root: string,
  release: string,
  record: BuildRecord,
  folder: string,
  key: KeyObject | null,
) {
  const content = join(folder, '.content');
  const partial = join(folder, '.partial.zip');
  const path = join(folder, 'site.zip');
  const remove = (...paths: string[]) => {
    for (const one of paths) rmSync(one, { recursive: true, force: true });
  };
  // Of a killed process.
  remove(content);
  mkdirSync(content, { recursive: true });
  try {
    await writeFiles(root, release, record, content);
    const files = filesIn(content).sort();
    const sums = files.map((file) => `${sha256(join(content, file))}  ${file}\n`);
    writeFileSync(join(content, 'SHA256SUMS'), sums.join(''));
    await zipFolder(content, record.inputs.day, partial);
    remove(`${path}.sha256`, `${path}.sig`);
    renameSync(partial, path);
    writeFileSync(`${path}.sha256`, `${sha256(path)}  site.zip\n`);
    if (key) writeFileSync(`${path}.sig`, sign(null, readFileSync(path), key));
    return { path, bytes: statSync(path).size, files: files.length + 1 };
  } finally {
    remove(content, partial);
  }
}

/**
 * Makes `site.zip` of the release that is served, with `site.zip.sha256` and, where there is a key, `site.zip.sig` beside it.
 * @param root the project's folder
 * @param key signs it; null: it isn't signed
 * @returns path of the archive, its size in bytes and the number of its files
 * @throws Error if there is no release, or it lacks a file that pages refer to, or the folder can't be written
 */
export async function makeArchive(
  root: string,
  key: KeyObject | null,
  folder = archiveFolder(root),
) {
  const release = servedRelease(root);
  const record = release && readRecord(release);
  if (!release || !record)
    throw new Error(`There is no release in ${join(root, 'releases/current')}: npm run build`);
  return writeArchive(root, release, record, folder, key);
}
