import { fill } from '../../i18n/texts';
import { Anchor } from '../anchor';
import { Breadcrumbs } from '../breadcrumbs';
import { Button } from '../button';
import { ButtonLink } from '../button-link';
import * as styles from './layout.module.css';
import { Chapter, type ChapterProps, Specimen } from './specimen';

const looks = ['primary', 'quiet'] as const;

/** Buttons and links. */
export function Actions({ texts, newTabLabel }: ChapterProps & { newTabLabel: string }) {
  const { samples } = texts;
  return (
    <Chapter id="actions" texts={texts}>
      <Specimen of="button" source="src/components/button.tsx" texts={texts}>
        {() => (
          <>
            {looks.map((look) => (
              <div key={look} className={styles.row}>
                <Button look={look}>{samples.send}</Button>
                <Button look={look} pending>
                  {samples.sending}
                </Button>
                <Button look={look} disabled>
                  {samples.disabled}
                </Button>
              </div>
            ))}
            <div className={`${styles.row} ${styles.inverse}`}>
              <Button look="inverse">{samples.send}</Button>
              <Button look="inverse" pending>
                {samples.sending}
              </Button>
              <Button look="inverse" disabled>
                {samples.disabled}
              </Button>
            </div>
          </>
        )}
      </Specimen>
      <Specimen of="buttonLink" source="src/components/button-link.tsx" texts={texts}>
        {() => (
          <>
            <p className={styles.row}>
              {looks.map((look) => (
                <ButtonLink key={look} href="#actions" look={look}>
                  {samples.readMore}
                </ButtonLink>
              ))}
            </p>
            <p className={`${styles.row} ${styles.inverse}`}>
              <ButtonLink href="#actions" look="inverse">
                {samples.readMore}
              </ButtonLink>
            </p>
          </>
        )}
      </Specimen>
      <Specimen of="link" source="src/components/anchor.tsx" texts={texts}>
        {() => (
          <div className={styles.stack}>
            <p>
              {samples.sentence} <Anchor href="#actions">{samples.inlineLink}</Anchor>
            </p>
            <p>
              <Anchor href="https://kubernetes.io/releases/" newTabLabel={newTabLabel}>
                {samples.externalLink}
              </Anchor>
            </p>
          </div>
        )}
      </Specimen>
      <Specimen of="breadcrumbs" source="src/components/breadcrumbs.tsx" texts={texts}>
        {(theme) => (
          <Breadcrumbs
            label={fill(texts.themed, { name: samples.breadcrumbsLabel, theme: texts.themes[theme] })}
            crumbs={samples.breadcrumbs.map((label, index, { length }) => ({
              label,
              href: index === length - 1 ? null : '#actions',
            }))}
          />
        )}
      </Specimen>
    </Chapter>
  );
}
