import { severities } from '../../contract/content/service';
import { fill } from '../../i18n/texts';
import type { Site } from './site';

/** The maintenance levels side by side: hours, channels, targets by severity, visits. Pure. */
export function serviceLevels({ content, language, ui }: Site): { columns: string[]; rows: string[][] } {
  const { item, first, restored, severities: names, ...labels } = ui.releases.serviceLevels;
  const levels = Object.values(content.service.levels);
  const rowOf = (key: keyof typeof labels) => [labels[key], ...levels.map((level) => level[key][language])];
  const targets = severities.flatMap((severity) =>
    Object.entries({ first, restored }).map(([key, label]) => [
      fill(label, { severity: names[severity] }),
      ...levels.map((level) => level[severity][key as 'first' | 'restored']?.[language] ?? ''),
    ]),
  );
  return {
    columns: [item, ...levels.map(({ name }) => name[language])],
    // A question has nothing to restore.
    rows: [
      rowOf('hours'),
      rowOf('channels'),
      ...targets.filter(([, ...cells]) => cells.some(Boolean)),
      rowOf('visits'),
    ],
  };
}
