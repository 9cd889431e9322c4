import '../src/cli/support/prepare';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import execa from 'execa';
import * as v from 'valibot';
import { fail, helpIfAsked, root } from '../src/cli/support/environment';

const usage = `npm run size [-- --against FOLDER]

Checks what visitors download of the built site against the limits in tools/.size-limit.cjs. Exits with 1 if one is exceeded.
  --against   compares with another checkout of this project that has a built site, e.g. the main branch, as a Markdown table`;

const check = v.object({
  name: v.string(),
  size: v.number(),
  sizeLimit: v.number(),
  passed: v.boolean(),
});
const output = v.pipe(v.string(), v.parseJson(), v.array(check));

/**
 * Runs size-limit.
 * @param project the folder of the project whose built site is measured
 */
function measure(project: string): v.InferOutput<typeof output> {
  if (!existsSync(join(project, 'public/index.html'))) {
    throw new Error(`${project} has no built site: npm run build`);
  }

  const options = {
    cwd: join(root, 'tools'),
    env: { SITE: project },
    preferLocal: true,
    reject: false,
  };
  const { stdout, stderr } = execa.sync('size-limit', ['--json'], options);
  if (!stdout.startsWith('[')) throw new Error(stdout + stderr);

  return v.parse(output, stdout);
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const withSign = (bytes: number) => `${bytes > 0 ? '+' : ''}${kilobytes(bytes)}`;

/**
 * The row of a check in the table.
 * @param former its size in the other checkout, in bytes
 */
function tableRow(
  { name, size, sizeLimit, passed }: v.InferOutput<typeof check>,
  former: number | undefined,
): string {
  const difference = former === undefined ? '' : withSign(size - former);
  const verdict = passed ? '' : ' **exceeded**';

  return `| ${name} | ${kilobytes(size)} | ${difference} | ${kilobytes(sizeLimit)}${verdict} |`;
}

/** `npm run size`. */
async function size(): Promise<void> {
  helpIfAsked(usage);
  const { values } = parseArgs({ options: { against: { type: 'string' } } });

  const checks = measure(root);
  const formerChecks = values.against === undefined ? [] : measure(resolve(values.against));

  console.log('| kB, brotli | now | difference | limit |');
  console.log('|---|---|---|---|');

  for (const each of checks) {
    console.log(tableRow(each, formerChecks.find(({ name }) => name === each.name)?.size));
  }

  process.exitCode = checks.every(({ passed }) => passed) ? 0 : 1;
}

size().catch(fail);
