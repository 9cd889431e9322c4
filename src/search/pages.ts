import type { Devices } from '../routes/route-types';
import { createField, type Field } from './field';
import { deviceSets, linesOf, nameIn, type PageColumns } from './files';
import { type ResultKind, resultKinds } from './kinds';

/** What a match is worth, by where it is. */
export const weights = {
  names: 6,
  titles: 8,
  codes: 6,
  keywords: 3.5,
  heads: 3,
  sections: 2.5,
  descriptions: 2.5,
  texts: 1,
} as const;
/** Who asks for a thing wants the product first, the position that works on it last. */
const kindFactors: Record<ResultKind, number> = {
  products: 1.25,
  solutions: 1.15,
  cases: 1,
  resources: 1,
  news: 0.95,
  positions: 0.85,
  company: 1,
};
/** A list is the answer only to whoever names it: its texts speak of all that it lists. */
const listFactor = 0.75;
/** The words of a name that is written as one: BeyondMesh. */
const codeWords = (title: string): string =>
  (title.match(/\w*[a-z][A-Z]\w*/g) ?? []).map((code) => code.replace(/([a-z])(?=[A-Z])/g, '$1 ')).join(' ');

/** A page that is searched. */
export interface Page {
  path: string;
  title: string;
  name: string;
  kind: ResultKind;
  devices: Devices;
  /** A page that lists others. */
  isList: boolean;
}

const listed: readonly ResultKind[] = ['cases', 'resources', 'news', 'positions'];

/** The pages of a file. */
export function readPages({ paths, titles, names, kinds, devices }: PageColumns): Page[] {
  const [ownTitles, ownNames] = [linesOf(titles), linesOf(names)];
  return linesOf(paths).map((path, page) => {
    const title = ownTitles[page] ?? '';
    const kind = resultKinds[Number(kinds[page])] ?? 'company';
    return {
      path,
      title,
      name: ownNames[page] || nameIn(title),
      kind,
      devices: deviceSets[Number(devices[page])] ?? 'both',
      isList: listed.includes(kind) && path.lastIndexOf('/') === 0,
    };
  });
}

/** What pages are called. */
export const nameFields = (pages: readonly Page[]): Field[] => [
  createField(
    weights.names,
    'name',
    pages.map(({ name }) => name),
  ),
  createField(
    weights.titles,
    'name',
    pages.map(({ title }) => title),
  ),
  createField(
    weights.codes,
    'name',
    pages.map(({ title }) => codeWords(title)),
  ),
];

/** What a page is worth against others that match as well. */
export const factorOf = (page: Page | undefined): number =>
  page ? kindFactors[page.kind] * (page.isList ? listFactor : 1) : 0;
