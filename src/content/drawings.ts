import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { filesBelow } from '../calls/data-file';
import type { Issue } from '../calls/issue';
import { plainDrawing } from './schemas/vendor';

/** The name of a drawing, and where it is used. */
export type DrawingReference = Pick<Issue, 'source' | 'key'> & { name: string };

const svgAttributes =
  'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/**
 * A committed drawing with whitespace removed; undefined if it is not a drawing or contains more
 * than shapes.
 */
function committedDrawing(root: string, source: string, issues: Issue[]): string | undefined {
  const text = readFileSync(join(root, source), 'utf8').trim().replace(/>\s+</g, '><');
  const result = v.safeParse(plainDrawing, text);
  if (result.success) return text;

  issues.push({ source, key: '', message: result.issues[0].message });
  return undefined;
}

/** A Lucide icon with our stroke width. */
function lucideDrawing(name: string): string | undefined {
  try {
    const file = createRequire(__filename).resolve(`lucide-static/icons/${name}.svg`);
    const shapes = readFileSync(file, 'utf8').replace(/<!--.*?-->|<\/?svg[^>]*>/gs, '');
    return `<svg ${svgAttributes}>${shapes.trim().replace(/\s*\n\s*/g, '')}</svg>`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/**
 * The named drawings as SVG files; those in data/icons take precedence over Lucide's.
 * @param issues collects names without a valid drawing
 */
export function readDrawings(
  root: string,
  references: readonly DrawingReference[],
  issues: Issue[],
): Map<string, string> {
  const drawings = new Map<string, string>();

  for (const { source, key, name } of references) {
    if (drawings.has(name)) continue;

    const file = `data/icons/${name}.svg`;
    const isCommitted = existsSync(join(root, file));
    const drawing = isCommitted ? committedDrawing(root, file, issues) : lucideDrawing(name);

    if (drawing) drawings.set(name, drawing);
    else if (!isCommitted)
      issues.push({
        source,
        key,
        message: `no drawing ${name}: neither ${file} nor an icon of https://lucide.dev`,
      });
  }

  return drawings;
}

/**
 * The lettering of customers (data/lettering) by the slug of their case and the language.
 * @param issues as above
 */
export function readLettering(root: string, issues: Issue[]): Map<string, string> {
  return readNamed(root, 'data/lettering', issues);
}

/**
 * The marks of customers (data/marks) by the slug of their case.
 * @param issues as above
 */
export function readMarks(root: string, issues: Issue[]): Map<string, string> {
  return readNamed(root, 'data/marks', issues);
}

/** The drawings in a folder by the names of their files. */
function readNamed(root: string, folder: string, issues: Issue[]): Map<string, string> {
  return new Map(
    filesBelow(root, folder, '.svg').flatMap((file) => {
      const drawing = committedDrawing(root, file, issues);
      return drawing ? [[basename(file, '.svg'), drawing]] : [];
    }),
  );
}
