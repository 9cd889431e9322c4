import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import execa from 'execa';
import express from 'express';
import type { Page } from 'puppeteer';
import { createMockApi } from '../../mock-api/server';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { listen, type Running } from '../../src/features/hosting/http';
import { filesIn } from '../../src/features/hosting/published-site';
import { buildDay } from '../../src/site/today';
import { gatsby } from '../rebuild/menu-title';
import { wholeCopy } from '../support/whole-copy';
import { followCheck, isPlaced, readIssues } from './follow-check';
import { type Removal, removals, takeOut } from './take-out';

/* docs/adding.md, “Taking a feature out”, followed in copies of the project, one feature at a time and all together, which are built as well. */

type Copy = Awaited<ReturnType<typeof wholeCopy>>;

/** A removal names files in its first round, links and lines in its second, addresses in its third. */
const mostRounds = 5;

async function copyWithout(taken: readonly Removal[]): Promise<Copy> {
  const copy = await wholeCopy();
  for (const removal of taken) takeOut(removal, copy.folder);
  return copy;
}

const run = (copy: Copy, command: string, ...parameters: string[]) =>
  execa(join(copy.folder, 'node_modules/.bin', command), parameters, {
    cwd: copy.folder,
    reject: false,
  });

/** The errors of the compiler. */
async function typeErrors(copy: Copy): Promise<string> {
  await run(copy, 'tcm', 'src', '-p', '**/*.module.css', '-o', '.types', '-e', '--silent');
  const { stdout } = await run(copy, 'tsc', '--noEmit');
  return stdout;
}

/** What `npm run content` says. */
async function contentIssues(copy: Copy) {
  const { stdout, stderr } = await run(copy, 'tsx', 'src/cli/content.ts', '--json');
  if (stdout === '') throw new Error(stderr);
  return readIssues(stdout);
}

/** Does what the check asks for until it has no issues. @returns those that are left after some rounds */
async function followUntilClean(copy: Copy) {
  for (let round = 1; round < mostRounds; round += 1) {
    const issues = await contentIssues(copy);
    if (issues.length === 0) return issues;

    for (const { source } of issues) expect(source).toMatch(/^(data|mock-api)\//);
    followCheck(issues.filter(isPlaced), copy.folder, buildDay());
  }
  return contentIssues(copy);
}

const all = removals();

describe.each(all)('without $feature', (removal) => {
  let copy: Copy;

  beforeAll(async () => {
    copy = await copyWithout([removal]);
  });
  afterAll(() => copy?.remove());

  test('the rest compiles', async () => {
    expect(await typeErrors(copy)).toBe('');
  });

  test('the check names all that asks for it, until nothing does', async () => {
    expect(await followUntilClean(copy)).toEqual([]);
  });
});

describe('without all of them', () => {
  let copy: Copy;
  let site: Running;
  let published: string;

  beforeAll(async () => {
    copy = await copyWithout(all);
    expect(await typeErrors(copy)).toBe('');
    expect(await followUntilClean(copy)).toEqual([]);

    const { exitCode, stdout, stderr } = await gatsby(copy.folder, 'build');
    if (exitCode !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);

    published = join(copy.folder, 'public');
    const handler = createSiteHandler(published);
    const mock = createMockApi({ root: copy.folder });
    const app = express().use(mock, (request, response) => handler(request, response));
    site = await listen(app, 0);
  });

  afterAll(async () => {
    await site?.close();
    copy?.remove();
  });

  /** Not the documentation of RSS, which feeds name. */
  const isLeft =
    /(?<!feed)\/(advisory|csaf|compatibility|docs|pricing|partner\/login|partnerLogin)\b/;

  test('none of their files is published', () => {
    const files = filesIn(published).map((file) => `/${file}`);

    expect(files.filter((file) => isLeft.test(file))).toEqual([]);
    expect(existsSync(join(published, '.well-known/security.txt'))).toBe(false);
  });

  test('no list of pages names theirs', () => {
    const isList = /(^|\/)(sitemap.*\.xml|rss\.xml|llms.*\.txt|robots\.txt|security\.txt)$/;
    const lists = filesIn(published).filter((file) => isList.test(file));
    const naming = lists.filter((file) => isLeft.test(readFileSync(join(published, file), 'utf8')));

    expect(lists).toEqual(expect.arrayContaining(['llms.txt', 'sitemap-zh.xml']));
    expect(naming).toEqual([]);
  });

  test.each(['/', '/en', '/product/BCC', '/en/product/ACE', '/service'])(
    '%s opens without errors',
    async (path) => {
      const page: Page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });

      await page.goto(site.address + path, { waitUntil: 'networkidle2' });
      expect(await page.$('h1')).not.toBeNull();
      expect(errors).toEqual([]);

      await page.close();
    },
  );
});
