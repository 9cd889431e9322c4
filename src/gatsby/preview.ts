import { join } from 'node:path';
import { watch } from 'chokidar';
import type { SourceNodesArgs } from 'gatsby';
import { checkSeeds } from '../../mock-api/seeds';
import type { ApiAnswers } from '../calls/answers/ask';
import { describeIssue, describeIssues, type Issue } from '../calls/issue';
import { checkData } from '../content/check';
import { belongsToDraft } from '../content/drafts';
import { features } from '../features';
import { answersOfBuild } from '../features/releases/answers-of-build';
import { writeContentIssues } from './content-issues';
import { projectRoot } from './project-root';
import { createAllNodes } from './source';
import { reloadMockApi } from './start-build';

/** Milliseconds that an editor may take to save several files at once. */
const settling = 50;

const list = (title: string, issues: readonly Issue[]) =>
  [title, ...describeIssues(issues)].join('\n  ');

/**
 * Sources the site for `gatsby develop`, and again after each change below `data` and of the mock's seeds. While these can't be used, says what is
 * wrong with them, in the terminal and over the page, and leaves the nodes as they are.
 */
export async function sourcePreview(args: SourceNodesArgs): Promise<void> {
  const root = projectRoot(args.store);
  const { reporter } = args;
  let answers: ApiAnswers | null = null;

  async function refresh(): Promise<void> {
    const data = checkData(root, features, true);
    const seeds = checkSeeds(root);
    const { content } = data;
    const errors = [...data.errors, ...seeds.errors];
    // A build does without drafts, whatever they lack.
    const ofSite = data.warnings.filter(({ source }) => !belongsToDraft(source, data.drafts));
    const warnings = [...ofSite, ...seeds.warnings];
    writeContentIssues(root, errors.map(describeIssue));
    if (!content || errors.length > 0) {
      reporter.error(list('The page stays as it was until this is mended:', errors));
      return;
    }
    if (warnings.length > 0)
      reporter.warn(list('A build would refuse this, npm run content lists it:', warnings));
    if (answers === null) {
      reloadMockApi();
      answers = await answersOfBuild(root);
    }
    await createAllNodes(args, root, content, answers);
  }

  await refresh();
  if (answers === null)
    reporter.panic('There is nothing to show yet: mend the data, then start again.');

  // One after the other: a change that comes while the nodes are made is made after them.
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const seeds = join(root, 'mock-api/seeds');
  watch([join(root, 'data'), seeds], {
    ignored: /[\\/]data[\\/]last-good[\\/]/,
    ignoreInitial: true,
  }).on('all', (_event, path) => {
    // The API is asked again only if what it answers may have changed.
    if (path.startsWith(seeds)) answers = null;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(refresh).catch((error: unknown) => {
        reporter.error(error instanceof Error ? error.message : String(error));
      });
    }, settling);
  });
}
