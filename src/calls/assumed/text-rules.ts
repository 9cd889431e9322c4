import * as v from 'valibot';
import { isPlain } from '../printable';

/* Rules for what visitors type. Each message says what the server expects. */

/** Refuses the empty text. */
export const nonEmptyText = v.nonEmpty<string, string>('a text that is not empty');

/** @param maxLength length in characters */
export const atMost = (maxLength: number) =>
  v.maxLength<string, number, string>(maxLength, `at most ${maxLength} characters`);

/** @param minLength length in characters */
const atLeast = (minLength: number) =>
  v.minLength<string, number, string>(minLength, `at least ${minLength} characters`);

const plainLine = v.check(isPlain, 'a text without hidden characters');

/** A text that may have line breaks and tabs. */
const plainLines = v.check(
  (text: string) => isPlain(text.replace(/[\t\r\n]/g, '')),
  plainLine.message,
);

/** A line that may not be empty, trimmed. Lengths are in characters. */
export const requiredLine = (minLength: number, maxLength: number) =>
  v.pipe(v.string(), v.trim(), nonEmptyText, atLeast(minLength), atMost(maxLength), plainLine);

/** A line, trimmed; a missing one is empty. */
export const optionalLine = (maxLength: number) =>
  v.optional(v.pipe(v.string(), v.trim(), atMost(maxLength), plainLine), '');

/** A text of several lines, trimmed; a missing one is empty. */
export const optionalLines = (maxLength: number) =>
  v.optional(v.pipe(v.string(), v.trim(), atMost(maxLength), plainLines), '');
