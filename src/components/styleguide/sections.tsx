import type { SectionLabels } from '../sections/props';
import { Sections } from '../sections/registry';
import { sectionSamples } from './section-samples';
import * as styles from './sections.module.css';
import { BothThemes, Chapter, type ChapterProps, type Theme } from './specimen';

/** Every kind of section with a short sample. */
export function SectionKinds({ texts, labels }: ChapterProps & { labels: SectionLabels }) {
  const samples: Record<Theme, ReturnType<typeof sectionSamples>> = {
    light: sectionSamples(texts, 'light'),
    dark: sectionSamples(texts, 'dark'),
  };
  return (
    <Chapter id="sections" texts={texts}>
      {samples.light.map(({ kind }, index) => (
        <div key={kind} className={styles.sample}>
          <code className={styles.kind}>{kind}</code>
          <BothThemes texts={texts} fill>
            {(theme) => <Sections sections={samples[theme].slice(index, index + 1)} labels={labels} />}
          </BothThemes>
        </div>
      ))}
    </Chapter>
  );
}
