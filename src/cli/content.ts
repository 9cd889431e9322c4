import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { checkMenu } from '../../mock-api/menu-facts';
import { checkSeeds } from '../../mock-api/seeds';
import { checkData } from '../build/content/check';
import type { Content } from '../build/content/read';
import { buildPages } from '../build/view/pages';
import { languages } from '../config/languages';
import { mediaKinds } from '../contract/content/media';
import { withPlaces } from '../contract/data-file';
import { describeIssue, describeIssues, type Issue } from '../contract/issue';
import { topMenu } from '../contract/top-menu';
import { fail, root } from './support/environment';

const usage = `npm run content -- [PART] [options]
  PART        only the issues whose line contains it, e.g. product/BCC
  --prose     how the texts read as well: typography, lengths, likeness, claims (installs tools/ if it is missing)
  --headings  how many headings name what they are about; contrasts and tics (tools/, too)
  --report    how much the site says, by kind and page; the shortest pages, the most alike (tools/, too)
  --json      every issue, or the report, as JSON; without it at most 5 issues of a file are listed`;

/** `npm run content`: checks everything under data/ and prints each issue with its file, place and key. Exits with 1 if there are issues. */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      prose: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      headings: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return void console.log(usage);
  if (values.prose || values.report || values.headings) {
    const parameters = process.argv.slice(2).filter((word) => word !== '--prose');
    const { status } = spawnSync(process.execPath, ['src/cli/run.mjs', 'tools/prose', ...parameters], {
      cwd: root,
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
    return;
  }
  const [part = ''] = positionals;
  const { content, errors, warnings } = checkData(root);
  const issues = [...errors, ...warnings];
  const seeds = checkSeeds(root, issues);
  const menu = v.safeParse(topMenu, seeds.topMenu);
  // Pages and menus can be put together only from data that is in order.
  if (content && errors.length === 0 && menu.success)
    issues.push(...withPlaces(root, [...undrawn(root, content), ...checkMenu(content, menu.output)]));
  const found = issues.filter((issue) => describeIssue(issue).includes(part));
  if (values.json) console.log(JSON.stringify(found, null, 2));
  else {
    for (const line of describeIssues(found)) console.error(line);
    const later = content ? '' : '; links and references are checked once every file can be read';
    console.log(`${found.length} ${found.length === 1 ? 'issue' : 'issues'}${later}`);
  }
  process.exitCode = found.length > 0 ? 1 : 0;
}

/**
 * What was never drawn: social pictures of indexed pages, files and videos of items. `npm run draw -- --check` finds stale drawings.
 * @param root the project's folder
 */
function undrawn(root: string, content: Content): Issue[] {
  const pictures = buildPages(content, {}).flatMap(({ meta }) => {
    const source = `static${new URL(meta.image).pathname}`;
    const isDone = meta.noindex || existsSync(join(root, source));
    return isDone ? [] : [{ source, key: '', message: 'is not drawn: npm run draw -- social' }];
  });
  const files = mediaKinds
    .flatMap((kind) => content.items[kind].map(({ slug }) => `${kind}/${slug}`))
    .flatMap((name) => languages.map((language) => ({ name, language })))
    .filter(({ name, language }) => !content.media[name]?.[language])
    .map(({ name, language }) => ({
      source: 'data/media.json',
      key: `${name}.${language}`,
      message: `is not drawn: npm run draw -- media ${name}`,
    }));
  return [...pictures, ...files];
}

try {
  main();
} catch (error) {
  fail(error);
}
