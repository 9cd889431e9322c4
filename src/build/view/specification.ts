import { minorsIn, rulesOf, sharedRulesFile } from '../../compatibility/facts';
import { conventions } from '../../config/languages';
import { type ProductFacts, platformGroups } from '../../contract/content/facts';
import { inOne } from '../../contract/content/text';
import { formatMessage } from '../../i18n/texts';
import { formatDay } from '../../lib/format-date';
import type { Site } from './site';

/** A range of versions, or a single version. */
const rangeIn = ({ from, to }: { from: string; to: string }, text: string): string =>
  from === to ? from : formatMessage(text, { from, to });

/** The specification table of a product, generated from its facts, in groups, each headed by a row of one cell. Missing facts have no row. Pure. */
export function specification(
  facts: ProductFacts,
  site: Site,
): { columns: string[]; rows: string[][] } {
  const { language, content, ui } = site;
  const { conditionSeparator, ...labels } = ui.specification;
  const list = (texts: readonly string[]) => texts.join(ui.forms.listSeparator);
  const day = (date: string) => formatDay(date, language);
  const remarked = (text: string, remark?: string) =>
    remark ? formatMessage(labels.remark, { text, remark }) : text;
  const named = (...keys: ('upgrade' | 'licence' | 'trial' | 'replaces' | 'excludes')[]) =>
    keys.map((key) => [labels[key], facts[key]?.[language]]);
  // A condition that's a sentence follows one.
  const stop = ui.releases.matrix.stop + conventions[language].marks.sentence;
  const ofRows = (rows: ProductFacts['limits']) =>
    Object.values(rows).map(({ label, value, condition }) => {
      const parts = [inOne(value, language), condition?.[language] ?? ''].filter(Boolean);
      return [
        label[language],
        parts.join(/^\p{Lu}\p{Ll}/u.test(parts[1] ?? '') ? stop : conditionSeparator),
      ];
    });
  const platforms = platformGroups.map((group) => [
    labels[group],
    list(
      Object.entries(content.platforms[group] ?? {}).flatMap(([id, name]) => {
        const support = facts.platforms[id];
        if (!support) return [];
        const { since, versions } = support === true ? {} : support;
        const version = versions && inOne(versions, language);
        // Models of accelerators are a choice within a platform, not a part of its name.
        const text =
          group === 'accelerators'
            ? remarked(name[language], version)
            : [name[language], version].filter(Boolean).join(' ');
        // Full-width brackets have their own space.
        return [
          remarked(
            text.replace('） ', '）'),
            since && formatMessage(labels.since, { version: since }),
          ),
        ];
      }),
    ),
  ]);
  const standards = facts.standards.map(({ id, level, subject }) =>
    remarked([id, level && inOne(level, language)].filter(Boolean).join(' '), subject[language]),
  );
  const conditions = [facts.requirements, facts.limits].flatMap(
    Object.values<ProductFacts['limits'][string]>,
  );
  const isSaid = (because: string) =>
    conditions.some(({ condition }) => condition?.[language] === because);
  const minors = minorsIn(facts.kubernetes, content.kubernetes);
  // Of the rules that all products share, those that narrow its range.
  const rules = rulesOf('the product', facts, content)
    .filter(({ rule, platforms, kubernetes, source }) => {
      const isAbout = platforms.every((list) => list.some((id) => id in facts.platforms));
      return (
        source !== sharedRulesFile ||
        (!rule.remark && isAbout && kubernetes?.some((one) => minors.includes(one)))
      );
    })
    .map(({ rule }) => rule.because[language])
    .filter((because) => !isSaid(because));
  const groups: Record<keyof typeof labels.groups, (string | null | undefined)[][]> = {
    release: [
      ...facts.releases.slice(0, 1).flatMap(({ version, available, full, maintenance }) => [
        [labels.release, remarked(version, day(available))],
        [
          labels.support,
          formatMessage(labels.until, { full: day(full), maintenance: day(maintenance) }),
        ],
      ]),
      ...named('upgrade'),
    ],
    platforms: [
      ['Kubernetes', facts.kubernetes && rangeIn(facts.kubernetes, labels.range)],
      ...platforms,
      [
        ui.releases.matrix.rules,
        rules
          .map((because) => because + ui.releases.matrix.stop)
          .join(conventions[language].marks.sentence),
      ],
    ],
    limits: [...ofRows(facts.requirements), ...ofRows(facts.limits)],
    terms: [
      ...named('licence', 'trial', 'replaces', 'excludes'),
      [labels.standards, list(standards)],
      [labels.certificates, list(facts.certificates.map((certificate) => certificate[language]))],
    ],
  };
  const rows = Object.entries(labels.groups).flatMap(([group, title]) => {
    const known = groups[group as keyof typeof groups].filter((row): row is string[] =>
      Boolean(row[1]),
    );
    return known.length > 0 ? [[title], ...known] : [];
  });
  return { columns: [labels.item, labels.value], rows };
}
