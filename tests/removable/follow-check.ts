import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Issue } from '../../src/calls/issue';
import { retire } from '../../tools/new/rename';

/** A part of a JSON file. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The value at a path; undefined if there is none. */
function valueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (part, key) => (part !== null && typeof part === 'object' ? Reflect.get(part, key) : undefined),
    value,
  );
}

const isIndex = (key: string | undefined): boolean => /^\d+$/.test(key ?? '');

/**
 * What an editor removes for an issue: the entry of the innermost list that has the key; without a
 * list the object of a link (`to`), or the line itself.
 */
function pathToRemove(key: string): string[] {
  const path = key.split('.');
  const listEntry = path.map(isIndex).lastIndexOf(true);
  if (listEntry >= 0) return path.slice(0, listEntry + 1);

  return path.at(-1) === 'to' ? path.slice(0, -1) : path;
}

/** The lists and objects that may not be empty: with their last entry the section goes, too. */
function removeAt(document: Json, path: readonly string[]): void {
  const key = path.at(-1);
  const parent = valueAt(document, path.slice(0, -1));
  if (key === undefined || parent === null || typeof parent !== 'object') return;

  if (!Array.isArray(parent)) {
    Reflect.deleteProperty(parent, key);
    return;
  }

  parent.splice(Number(key), 1);
  const section = path.findIndex((part, index) => part === 'sections' && isIndex(path[index + 1]));
  const isInSection = section >= 0 && path.length > section + 2;
  if (parent.length === 0 && isInSection) removeAt(document, path.slice(0, section + 2));
}

/** Later entries of a list go first, so that the places of earlier ones stay true. */
const byPlaceDownwards = (one: string[], other: string[]): number =>
  other.join('.').localeCompare(one.join('.'), 'en', { numeric: true });

/** Removes from a file what its issues name. */
function removeFrom(file: string, issues: readonly Issue[]): void {
  const document = JSON.parse(readFileSync(file, 'utf8')) as Json;
  const keys = new Set(issues.map(({ key }) => pathToRemove(key).join('.')));

  const paths = [...keys].map((key) => key.split('.')).sort(byPlaceDownwards);
  for (const path of paths) removeAt(document, path);

  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
}

/** The target of a link that leads nowhere; undefined if an issue is about something else. */
const deadLink = ({ message }: Issue): string | undefined =>
  /^link leads nowhere: (\S+?):/.exec(message)?.[1];

const isMarkdown = ({ source }: Issue): boolean => source.endsWith('.md');

/** Leaves the label of a link in a page of documentation, and takes the link. */
function unlink(file: string, target: string): void {
  const text = readFileSync(file, 'utf8');
  const unlinked = text.replace(
    /\[([^\]]*)\]\(([^)]*)\)/g,
    (link: string, label: string, to: string) => (to.replace(/^\//, '') === target ? label : link),
  );
  writeFileSync(file, unlinked);
}

/** The address that an issue asks to retire; undefined if it asks for something else. */
const addressToRetire = ({ message }: Issue): string | undefined =>
  / retire (\S+)/.exec(message)?.[1];

const issueList = v.array(
  v.looseObject({ source: v.string(), key: v.string(), message: v.string() }),
);

/** The issues that `npm run content -- --json` printed. */
export const readIssues = (output: string): Issue[] => v.parse(issueList, JSON.parse(output));

/**
 * Issues that neither a key nor a link places are warnings of a build: what they name is removed by
 * its key.
 */
export const isPlaced = (issue: Issue): boolean =>
  issue.key !== '' || isMarkdown(issue) || addressToRetire(issue) !== undefined;

/**
 * Does what the check asks for in a copy of the project: removes links, sections, lines and menu
 * entries, and retires addresses.
 */
export function followCheck(issues: readonly Issue[], copy: string, day: string): void {
  const issuesWithKey = issues.filter(({ key }) => key !== '');
  for (const file of new Set(issuesWithKey.map(({ source }) => source))) {
    const ofFile = issuesWithKey.filter(({ source }) => source === file);
    removeFrom(join(copy, file), ofFile);
  }

  for (const issue of issues.filter(isMarkdown)) {
    const target = deadLink(issue);
    if (target !== undefined) unlink(join(copy, issue.source), target);
  }

  for (const address of new Set(issues.flatMap((issue) => addressToRetire(issue) ?? [])))
    retire(copy, address, day, 'no longer offered');
}
