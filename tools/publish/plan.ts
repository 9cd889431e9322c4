import * as v from 'valibot';
import { cacheControl, compressible, contentType, hasDigest } from '../../src/build/hosting';
import { type BuildRecord, differing, digestOf, recordName } from '../../src/build/rebuild/record';
import { redirects } from '../../src/routes/manifest';
import { rewrites } from '../../src/routes/page-addresses';

/* Plans a publication to object storage from two lists: what the release has, and what the bucket is known to have. */

/** The keys of pages: `address` stores /case as the object `case`; `folder` as `case/index.html`, for stores whose keys are paths on a disk. */
export type PageKeys = 'address' | 'folder';

/** An object of the bucket: the file of the release that it holds, and its headers. */
export interface StoredObject {
  key: string;
  file: string;
  contentType: string;
  cacheControl: string;
  /** Whether it is stored as gzip. Storage can't negotiate encodings, and every browser understands gzip. */
  isCompressed: boolean;
  /** Target of a redirect; null for none. */
  redirect: string | null;
  /** Digest of the content and of all the above. */
  digest: string;
  step: Step;
}

/** The order of uploads. Each step finishes before the next starts, so that nothing served refers to a file that isn't there yet. */
export const steps = ['files with digests', 'data', 'pages', 'error pages', 'record'] as const;
type Step = (typeof steps)[number];

/** What a bucket holds, as recorded in the bucket itself. */
export const bucketState = v.object({
  /** The last release that was published completely. */
  release: v.string(),
  /** Digest of every object; empty while an upload is running or if it was interrupted. */
  objects: v.record(v.string(), v.string()),
  /** Objects that are no longer part of the release, and since when (ISO 8601). */
  gone: v.record(v.string(), v.string()),
});
export type BucketState = v.InferOutput<typeof bucketState>;

export const emptyState: BucketState = { release: '', objects: {}, gone: {} };

/** Milliseconds for which an object stays after it left the release: visitors may have an older page open. */
const gracePeriod = 24 * 3600 * 1000;

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

/** The objects of a release. */
export function objectsOf(record: BuildRecord, pages: PageKeys): StoredObject[] {
  const { files } = record;
  const make = (key: string, file: string, content: string): StoredObject => {
    const sent = {
      file,
      contentType: contentType(file),
      cacheControl: cacheControl(`/${file}`),
      isCompressed: compressible.test(file),
      redirect: redirects.get(`/${file.replace(/\/index\.html$/, '')}`) ?? null,
    };
    return { key, ...sent, digest: digestOf(JSON.stringify([content, sent])), step: stepOf(file) };
  };
  const objects = new Map<string, StoredObject>();
  for (const [file, content] of Object.entries(files)) {
    const isCopy = /\.(br|gz)$/.test(file) && file.replace(/\.(br|gz)$/, '') in files;
    // Configuration files of other hosts.
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

/** Plans the uploads and removals after which a bucket holds these objects. */
export function planOf(state: BucketState, wanted: readonly StoredObject[], now: Date) {
  const digests = Object.fromEntries(wanted.map(({ key, digest }) => [key, digest]));
  const changed = new Set(differing(state.objects, digests));
  const unwanted = [...changed].filter((key) => !(key in digests));
  const since = Object.fromEntries(
    unwanted.map((key) => [key, state.gone[key] ?? now.toISOString()]),
  );
  const isOver = (key: string) => now.getTime() - Date.parse(since[key] ?? '') > gracePeriod;
  const uploads = wanted.filter(({ key }) => changed.has(key));
  return {
    uploads: steps.flatMap((step) => uploads.filter((upload) => upload.step === step)),
    /** Objects whose grace period is over. */
    removals: unwanted.filter(isOver),
    /** Objects in their grace period, and since when. */
    gone: Object.fromEntries(Object.entries(since).filter(([key]) => !isOver(key))),
  };
}

/** The paths that a CDN has to purge: whatever changed or was removed, except files with digests in their names. */
export function pathsToPurge({
  uploads,
  removals,
}: Pick<ReturnType<typeof planOf>, 'uploads' | 'removals'>): string[] {
  const keys = [...uploads.map(({ key }) => key), ...removals].filter((key) => !hasDigest(key));
  return [...new Set(keys.map((key) => `/${key.replace(/(^|\/)index\.html$/, '')}`))].sort();
}
