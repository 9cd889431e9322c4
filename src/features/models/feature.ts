import { flatten } from '../../content/references';
import type { Feature } from '../feature';
import { type Models, models as schema } from './schema';
import { modelsSection } from './section';

declare module '../../content/content' {
  interface Content {
    models: Models;
  }
}

/** Open-weight models, and the accelerators that they need. */
export const models: Feature = {
  name: 'models',
  sections: { models: modelsSection },
  read: ({ parse }) => ({ models: parse('data/models.json', schema) }),
  references: (content, language) =>
    Object.fromEntries(flatten(content.models, 'models', language)),
  documents: [{ source: 'data/models.json', part: 'models' }],
  // Families, without sizes.
  searchNames: ({ models: { models: entries } }) => {
    const families = entries.map(({ name }) => name.split('-')[0] ?? name);
    return { '{models}': [...new Set(families)] };
  },
};
