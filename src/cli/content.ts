import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { checkContent } from '../build/content/check';
import { readContent } from '../build/content/read';
import { describeIssue } from '../contract/issue';
import { undrawn } from './new/undrawn';
import { fail, root } from './support/environment';

const usage = `npm run content -- [PART] [options]
  PART        only the issues whose file or key contains it, e.g. product/BCC
  --prose     how the texts read as well: typography, lengths, likeness, claims (installs tools/ if it is missing)
  --report    how much the site says, by kind and page; the shortest pages, the most alike (tools/, too)
  --json      issues or report as JSON`;

/** `npm run content`: checks everything under data/ and prints each issue with its file and key. Exits with 1 if there are issues. */
function content(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      prose: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return void console.log(usage);
  if (values.prose || values.report) {
    const parameters = process.argv.slice(2).filter((word) => word !== '--prose');
    const { status } = spawnSync(process.execPath, ['src/cli/run.mjs', 'tools/prose', ...parameters], {
      cwd: root,
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
    return;
  }
  const [part = ''] = positionals;
  const read = readContent(root);
  const checked = read.content ? checkContent(read.content) : [];
  // Pages can be put together only from data of the right structure.
  const isSound = read.issues.length === 0 && !checked.some(({ check }) => check === 'structure');
  const found = [...read.issues, ...checked, ...(read.content && isSound ? undrawn(root, read.content) : [])].filter(
    ({ source, key }) => `${source} ${key}`.includes(part),
  );
  if (values.json) console.log(JSON.stringify(found, null, 2));
  else {
    for (const issue of found) console.error(describeIssue(issue));
    console.log(`${found.length} issues`);
  }
  process.exitCode = found.length > 0 ? 1 : 0;
}

try {
  content();
} catch (error) {
  fail(error);
}
