import type { Change } from '../../build/answers/changes';
import type { Transfer } from '../../build/build-record';
import { reads } from '../../contract/calls';
import type { BuildSummary } from '../support/gatsby';

/** What a rebuild found and did; the same as JSON (reports/rebuild.json). */
export interface RebuildReport extends Transfer {
  /** What changes were counted from: `public`, or the address of a published site. */
  baseline: string;
  /** Whether the site was built; false: what is published is still right. */
  changed: boolean;
  reasons: string[];
  /** Names of the calls whose answers differ. */
  calls: string[];
  /** Entry by entry. */
  entries: (Omit<Change, 'part'> & { call: string })[];
  /** Pictures of the menu with another content. */
  pictures: string[];
  /** Null where nothing was built. */
  build: BuildSummary | null;
  /** Of the files to upload, their compressed copies included. */
  bytes: number;
  /** Of the whole command. */
  seconds: number;
  /** Calls and pictures that failed and had something to stand in for them. */
  warnings: string[];
}

const callOf = (part: string): string => (part in reads ? reads[part as keyof typeof reads].name : part);

/** Changes under the names that their calls have in the specification. */
export const entriesOf = (changes: readonly Change[]): RebuildReport['entries'] =>
  changes.map(({ part, ...change }) => ({ call: callOf(part), ...change }));

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
const quote = (text: string): string => (text === '' ? 'nothing' : `“${shorten(text)}”`);

function describeEntry({ group, kind, entry, field, from, to }: RebuildReport['entries'][number]): string {
  const place = group === '' ? '' : `${group}: `;
  if (kind === 'added' || kind === 'removed') return `${place}“${shorten(entry)}” ${kind}`;
  if (kind === 'order') return `${place}the order has changed, first at “${shorten(entry)}”`;
  if (kind === 'title') return `${place}title: ${quote(from)} → ${quote(to)}`;
  return `${place}${entry === field ? '' : `“${shorten(entry)}” `}${kind === 'field' ? field : kind}: ${quote(from)} → ${quote(to)}`;
}

/** A few of many, and how many more there are. */
const some = (lines: readonly string[], most: number): string[] =>
  lines.length <= most ? [...lines] : [...lines.slice(0, most), `… and ${lines.length - most} more`];

/** How many entries, pages and files are named to people; the JSON names all. */
const named = { entries: 30, pages: 10, files: 10 };

/** The report for people: a line each. */
export function describeReport(report: RebuildReport): string[] {
  const { changed, baseline, reasons, calls, entries, build, upload, remove, bytes, seconds, warnings } = report;
  const lines = warnings.map((line) => `! ${line}`);
  if (!changed)
    return [...lines, `Nothing has changed against ${baseline}; nothing was built (${seconds.toFixed(1)} s).`];
  lines.push('Why:', ...reasons.map((reason) => `  ${reason}`));
  for (const call of calls) {
    const own = entries.filter((entry) => entry.call === call).map(describeEntry);
    lines.push(
      `${call}: ${own.length} ${own.length === 1 ? 'change' : 'changes'}`,
      ...some(own, named.entries).map((line) => `  ${line}`),
    );
  }
  if (build) {
    const { rendered, deleted, slices, anew } = build;
    lines.push(
      `Built in ${build.seconds.toFixed(1)} s${anew === null ? ' on the last build' : `, anew: ${anew}`}`,
      `Pages rendered: ${rendered.length}`,
      ...(anew === null ? some(rendered, named.pages).map((path) => `  ${path}`) : []),
      ...(deleted.length > 0
        ? [`Pages deleted: ${deleted.length}`, ...some(deleted, named.pages).map((path) => `  ${path}`)]
        : []),
      `Slices rendered: ${slices.length > 0 ? slices.join(', ') : 'none'}`,
    );
  }
  lines.push(
    `To upload: ${upload.length} files, ${(bytes / 1e6).toFixed(1)} MB`,
    ...some(upload, named.files).map((path) => `  ${path}`),
  );
  if (remove.length > 0)
    lines.push(`To remove: ${remove.length} files`, ...some(remove, named.files).map((path) => `  ${path}`));
  return [...lines, `Against ${baseline}, in ${seconds.toFixed(1)} s; all of it: reports/rebuild.json`];
}
