import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import * as shared from '../styles/shared.module.css';
import { Anchor } from './anchor';
import { Breadcrumbs } from './breadcrumbs';
import { ButtonLink } from './button';
import { pageVisual } from './drawing';
import * as styles from './hero.module.css';
import { Words } from './words';

type PageHero = Queries.PageHeadFragment['hero'];

interface PageHeadingProps extends Pick<PageHero, 'eyebrow' | 'heading'> {
  /** Replaces the line above the heading. */
  logo?: ReactNode;
  className: string;
  /** Replaces the text of the heading. */
  children?: ReactNode;
}

/** The page's h1 and the line above it. */
export const PageHeading = ({
  logo,
  eyebrow,
  heading,
  className,
  children = <Words text={heading} />,
}: PageHeadingProps) => (
  <>
    {logo && <p className={styles.logo}>{logo}</p>}
    {!logo && eyebrow && <p className={shared.eyebrow}>{eyebrow}</p>}
    <h1 className={`${shared.pageHeading} ${className}`}>{children}</h1>
  </>
);

/** The parts of a heading like `Name: promise`. */
function namedHeading(text: string) {
  const [, name, colon, space, promise] = text.match(/^([^：:]+)(：|:(?= ))( ?)(.+)$/s) ?? [];
  return name && promise ? { name, colon, space, promise } : undefined;
}

type NamedHeading = NonNullable<ReturnType<typeof namedHeading>>;

/** The name small above the promise. The colon is kept for screen readers and copying. */
const NameAndPromise = ({ name, colon, space, promise }: NamedHeading) => (
  <>
    <span className={styles.name}>
      <Words text={name} />
      <span className={styles.colon}>{colon}</span>
    </span>
    {space}
    <span className={styles.promise}>
      <Words text={promise} />
    </span>
  </>
);

interface Props extends Queries.PageHeadFragment, Pick<Queries.PageBodyFragment, 'sections'> {
  /** Replaces the line above the heading. */
  logo?: ReactNode;
  /** Replaces the text of the heading. */
  heading?: ReactNode;
  /** Replaces the link to a download's form. Needs a key. */
  downloadButton?(download: Queries.DownloadFragment): ReactNode;
  /** Next to the text, on phones below it: the page's own drawing, else the figure of its list. */
  visual?: ReactNode;
  /** Whether the visual is too wide to stand beside the text on tablets. */
  isWide?: boolean;
  /** On the home page, whose head is overlapped by the header. */
  isTall?: boolean;
  children?: ReactNode;
}

/**
 * How the text is laid out: beside a visual as the columns are, else alone or in two columns of its
 * own.
 */
function textLayout({ visual, children }: Pick<Props, 'visual' | 'children'>) {
  if (visual) return '';
  return children ? styles.alone : styles.split;
}

/** The head of a page: breadcrumbs, h1, lead and actions. */
export function Hero({
  hero: { eyebrow, heading, lead, actions, proof },
  breadcrumbs,
  logo,
  heading: shownHeading,
  downloadButton,
  motif,
  sections,
  visual = pageVisual({ motif, sections }),
  isWide = false,
  isTall = false,
  children,
}: Props) {
  const named = shownHeading ? undefined : namedHeading(heading);

  return (
    <div className={`${styles.hero} ${isTall ? styles.tall : ''}`}>
      <div className={`${styles.inner} ${isWide ? styles.wide : ''}`}>
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={breadcrumbs} />
        </div>
        <div className={`${styles.text} ${textLayout({ visual, children })}`}>
          <PageHeading
            logo={logo}
            eyebrow={eyebrow}
            heading={heading}
            className={`${styles.heading} ${named ? styles.named : ''}`}
          >
            {shownHeading ?? (named && <NameAndPromise {...named} />)}
          </PageHeading>
          <p className={styles.lead}>
            <Words text={lead} />
          </p>
          {actions.length > 0 && <Actions actions={actions} downloadButton={downloadButton} />}
          {proof && (
            <ul className={styles.proof}>
              {proof.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          {children}
        </div>
        {visual && <div className={styles.visual}>{visual}</div>}
      </div>
    </div>
  );
}

interface ActionsProps {
  actions: PageHero['actions'];
  downloadButton: Props['downloadButton'];
}

/** The actions of a page: the first two are buttons, the first of them primary. */
function Actions({ actions, downloadButton }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {actions.map(({ label, to, devices, download }, index) => {
        if (download && downloadButton) return downloadButton(download);
        if (index > 1) {
          return (
            <Anchor key={label} href={to} devices={devices} className={styles.textLink}>
              {label}
            </Anchor>
          );
        }
        return (
          <ButtonLink
            key={label}
            href={to}
            devices={devices}
            look={index === 0 ? 'primary' : 'quiet'}
          >
            {label}
          </ButtonLink>
        );
      })}
    </div>
  );
}

export const query = graphql`
  fragment PageHead on Page {
    breadcrumbs { ...Crumb }
    hero {
      eyebrow
      heading
      lead
      proof
      actions {
        label
        to
        devices
        download { ...Download }
      }
    }
    motif {
      drawing { ...Drawing }
      label
    }
  }
`;
