import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { root } from '../support/root';

const step = v.object({
  id: v.optional(v.string()),
  name: v.optional(v.string()),
  if: v.optional(v.string()),
  uses: v.optional(
    v.pipe(v.string(), v.regex(/^actions\/[\w/-]+@v\d+$/, 'an action of GitHub’s own with its version')),
  ),
  run: v.optional(v.string()),
  shell: v.optional(v.string()),
  with: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
});
const workflow = v.object({
  name: v.string(),
  on: v.record(v.string(), v.unknown()),
  permissions: v.object({ contents: v.literal('read') }),
  concurrency: v.object({ group: v.string(), 'cancel-in-progress': v.boolean() }),
  env: v.optional(v.record(v.string(), v.string())),
  jobs: v.record(
    v.string(),
    v.object({
      'runs-on': v.string(),
      // A job without a limit may run for six hours.
      'timeout-minutes': v.number(),
      if: v.optional(v.string()),
      env: v.optional(v.record(v.string(), v.string())),
      outputs: v.optional(v.record(v.string(), v.string())),
      steps: v.array(step),
    }),
  ),
});

const folder = join(root, '.github/workflows');
const workflows = new Map(
  readdirSync(folder).map(
    (name) => [name, v.parse(workflow, parse(readFileSync(join(folder, name), 'utf8')))] as const,
  ),
);
const stepsOf = (name: string) => Object.values(workflows.get(name)?.jobs ?? {}).flatMap(({ steps }) => steps);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

describe('the workflows', () => {
  test.each(
    [...workflows.keys()].flatMap((name) =>
      stepsOf(name).flatMap(({ run = '' }) =>
        // npm's own commands are no scripts.
        [...run.matchAll(/npm (?!audit)(?:run (?:-s )?)?([\w:-]+)/g)].map(([, script = '']) => [name, script]),
      ),
    ),
  )('%s runs npm run %s, which there is', (_, script) => {
    expect(Object.keys(scripts)).toContain(script);
  });

  test('everything is tested on every push and every pull request', () => {
    expect(Object.keys(workflows.get('test.yml')?.on ?? {})).toEqual(['push', 'pull_request']);
    expect(stepsOf('test.yml').map(({ run }) => run)).toContain('npm test');
  });

  test('the site is rebuilt on a schedule, when something outside says so, and by hand', () => {
    expect(Object.keys(workflows.get('rebuild.yml')?.on ?? {})).toEqual([
      'schedule',
      'repository_dispatch',
      'workflow_dispatch',
    ]);
  });

  test('two rebuilds never run at the same time', () => {
    expect(workflows.get('rebuild.yml')?.concurrency).toEqual({ group: 'rebuild', 'cancel-in-progress': false });
  });

  test('cache and built site are kept together: either without the other renders every page again', () => {
    const kept = stepsOf('rebuild.yml').filter(
      ({ uses, with: options }) => uses?.startsWith('actions/cache/') && options,
    );
    expect(kept.map(({ with: options }) => String(options?.['path']).trim().split('\n'))).toEqual([
      ['.cache', 'public'],
      ['.cache', 'public'],
    ]);
    const [restored, saved] = kept;
    expect(restored?.with?.['key']).toBe(saved?.with?.['key']);
  });
});

test('every script of the package names a file that is there', () => {
  const commands = Object.values(scripts).flatMap((script) => {
    const [, name] = /run\.mjs ([\w-]+)/.exec(script) ?? [];
    const [, file] = /^tsx (\S+)/.exec(script) ?? [];
    return name ? [`src/cli/${name}.ts`] : file ? [file] : [];
  });
  expect(commands.length).toBeGreaterThan(10);
  for (const file of commands) expect(() => readFileSync(join(root, file))).not.toThrow();
});
