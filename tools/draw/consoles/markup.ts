import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/config/languages';
import type { Cell, State, Text } from './schema';
import { sparkline } from './spark';

/** What a widget needs to write its markup. */
export interface Writer {
  language: Language;
  /** A text in the language of this picture, escaped. */
  say: (text: Text) => string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML. */
export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** A writer for one language. */
export const writerFor = (language: Language): Writer => ({
  language,
  say: (text) => escapeHtml(typeof text === 'string' ? text : text[language]),
});

const icons = new Map<string, string>();

/** An icon of Lucide's set as inline SVG. */
export const icon = (name: string): string => {
  const known = icons.get(name);
  if (known) return known;
  const file = readFileSync(join(process.cwd(), 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8');
  const body = file.slice(file.indexOf('>', file.indexOf('<svg')) + 1, file.lastIndexOf('</svg>')).replace(/\s+/g, ' ');
  const drawn = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${body}</svg>`;
  icons.set(name, drawn);
  return drawn;
};

/** Items written one after another. */
export const each = <Item>(items: readonly Item[] | undefined, write: (item: Item, index: number) => string): string =>
  (items ?? []).map(write).join('');

/** Markup only if there is something to show. */
export const when = <Value>(value: Value | undefined, write: (value: Value) => string): string =>
  value === undefined ? '' : write(value);

/** A status dot. */
export const dot = (state: State): string => `<i class="dot ${state}"></i>`;

/** A bar of a share in per cent. */
export const bar = (share: number, state?: State): string =>
  `<span class="bar ${state ?? ''}"><span style="width:${share}%"></span></span>`;

/** A cell of a table or of a list of facts. */
export const cell = (value: Cell, writer: Writer): string => {
  if (typeof value === 'string' || 'zh' in value) return `<span class="t">${writer.say(value)}</span>`;
  const {
    t,
    sub,
    dot: dotState,
    tag,
    icon: iconName,
    mono,
    strong,
    soft,
    tint,
    bar: share,
    barState,
    spark,
    indent,
    caret,
  } = value;
  const names = ['cell', mono && 'mono', strong && 'strong', soft && 'soft', tint && `tint-${tint}`]
    .filter(Boolean)
    .join(' ');
  const label =
    t === undefined
      ? ''
      : tag
        ? `<span class="tag ${tag}">${writer.say(t)}</span>`
        : `<span class="t">${writer.say(t)}</span>`;
  const caretName = caret === 'open' ? 'chevron-down' : 'chevron-right';
  return [
    `<span class="${names}"${indent ? ` style="padding-left:${indent * 16}px"` : ''}>`,
    caret ? `<span class="caret">${caret === 'leaf' ? '' : icon(caretName)}</span>` : '',
    when(iconName, icon),
    when(dotState, dot),
    when(share, (given) => bar(given, barState)),
    when(spark, (given) => sparkline(given)),
    label,
    when(sub, (given) => `<span class="sub">${writer.say(given)}</span>`),
    '</span>',
  ].join('');
};
