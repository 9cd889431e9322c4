import { join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { watch } from 'chokidar';
import type { SourceNodesArgs } from 'gatsby';
import { checkSeeds } from '../../mock-api/seeds';
import { withPlaces } from '../calls/data-file';
import { describeIssue, describeIssues, type Issue } from '../calls/issue';
import { checkContent, undrawnConsoles } from '../content/check';
import { checkStructure } from '../content/check-structure';
import type { Content } from '../content/content';
import { belongsToDraft, type Drafts } from '../content/drafts';
import { type ReadFiles, readContent } from '../content/read';
import { features } from '../features';
import { answersOfBuild } from '../features/releases/answers-of-build';
import { drawingAddresses } from './console-drawings';
import { writeContentIssues } from './content-issues';
import {
  drawPictures,
  filesBeside,
  type GatsbySite,
  makeSite,
  nodesOfPages,
  type SiteInputs,
} from './make-site';
import { pagesOfFiles } from './pages-of-files';
import { projectRoot } from './project-root';
import { writePublicFiles } from './public-files';
import { createNodes, deleteOtherNodes, renewNodes } from './renew-nodes';
import { reloadMockApi } from './start-build';

/*
 * Sources the site for `gatsby develop`, and again after each change below `data` and of the mock's
 * seeds. All of it takes seconds, so a change of a page, an item or a product renews that page
 * first; whatever else follows from it comes once the editor rests.
 */

/** Milliseconds that an editor may take to save several files at once. */
const savePause = 50;

/**
 * Milliseconds over which Gatsby must have been at rest before more is made: it shows a change
 * first.
 */
const restTime = 1_000;

/** The largest part of that time that a process at rest works. */
const leastWork = 0.25;

const seedsFolder = 'mock-api/seeds/';

const list = (title: string, lines: readonly string[]) => [title, ...lines].join('\n  ');

/** Whatever a preview has, to renew only what has changed. */
interface Preview {
  args: SourceNodesArgs;
  root: string;
  files: ReadFiles;
  /** The API's answers, with their pictures; null while they have to be asked for. */
  api: Pick<SiteInputs, 'api' | 'menuPictures' | 'pictureWarnings'> | null;
  /** The site that Gatsby shows; null before there is one. */
  site: GatsbySite | null;
  /** What was read last; null if nothing can be made of it. */
  data: UsableData | null;
  /** What was said last about a build's warnings: it is not said again. */
  lastWarnings: string;
}

/** What the data folder holds, where something can be made of it. */
interface UsableData {
  content: Content;
  drafts: Drafts;
  /** Of the mock's seeds. */
  warnings: Issue[];
}

/** What is still to be done, in this order. */
interface Due {
  /** Files that have changed. */
  files: Set<string>;
  /** Pages that follow from a change of another page. */
  wholeSite: boolean;
  /** Warnings, and the files beside the pages. */
  rest: boolean;
}

/**
 * Sources the site, and keeps it as the data folder is. While this can't be used, says what is
 * wrong with it, in the terminal and over the page, and leaves the nodes as they are.
 */
export async function sourcePreview(args: SourceNodesArgs): Promise<void> {
  const root = projectRoot();
  const preview: Preview = {
    args,
    root,
    files: new Map(),
    api: null,
    site: null,
    data: null,
    lastWarnings: '',
  };

  const data = readUsable(preview);
  preview.data = data;
  if (data === null) {
    args.reporter.panic('There is nothing to show yet: mend the data, then start again.');
    return;
  }

  preview.site = await siteOf(preview, data.content);
  createNodes(args, preview.site.nodes);
  makeRest(preview, data);

  keepCurrent(preview);
}

/**
 * Renews the preview after each change: one step after the other, and a change before what else is
 * due.
 */
function keepCurrent(preview: Preview): void {
  const { args, root } = preview;
  const due: Due = { files: new Set(), wholeSite: false, rest: false };
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const work = async () => {
    await renew(preview, due);
    if (due.files.size > 0) schedule(savePause);
    else if (preview.data !== null && (due.wholeSite || due.rest)) scheduleAtRest();
  };
  const startWork = () => {
    last = last.then(work).catch((error: unknown) => {
      args.reporter.error(error instanceof Error ? error.message : String(error));
    });
  };
  const schedule = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(startWork, pause);
  };
  const scheduleAtRest = () => {
    clearTimeout(timer);
    const before = performance.eventLoopUtilization();
    timer = setTimeout(() => {
      const { utilization } = performance.eventLoopUtilization(before);
      if (utilization > leastWork) scheduleAtRest();
      else startWork();
    }, restTime);
  };

  watch([join(root, 'data'), join(root, seedsFolder)], {
    ignored: /[\\/]data[\\/]last-good[\\/]/,
    ignoreInitial: true,
  }).on('all', (_event, path) => {
    due.files.add(relative(root, path).replaceAll('\\', '/'));
    schedule(savePause);
  });
}

