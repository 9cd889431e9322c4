import * as v from 'valibot';
import { isPlain } from '../printable';

/* Rules for what visitors type. Each message says what the server expects. */

/** Refuses the empty text. */
export const nonEmptyText = v.nonEmpty<string, string>('a text that is not empty');

/** @param most length in characters */
export const atMost = (most: number) =>
  v.maxLength<string, number, string>(most, `at most ${most} characters`);

/** @param least length in characters */
const atLeast = (least: number) =>
  v.minLength<string, number, string>(least, `at least ${least} characters`);

const plainLine = v.check(isPlain, 'a text without hidden characters');

/** A text that may have line breaks and tabs. */
const plainLines = v.check(
  (text: string) => isPlain(text.replace(/[\t\r\n]/g, '')),
  plainLine.message,
);

/** A line that may not be empty, trimmed. Lengths are in characters. */
export const requiredLine = (least: number, most: number) =>
  v.pipe(v.string(), v.trim(), nonEmptyText, atLeast(least), atMost(most), plainLine);

/** A line, trimmed; a missing one is empty. */
export const optionalLine = (most: number) =>
  v.optional(v.pipe(v.string(), v.trim(), atMost(most), plainLine), '');

/** A text of several lines, trimmed; a missing one is empty. */
export const optionalLines = (most: number) =>
  v.optional(v.pipe(v.string(), v.trim(), atMost(most), plainLines), '');
