import { type PlacedText, textsBelow } from '../../../src/build/content/texts';
import type { Language } from '../../../src/config/languages';
import type { MediaScripts } from './script';

/** A script without what is no prose: commands, formulas, and sentences that the item says already. */
function proseOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(proseOf);
  if (!value || typeof value !== 'object') return value;
  const isCode = 'kind' in value && value.kind === 'code';
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !['says', 'formula', 'id'].includes(name) && !(isCode && name === 'lines'))
      .map(([name, child]) => [name, proseOf(child)]),
  );
}

/** The texts that files and films show beside their item's own, by language. */
export function scriptTexts(scripts: ReadonlyMap<string, MediaScripts>): Record<Language, PlacedText[]> {
  const texts = (language: Language) =>
    [...scripts].flatMap(([name, script]) =>
      textsBelow(`data/media/${name}.json`, proseOf(script[language]), language),
    );
  return { zh: texts('zh'), en: texts('en') };
}
