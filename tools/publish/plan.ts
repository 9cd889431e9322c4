import { cacheControl, compressible, contentType, hasDigest, hostingPolicy } from '../../src/build/hosting';
import { type BuildRecord, differing, digestOf, recordName } from '../../src/build/rebuild/record';

/*
 * What a publication to object storage has to do, decided from two lists alone: what the release has, and what the bucket is known to have.
 */

/** Where a page is kept: `address` keeps /case as the object `case`, `folder` as `case/index.html`, for stores whose keys are paths of a disk. */
export type PageKeys = 'address' | 'folder';

/** An object of the bucket: which file of the release it is, and how it is sent. */
export interface StoredObject {
  key: string;
  file: string;
  contentType: string;
  cacheControl: string;
  /** Whether it is kept as gzip: storage sends one form only, and every browser reads this one. */
  isCompressed: boolean;
  /** Where the address leads instead; null: nowhere. */
  redirect: string | null;
  /** Of the content and of all the above. */
  digest: string;
  step: Step;
}

/** The order of uploads. Each step ends before the next one starts, so that nothing that is served names what is not there yet. */
export const steps = ['files with digests', 'data', 'pages', 'error pages', 'record'] as const;
export type Step = (typeof steps)[number];

/** What is known of a bucket; it is kept in the bucket. */
export interface BucketState {
  /** Name of the release that was published last, as a whole. */
  release: string;
  /** Digest of every object; empty while it is being written, and of one whose writer was interrupted. */
  objects: Record<string, string>;
  /** Objects that the release does not have, with the time (ISO 8601) since then. */
  gone: Record<string, string>;
}

export const emptyState: BucketState = { release: '', objects: {}, gone: {} };

/** Milliseconds for which an object stays after no release has it: a visitor may have an older page open. */
const grace = 24 * 3600 * 1000;

const keyOfPage = (path: string, pages: PageKeys): string => {
  if (path === '') return 'index.html';
  return pages === 'address' ? path : `${path}/index.html`;
};

function stepOf(file: string): Step {
  if (file === recordName) return 'record';
  if (hasDigest(file)) return 'files with digests';
  if (/(^|\/)404(\/index)?\.html$/.test(file)) return 'error pages';
  return file.endsWith('.html') ? 'pages' : 'data';
}

/**
 * The objects of a release.
 * @param isCompressing whether files are kept compressed; false for a store behind a CDN that compresses by itself
 */
export function objectsOf(record: BuildRecord, pages: PageKeys, isCompressing: boolean): StoredObject[] {
  const { redirects, rewrites } = hostingPolicy();
  const { files } = record;
  const make = (key: string, file: string, content: string): StoredObject => {
    const sent = {
      file,
      contentType: contentType(file),
      cacheControl: cacheControl(`/${file}`),
      isCompressed: isCompressing && compressible.test(file),
      redirect: redirects.get(`/${file.replace(/\/index\.html$/, '')}`) ?? null,
    };
    return { key, ...sent, digest: digestOf(JSON.stringify([content, sent])), step: stepOf(file) };
  };
  const objects = new Map<string, StoredObject>();
  for (const [file, content] of Object.entries(files)) {
    const isCopy = /\.(br|gz)$/.test(file) && file.replace(/\.(br|gz)$/, '') in files;
    // The configuration of other hosts.
    if (isCopy || file === '_headers' || file === '_redirects') continue;
    const page = /^(?:(.*)\/)?index\.html$/.exec(file);
    const key = page ? keyOfPage(page[1] ?? '', pages) : file;
    objects.set(key, make(key, file, content));
  }
  for (const [from, to] of rewrites) {
    const file = `${to.slice(1)}/index.html`;
    const key = keyOfPage(from.slice(1), pages);
    if (files[file] !== undefined) objects.set(key, make(key, file, files[file]));
  }
  objects.set(recordName, make(recordName, recordName, JSON.stringify(record)));
  return [...objects.values()];
}

export interface Plan {
  uploads: StoredObject[];
  /** Objects whose day of grace is over. */
  removals: string[];
  /** Objects that the release does not have, with the time since then, less those that are removed. */
  gone: Record<string, string>;
}

/** What has to be done so that a bucket holds these objects. */
export function planOf(state: BucketState, wanted: readonly StoredObject[], now: Date): Plan {
  const digests = Object.fromEntries(wanted.map(({ key, digest }) => [key, digest]));
  const changed = new Set(differing(state.objects, digests));
  const unwanted = [...changed].filter((key) => !(key in digests));
  const since = Object.fromEntries(unwanted.map((key) => [key, state.gone[key] ?? now.toISOString()]));
  const isOver = (key: string) => now.getTime() - Date.parse(since[key] ?? '') > grace;
  const uploads = wanted.filter(({ key }) => changed.has(key));
  return {
    uploads: steps.flatMap((step) => uploads.filter((upload) => upload.step === step)),
    removals: unwanted.filter(isOver),
    gone: Object.fromEntries(Object.entries(since).filter(([key]) => !isOver(key))),
  };
}

/** The paths of a CDN that hold something older now: of what has changed or goes, less files with digests. */
export function pathsToPurge({ uploads, removals }: Plan): string[] {
  const keys = [...uploads.map(({ key }) => key), ...removals].filter((key) => !hasDigest(key));
  return [...new Set(keys.map((key) => `/${key.replace(/(^|\/)index\.html$/, '')}`))].sort();
}

/** A list in pieces of at most this length. */
export const chunksOf = <T>(list: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, index) =>
    list.slice(index * length, (index + 1) * length),
  );
