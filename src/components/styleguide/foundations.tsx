import { type Language, languageTags } from '../../config/languages';
import * as styles from './foundations.module.css';
import { Chapter, type ChapterProps, Specimen } from './specimen';

const textSizes = ['small', 'body', 'lead', 'title', 'heading', 'display', 'figure'];
const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const corners = ['radius-small', 'radius'];
const shadows = ['shadow-low', 'shadow-high'];
const tokens = 'src/styles/tokens.css';

/** Colours by name and use, and the accents of the product families. */
export function Colours({ texts }: ChapterProps) {
  return (
    <Chapter id="colour" texts={texts}>
      <Specimen of="palette" source={tokens} texts={texts}>
        {() => (
          <ul className={styles.palette}>
            {Object.entries(texts.colours).map(([name, use]) => (
              <li key={name} className={styles.colour}>
                <span className={styles.swatch} style={{ background: `var(--${name})` }} />
                <span>
                  <code className={styles.token}>--{name}</code>
                  <span className={styles.use}>{use}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen of="accents" source={tokens} texts={texts}>
        {() => (
          <ul className={styles.palette}>
            {Object.entries(texts.accents).map(([family, name]) => (
              <li key={family} data-family={family} className={styles.accent}>
                <strong>{name}</strong>
                <code className={styles.token}>--accent-{family}</code>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
    </Chapter>
  );
}

/** The sizes of type, in both scripts whatever the page's language is. */
export function Type({ texts, specimens }: ChapterProps & { specimens: Record<Language, string> }) {
  return (
    <Chapter id="type" texts={texts}>
      <Specimen of="typeScale" source={tokens} texts={texts}>
        {() => (
          <ul className={styles.sizes}>
            {textSizes.map((size) => (
              <li key={size}>
                <code className={styles.token}>--text-{size}</code>
                {(['zh', 'en'] as const).map((language) => (
                  <p
                    key={language}
                    lang={languageTags[language]}
                    className={styles.line}
                    style={{ fontSize: `var(--text-${size})` }}
                  >
                    {specimens[language]}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        )}
      </Specimen>
    </Chapter>
  );
}

/** Spacing, corners and shadows. */
export function Measures({ texts }: ChapterProps) {
  return (
    <Chapter id="measures" texts={texts}>
      <Specimen of="spacing" source={tokens} texts={texts}>
        {() => (
          <ul>
            {spaces.map((step) => (
              <li key={step} className={styles.space}>
                <code className={styles.token}>--space-{step}</code>
                <span className={styles.bar} style={{ width: `var(--space-${step})` }} />
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen of="radius" source={tokens} texts={texts}>
        {() => (
          <ul className={styles.shapes}>
            {corners.map((name) => (
              <li key={name} className={styles.corner} style={{ borderRadius: `var(--${name})` }}>
                <code className={styles.token}>--{name}</code>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen of="elevation" source={tokens} texts={texts}>
        {() => (
          <ul className={styles.shapes}>
            {shadows.map((name) => (
              <li key={name} className={styles.surface} style={{ boxShadow: `var(--${name})` }}>
                <code className={styles.token}>--{name}</code>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
    </Chapter>
  );
}
