import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { readDataFile } from '../../src/calls/data-file';
import { describeIssue, type Issue } from '../../src/calls/issue';
import { checkData } from '../../src/content/check';
import { features } from '../../src/features';
import { digestOf } from '../../src/site/digest';
import { dataFiles, dataFilesOf } from './data-files';
import { documentOf, filesBehind, slugField, valuesOf } from './documents';
import { wordsOf } from './refusals';
import { rewriteJson } from './write-json';

/** What the editor's user has to be told: the document was not saved, or can't be opened. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number = 422,
  ) {
    super(message);
  }
}

export interface Document {
  path: string;
  /** JSON, as the editor shows it. */
  data: string;
}

/**
 * The texts of the files of a document, by language as in `filesBehind`; undefined for one that
 * isn't there yet.
 */
type Texts = Map<string, { file: string; text: string | undefined }>;

function textsOf(root: string, path: string): Texts {
  return new Map(
    filesBehind(path).map(([language, file]) => {
      const path = join(root, file);
      const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      return [language, { file, text }];
    }),
  );
}

const digestOfTexts = (texts: Texts): string =>
  digestOf(JSON.stringify([...texts.values()].map(({ text }) => text ?? null)));

/**
 * The values of the files of a document.
 * @throws Refusal that says where a file is broken
 */
function valuesIn(root: string, texts: Texts): Map<string, unknown> {
  const values = new Map<string, unknown>();

  for (const [language, { file, text }] of texts) {
    if (text === undefined) continue;

    const issues: Issue[] = [];
    const value = readDataFile(root, file, v.unknown(), issues);
    const [issue] = issues;
    if (issue)
      throw new Refusal(
        `文件已损坏，请先修复 · The file is broken, mend it first: ${describeIssue(issue)}`,
      );
    values.set(language, value);
  }

  return values;
}

/**
 * Links a folder's files into another, so that one of them can be replaced without a copy of all.
 */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) linkFolder(source, target);
    else linkSync(source, target);
  }
}

const lineOf = (issue: Issue): string => describeIssue({ ...issue, at: '' });

/** Every issue of a project's data that a save is refused for, without places, which move. */
function issuesIn(root: string): Map<string, Issue> {
  const { errors, warnings } = checkData(root, features);
  return new Map([...errors, ...warnings].map((issue) => [lineOf(issue), issue]));
}

/** What somebody has saved. */
export interface Save {
  id: number;
  path: string;
  at: Date;
  /** The files' texts before and after, by file; undefined for one that wasn't there. */
  before: ReadonlyMap<string, string | undefined>;
  after: ReadonlyMap<string, string>;
}

/** The documents of a project, read and written for the editor. */
export class Store {
  /** What each session was shown last of a document, by session and path. */
  private readonly shown = new Map<string, string>();

  /** What was saved since the editor was started, the oldest first. */
  readonly saves: Save[] = [];

  private saveCount = 0;

  /** @param root the project's folder */
  constructor(private readonly root: string) {}

  /** The paths of a folder's documents. */
  private pathsIn(folder: string): string[] {
    const names = readdirSync(join(this.root, folder)).filter((name) => name.endsWith('.json'));
    const files = dataFiles.find(({ path }) => path === folder);
    if (files?.languages !== 'files') return names.map((name) => `${folder}/${name}`);

    return names
      .filter((name) => name.endsWith('.zh.json'))
      .map((name) => `${folder}/${name.replace('.zh.json', '.json')}`);
  }

  /**
   * A document as it is now.
   * @throws Refusal for a broken file
   */
  private read(path: string): { document: Document; digest: string } {
    if (!dataFilesOf(path)) throw new Refusal(`${path} is no file of the editor`, 404);

    const texts = textsOf(this.root, path);
    const values = valuesIn(this.root, texts);
    if (values.size === 0) throw new Refusal(`${path} is missing`, 404);

    const data = JSON.stringify(documentOf(path, values));
    return { document: { path, data }, digest: digestOfTexts(texts) };
  }

  /** A folder's documents. A broken one is shown by what is wrong with it. */
  list(folder: string): Document[] {
    return this.pathsIn(folder).map((path) => {
      try {
        return this.read(path).document;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const title = `⚠ ${error.message}`;
        return {
          path,
          data: JSON.stringify({ zh: { title, name: title }, title, name: { zh: title } }),
        };
      }
    });
  }

  /**
   * Opens a document.
   * @throws Refusal for a broken or missing file
   */
  open(session: string, path: string): Document {
    const { document, digest } = this.read(path);
    this.shown.set(`${session} ${path}`, digest);
    return document;
  }

