import type { ReactNode } from 'react';
import type { UiTexts } from '../../i18n/ui-texts';
import * as styles from './specimen.module.css';

export type GuideTexts = UiTexts['styleguide'];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** What every chapter is made of. */
export interface ChapterProps {
  texts: GuideTexts;
}

/** A chapter of the style guide, with its anchor and what holds for all of it. */
export function Chapter({
  id,
  texts,
  children,
}: ChapterProps & { id: keyof GuideTexts['chapters']; children: ReactNode }) {
  const { title, text } = texts.chapters[id];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.chapter}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p className={styles.lead}>{text}</p>
      {children}
    </section>
  );
}

/** The same in both themes: side by side on a desktop, one below the other on a phone. */
export function BothThemes({
  texts,
  fill = false,
  children,
}: ChapterProps & {
  /** Without a margin, and smaller on a desktop: for what is as wide as a page. */
  fill?: boolean;
  children: (theme: Theme) => ReactNode;
}) {
  return (
    <div className={styles.themes}>
      {themes.map((theme) => (
        <div key={theme} data-theme={theme} className={styles.pane}>
          <p className={styles.theme}>{texts.themes[theme]}</p>
          <div className={fill ? styles.miniature : styles.stage}>{children(theme)}</div>
        </div>
      ))}
    </div>
  );
}

/** One primitive or group of tokens in its states. */
export function Specimen({
  of,
  source,
  texts,
  children,
}: ChapterProps & {
  of: keyof GuideTexts['specimens'];
  /** The file that defines it. */
  source: string;
  children: (theme: Theme) => ReactNode;
}) {
  const { title, text } = texts.specimens[of];
  return (
    <div className={styles.specimen}>
      <div className={styles.head}>
        <h3 className={styles.name}>{title}</h3>
        <code className={styles.source}>{source}</code>
        <p className={styles.text}>{text}</p>
      </div>
      <BothThemes texts={texts}>{children}</BothThemes>
    </div>
  );
}
