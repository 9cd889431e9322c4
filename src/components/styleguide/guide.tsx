import type { SectionKind } from '../../contract/content/sections';
import { fill } from '../../i18n/texts';
import type { SectionView } from '../../routes/page-view';
import * as shared from '../../styles/shared.module.css';
import { Sections } from '../sections/registry';
import * as styles from './guide.module.css';
import { type GuideProps, type GuideTexts, type Sample, samples, type Theme } from './samples';

/** A short sample of every kind of section; the type asks for a sample when a kind is added. */
const sectionSamples = ({ sections }: GuideTexts): { [K in SectionKind]: Omit<SectionView<K>, 'id' | 'kind'> } => ({
  ...sections,
  listing: { ...sections.listing, of: 'case' },
  siteMap: {
    ...sections.siteMap,
    groups: sections.siteMap.groups.map(({ title, links }) => ({
      title,
      links: links.map((link) => ({ ...link, devices: 'both' })),
    })),
  },
});

/** The sample of a kind. Its anchor and heading name the theme, because both themes are on one page. */
function sectionView(texts: GuideTexts, kind: SectionKind, theme: Theme): SectionView {
  const sample = sectionSamples(texts)[kind];
  const heading = fill(texts.themed, { name: sample.heading, theme: texts.themes[theme] });
  // The type of `sectionSamples` pairs each kind with its view; TypeScript cannot follow that through the
  // look-up.
  return { ...sample, kind, id: `${theme}-${kind.toLowerCase()}`, heading } as SectionView;
}

/** The same sample in both themes: side by side on a desktop, stacked on a phone. */
const BothThemes = ({ texts, className, show }: { texts: GuideTexts; className: string } & Pick<Sample, 'show'>) => (
  <div className={styles.themes}>
    {(['light', 'dark'] as const).map((theme) => (
      <div key={theme} data-theme={theme} className={styles.pane}>
        <p className={styles.theme}>{texts.themes[theme]}</p>
        <div className={className}>{show(theme)}</div>
      </div>
    ))}
  </div>
);

/**
 * The style guide: a chapter for each entry of `texts.chapters`, in that order; the last one shows every kind
 * of section.
 */
export function Guide(props: GuideProps) {
  const { texts, labels } = props;
  const chapters = samples(props);
  // The keys of a dictionary are those of its type: it is the JSON file that the type is made from.
  const ids = Object.keys(texts.chapters) as (keyof GuideTexts['chapters'])[];
  const kinds = Object.keys(texts.sections) as SectionKind[];
  return (
    <div className={styles.guide}>
      {ids.map((id) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.chapter}>
          <h2 id={`${id}-title`} className={shared.heading}>
            {texts.chapters[id].title}
          </h2>
          <p className={styles.lead}>{texts.chapters[id].text}</p>
          {id === 'sections'
            ? kinds.map((kind) => (
                <div key={kind} className={styles.sample}>
                  <code className={styles.kind}>{kind}</code>
                  <BothThemes
                    texts={texts}
                    className={styles.miniature}
                    show={(theme) => <Sections sections={[sectionView(texts, kind, theme)]} labels={labels} />}
                  />
                </div>
              ))
            : chapters[id].map(({ of, source, show }) => (
                <div key={of} className={styles.specimen}>
                  <div className={styles.head}>
                    <h3 className={shared.title}>{texts.specimens[of].title}</h3>
                    <code className={styles.code}>{source}</code>
                    <p className={styles.text}>{texts.specimens[of].text}</p>
                  </div>
                  <BothThemes texts={texts} className={styles.stage} show={show} />
                </div>
              ))}
        </section>
      ))}
    </div>
  );
}
