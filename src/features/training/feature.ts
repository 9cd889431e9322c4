import { flatten } from '../../content/references';
import { createSite } from '../../content/site';
import { languages } from '../../site/languages';
import type { Feature } from '../feature';
import { classCalendarPath } from './addresses';
import { renderClassCalendar } from './calendar';
import { checkTraining } from './check';
import { training as schema, type Training } from './schema';
import { classesSection } from './section';

declare module '../../i18n/resources' {
  interface NamespaceFiles {
    /** Heads and words of the calendar of classes, at build time. */
    training: typeof import('../../../data/ui/zh/training.json');
  }
}

declare module '../../content/content' {
  interface Content {
    training: Training;
  }
}

/** Courses, and the calendar of public classes. */
export const training: Feature = {
  name: 'training',
  sections: { classes: classesSection },
  read: ({ parse }) => ({ training: parse('data/training.json', schema) }),
  references: ({ training: { classes, ...facts } }, language) =>
    Object.fromEntries(flatten(facts, 'training', language)),
  check: (content, { report }) => checkTraining(content, report),
  *files({ content, today }) {
    if (!content.pages.has('train')) return;
    for (const language of languages) {
      const site = createSite(language, content, {}, today);
      yield [classCalendarPath(language), renderClassCalendar(site)];
    }
  },
};
