import { readFileSync } from 'node:fs';
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

/*
 * docs/adding.md, “Taking a feature out”, followed in copies of the project, one feature at a time
 * and all together.
 */

type Copy = Awaited<ReturnType<typeof wholeCopy>>;

/**
 * A removal names files in its first round, links and lines in its second, addresses in its third.
 */
const mostRounds = 5;

async function copyWithout(removals: readonly Removal[]): Promise<Copy> {
  const copy = await wholeCopy();
  for (const removal of removals) takeOut(removal, copy.folder);
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

/**
 * Does what the check asks for until it has no issues.
 * @returns those that are left after some rounds
 */
async function followUntilClean(copy: Copy) {
  for (let round = 1; round < mostRounds; round += 1) {
    const issues = await contentIssues(copy);
    if (issues.length === 0) return issues;

    for (const { source } of issues) expect(source).toMatch(/^(data|mock-api)\//);
    followCheck(issues.filter(isPlaced), copy.folder, buildDay());
  }
  return contentIssues(copy);
}

/** The site of a copy, built and served with its mock. */
async function buildAndServe(copy: Copy): Promise<Running> {
  const { exitCode, stdout, stderr } = await gatsby(copy.folder, 'build');
  if (exitCode !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);

  const handler = createSiteHandler(publishedFolder(copy));
  const mock = createMockApi({ root: copy.folder });
  const app = express().use(mock, (request, response) => handler(request, response));
  return await listen(app, 0);
}

const publishedFolder = (copy: Copy): string => join(copy.folder, 'public');

/** What a feature publishes elsewhere than below its pages. */
const filesBeside: Readonly<Record<string, readonly string[]>> = {
  advisories: ['/csaf', '/.well-known/security.txt'],
};

/**
 * Whether a text has the address of a page that is gone. The documentation of RSS, which feeds
 * name in an element `docs`, is no such page.
 */
function hasAddressOf(removals: readonly Removal[]): (text: string) => boolean {
  const paths = removals.flatMap(({ feature, pages }) => [
    ...pages,
    ...(filesBeside[feature] ?? []),
  ]);
  if (paths.length === 0) return () => false;

  const address = new RegExp(`(?<!feed|<)(${paths.join('|')})\\b`);
  return (text) => address.test(text);
}

/**
 * Opens a page.
 * @returns the errors of its console
 */
async function errorsOf(address: string): Promise<string[]> {
  const page: Page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  await page.goto(address, { waitUntil: 'networkidle2' });
  expect(await page.$('h1')).not.toBeNull();
  await page.close();
  return errors;
}

const single = removals();
const everything = { feature: 'all of them', removals: single };
const cases = [
  ...single.map((removal) => ({ feature: removal.feature, removals: [removal] })),
  everything,
];

/*
 * Each case is a build of several minutes: `-t 'without pricing'` runs one, `-t 'compiles|names'`
 * all without a build.
 */
describe.each(cases)('without $feature', ({ removals }) => {
  let copy: Copy;
  let clean: ReturnType<typeof followUntilClean> | undefined;
  let site: Running | undefined;

  /** Follows the check once, whichever tests run. */
  const issuesLeft = () => {
    clean ??= followUntilClean(copy);
    return clean;
  };

  beforeAll(async () => {
    copy = await copyWithout(removals);
  });
  afterAll(async () => {
    await site?.close();
    copy?.remove();
  });

  test('the rest compiles', async () => {
    expect(await typeErrors(copy)).toBe('');
  });

  test('the check names all that asks for it, until nothing does', async () => {
    expect(await issuesLeft()).toEqual([]);
  });

  test('the site builds, publishes none of its files, and five pages open without errors', async () => {
    expect(await issuesLeft()).toEqual([]);
    site = await buildAndServe(copy);
    const { address } = site;

    const isGone = hasAddressOf(removals);
    const files = filesIn(publishedFolder(copy));
    expect(files.filter((file) => isGone(`/${file}`))).toEqual([]);

    const isList = /(^|\/)(sitemap.*\.xml|rss\.xml|llms.*\.txt|robots\.txt|security\.txt)$/;
    const lists = files.filter((file) => isList.test(file));
    const textOf = (file: string) => readFileSync(join(publishedFolder(copy), file), 'utf8');
    expect(lists).toEqual(expect.arrayContaining(['llms.txt', 'sitemap-zh.xml']));
    expect(lists.filter((file) => isGone(textOf(file)))).toEqual([]);

    for (const path of ['/', '/en', '/product/BCC', '/en/product/ACE', '/service'])
      expect([path, await errorsOf(address + path)]).toEqual([path, []]);
  });
});
