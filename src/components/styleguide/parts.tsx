import { fill } from '../../i18n/texts';
import { ItemFacts } from '../item-facts';
import { LogoWall } from '../logo-wall';
import { StatRow } from '../stat-row';
import { Chapter, type ChapterProps, Specimen } from './specimen';

/** Small parts that sections and pages share. */
export function Parts({
  texts,
  labels,
}: ChapterProps & { labels: { published: string; dateFormat: string; tags: string } }) {
  const { samples } = texts;
  return (
    <Chapter id="parts" texts={texts}>
      <Specimen of="statRow" source="src/components/stat-row.tsx" texts={texts}>
        {() => <StatRow figures={samples.stats} />}
      </Specimen>
      <Specimen of="logoWall" source="src/components/logo-wall.tsx" texts={texts}>
        {(theme) => (
          <LogoWall
            label={fill(texts.themed, { name: samples.logoWallLabel, theme: texts.themes[theme] })}
            customers={samples.customers.map((name, index) => ({ name, href: index % 2 === 0 ? '#parts' : null }))}
          />
        )}
      </Specimen>
      <Specimen of="itemFacts" source="src/components/item-facts.tsx" texts={texts}>
        {() => (
          <ItemFacts
            labels={labels}
            item={{
              kind: 'news',
              id: 1,
              date: '2026-03-18',
              tags: samples.tags.map((label, index) => ({ label, href: `#${index === 0 ? 'parts' : 'sections'}` })),
              list: { label: samples.logoWallLabel, href: '#parts' },
              file: null,
              video: null,
              download: null,
              duration: null,
            }}
          />
        )}
      </Specimen>
    </Chapter>
  );
}