/** Does the first thing that is due. */
async function renew(preview: Preview, due: Due): Promise<void> {
  const files = [...due.files];
  due.files.clear();

  if (files.length > 0) preview.data = readUsable(preview);
  if (preview.data === null) return;

  const { content } = preview.data;

  // The API is asked again only if what it answers may have changed.
  if (files.some((file) => file.startsWith(seedsFolder))) preview.api = null;

  const pages = pagesOfFiles(files);
  if (files.length > 0 && pages && preview.site) {
    const nodes = await nodesOfPages(preview.site, content, pages);
    renewNodes(preview.args, nodes);
    due.wholeSite = true;
    due.rest = true;

    return;
  }

  if (files.length > 0 || due.wholeSite) {
    preview.site = await siteOf(preview, content);
    renewNodes(preview.args, preview.site.nodes);
    deleteOtherNodes(preview.args, preview.site.nodes);
    due.wholeSite = false;
    due.rest = true;

    return;
  }

  due.rest = false;
  makeRest(preview, preview.data);
}

/**
 * Reads the data and the mock's seeds.
 * @returns null, once it has said why, if nothing can be made of them
 */
function readUsable({ args, root, files }: Preview): UsableData | null {
  const { content, issues, drafts } = readContent(root, features, true, files);
  const seeds = checkSeeds(root);
  const structure = content ? checkStructure(content, features).structure : [];
  const errors = [...issues, ...withPlaces(root, structure), ...seeds.errors];

  writeContentIssues(root, errors.map(describeIssue));
  if (content && errors.length === 0) return { content, drafts, warnings: seeds.warnings };

  args.reporter.error(
    list('The page stays as it was until this is mended:', describeIssues(errors)),
  );
  return null;
}

/** The whole site, with the API's answers of this preview. */
async function siteOf(preview: Preview, content: Content): Promise<GatsbySite> {
  const { args, root } = preview;
  if (preview.api === null) {
    reloadMockApi();
    const api = await answersOfBuild(root);
    preview.api = { api, ...(await drawPictures(args, api)) };
  }
  return makeSite({ root, content, ...preview.api });
}

/** Writes the files beside the pages, and says what a build would warn of or refuse. */
function makeRest(preview: Preview, { content, drafts, warnings }: UsableData): void {
  const { args, root, site, api } = preview;
  if (!site) return;

  writePublicFiles(root, filesBeside(site, drawingAddresses(args)));

  const ofContent = withPlaces(root, [
    ...checkContent(content, features).warnings,
    ...undrawnConsoles(root, content),
  ]);
  // A build does without drafts, whatever they lack.
  const ofSite = ofContent.filter(({ source }) => !belongsToDraft(source, drafts));
  const refusalReasons = describeIssues([...ofSite, ...warnings]);

  const lines = [...(api?.api.warnings ?? []), ...site.hints, ...site.warnings];
  if (refusalReasons.length > 0)
    lines.push(list('A build would refuse this, npm run content lists it:', refusalReasons));

  const text = lines.join('\n');
  if (text !== '' && text !== preview.lastWarnings) args.reporter.warn(text);
  preview.lastWarnings = text;
}
