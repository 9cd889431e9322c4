import type { PageProps } from 'gatsby';
import { useEffect } from 'react';
import { Anchor } from '../components/anchor';
import { toolSections } from '../features/browser-tools';
import { Shell } from '../layout/shell';
import { gallery } from '../site/gallery';
import * as styles from './gallery.module.css';
import { ComponentExamples } from './gallery-components';
import { articleKinds } from './kinds/article';
import { pageOf, type TemplateContext } from './page-props';
import { Sections } from './sections';

const themes = ['light', 'dark'] as const;

/** Of a phone, a tablet and a desktop, in pixels. */
const widths = [390, 768, 1440];

/** Shows the page in the theme that its address asks for: `?theme=dark`. */
function useThemeOfAddress(): void {
  useEffect(() => {
    const theme = new URLSearchParams(window.location.search).get('theme');
    if (theme) document.documentElement.dataset['theme'] = theme;
  }, []);
}

/** What the page's query asks for (tests/gallery/page.tsx). */
interface GalleryData {
  page:
    | (Queries.DocumentMetaFragment &
        Pick<Queries.Page, 'key'> & {
          hero: Pick<Queries.PageHero, 'heading' | 'lead'>;
          sections: readonly Queries.SectionFragment[];
        })
    | null;
}

/**
 * A page of the gallery (src/site/gallery.ts): the list of kinds, the examples of one, or the
 * components.
 */
export default function GalleryPage({
  data,
  pageContext,
}: PageProps<GalleryData, TemplateContext>) {
  const page = pageOf(data, pageContext.key);
  const address = `/${page.key}`;
  useThemeOfAddress();

  return (
    <Shell bare>
      <header className={styles.head}>
        <h1 className={styles.heading}>{page.hero.heading}</h1>
        <p>{page.hero.lead}</p>
      </header>
      {address === gallery.path && <Kinds sections={page.sections} />}
      {address === gallery.componentsPath && <ComponentExamples language={pageContext.language} />}
      {address !== gallery.path && <Examples sections={page.sections} />}
    </Shell>
  );
}

/** The sections of a kind, each below the name of its example. */
const Examples = ({ sections }: { sections: readonly Queries.SectionFragment[] }) =>
  sections.map((section) => (
    <div key={section.id} data-example={section.id}>
      <p className={styles.name}>{section.id}</p>
      <Sections sections={[section]} kinds={{ ...articleKinds, ...toolSections }} />
    </div>
  ));

/**
 * The kinds with what each is for, and their pages at every width in both themes, which load once
 * they're asked for.
 */
const Kinds = ({ sections }: { sections: readonly Queries.SectionFragment[] }) => {
  const kinds = sections.flatMap((section) =>
    section.__typename === 'LinksSection' ? section.items : [],
  );

  return (
    <ul className={styles.kinds}>
      {kinds.map(({ label, text, to }) => (
        <li key={label} id={label}>
          <h2>
            <Anchor href={to ?? ''}>{label}</Anchor>
          </h2>
          <p>{text}</p>
          <details>
            <summary>{widths.join(' · ')}</summary>
            {themes.map((theme) => (
              <Frames key={theme} address={`${to}?theme=${theme}`} name={`${label} ${theme}`} />
            ))}
          </details>
        </li>
      ))}
    </ul>
  );
};

/** A page at every width. */
const Frames = ({ address, name }: { address: string; name: string }) => (
  <div className={styles.frames}>
    {widths.map((width) => (
      <iframe
        key={width}
        src={address}
        title={`${name} ${width}`}
        width={width}
        height={800}
        loading="lazy"
      />
    ))}
  </div>
);

export { PageHead as Head } from './document-head';