  /**
   * Saves a document, if nothing is wrong with what would be written.
   * @throws Refusal that names file, key and remedy; or says that somebody else has changed the
   * document since it was opened
   */
  save(session: string, path: string, data: string): void {
    const texts = textsOf(this.root, path);
    const before = valuesIn(this.root, texts);
    const shown = this.shown.get(`${session} ${path}`);
    const isNew = before.size === 0;

    if (!isNew && shown === undefined)
      throw new Refusal(
        '编辑器重新启动过：请在新标签页里打开这一条，把修改抄过去再保存 · The editor has been restarted: open this in a new tab, and copy your changes there',
        409,
      );
    if (isNew ? shown !== undefined : shown !== digestOfTexts(texts))
      throw new Refusal(
        `其他人刚刚修改过 ${path}，请重新打开后再改 · Somebody else has changed ${path} since you opened it: open it again`,
        409,
      );

    const values = valuesOf(path, JSON.parse(data), before);
    const model = isNew ? this.modelFor(path) : '';
    const textsOfFiles = new Map<string, string>();

    for (const [language, { file, text = '' }] of texts) {
      textsOfFiles.set(file, rewriteJson(text, values.get(language), model));
    }

    this.check(textsOfFiles);
    for (const [file, text] of textsOfFiles) this.write(file, text);
    this.noteSave(path, texts, textsOfFiles);
    this.shown.set(`${session} ${path}`, digestOfTexts(textsOf(this.root, path)));
  }

  private noteSave(path: string, texts: Texts, after: ReadonlyMap<string, string>): void {
    const before = new Map([...texts.values()].map(({ file, text }) => [file, text]));
    if ([...after].every(([file, text]) => before.get(file) === text)) return;

    this.saveCount += 1;
    this.saves.push({ id: this.saveCount, path, at: new Date(), before, after });
  }

  /**
   * Takes back what was saved: the files are again as they were before.
   * @throws Refusal if they have been changed since, or if something would be wrong without it
   */
  undo(id: number): void {
    const save = this.saves.find((save) => save.id === id);
    if (!save) throw new Refusal('这次保存已经撤销 · This has been undone already', 404);

    const isAsSaved = ({ file, text }: { file: string; text: string | undefined }) =>
      save.after.get(file) === text;
    if (![...textsOf(this.root, save.path).values()].every(isAsSaved))
      throw new Refusal(
        '之后又改过：请先撤销后来的修改 · It has been changed since: undo the later change first',
        409,
      );

    this.check(save.before);
    for (const [file, text] of save.before) this.write(file, text);
    this.saves.splice(this.saves.indexOf(save), 1);
  }

  /** The path of a document that the editor has just made: its name is a field. */
  static pathOfNew(path: string, data: string): string {
    const document: unknown = JSON.parse(data);
    const parsed = v.safeParse(
      v.looseObject({ zh: v.looseObject({ [slugField]: v.string() }) }),
      document,
    );
    const slug = parsed.success ? parsed.output.zh[slugField] : undefined;
    return slug ? path.replace(/[^/]+\.json$/, `${slug}.json`) : path;
  }

  /** A file of the same kind, whose layout a new one takes. */
  private modelFor(path: string): string {
    const [first] = this.pathsIn(dirname(path));
    return first ? readFileSync(join(this.root, first), 'utf8') : '';
  }

  /** Writes a file; one without a text is removed. */
  private write(file: string, text: string | undefined): void {
    const path = join(this.root, file);
    if (text === undefined) {
      rmSync(path, { force: true });
      return;
    }

    const draft = `${path}.saving`;
    writeFileSync(draft, text);
    renameSync(draft, path);
  }

  /**
   * Checks all data as they would be.
   * @throws Refusal with what is wrong now and wasn't before
   */
  private check(textsOfFiles: ReadonlyMap<string, string | undefined>): void {
    const copy = join(this.root, '.cache/editor-check', String(process.pid));
    rmSync(copy, { recursive: true, force: true });

    try {
      linkFolder(join(this.root, 'data'), join(copy, 'data'));
      for (const [file, text] of textsOfFiles) {
        rmSync(join(copy, file), { force: true });
        if (text !== undefined) writeFileSync(join(copy, file), text);
      }

      const earlierIssues = issuesIn(this.root);
      const newIssues = [...issuesIn(copy)].filter(([line]) => !earlierIssues.has(line));
      if (newIssues.length > 0) throw new Refusal(wordsOf(newIssues.map(([, issue]) => issue)));
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
}

/**
 * A path of the project from what the editor sends.
 * @throws Refusal for one outside of data/
 */
export function dataPath(path: string): string {
  const normal = relative('/', join('/', path));
  if (!normal.startsWith('data/')) throw new Refusal(`${path} is not in data/`, 404);
  return normal;
}
