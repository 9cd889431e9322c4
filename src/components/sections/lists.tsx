import { createContext, type ReactNode, useContext } from 'react';
import { unmarked } from '../../lib/line-breaks';
import { type Devices, devicesOf, markedFor } from '../../routes/route-types';
import * as shared from '../../styles/shared.module.css';
import { Anchor, NamedLink } from '../anchor';
import { Channels } from '../channels';
import { Drawing } from '../drawing';
import { Frame, type FrameProps } from '../frame';
import { Icon, Mark } from '../icon';
import * as icons from '../icon.module.css';
import { LinkList } from '../page-links';
import { Titled, Words } from '../words';
import * as styles from './lists.module.css';
import type { SectionProps } from './props';

type TitledKind = 'painPoints' | 'challenges' | 'highlights' | 'steps' | 'scenarios';

interface Look extends Pick<FrameProps, 'tone'> {
  list: string;
  item?: string;
  ordered?: boolean;
  /** Swiped on phones. */
  swiped?: boolean;
}

/** What a template adds at the top of sections, by kind. */
export const SectionPictures = createContext<Partial<Record<TitledKind, ReactNode>>>({});

/**
 * The number of cells in a grid, how many are left over in rows of two and three, and how many steps fit in a row, for styles. `:nth-last-child` would count only
 * the cells that the browser has parsed so far.
 */
const counted = ({ length }: readonly unknown[]) => ({
  'data-odd': length % 2 === 1 ? '' : undefined,
  'data-over': length % 3 || undefined,
  style: { '--count': length, '--per-row': length > 5 ? Math.ceil(length / 2) : length },
});

/** A section of titles with a text each, styled by the given classes. */
const titled =
  ({ list, item, ordered = false, swiped = false, tone = 'plain' }: Look) =>
  ({ section, labels }: SectionProps<TitledKind>) => {
    const List = ordered ? 'ol' : 'ul';
    const picture = useContext(SectionPictures)[section.kind];
    return (
      <Frame {...section} tone={tone}>
        <div className={picture ? styles.pictured : undefined}>
          {picture}
          {/* A list that scrolls must be reachable by keyboard. */}
          <List className={list} {...counted(section.items)} tabIndex={swiped ? 0 : undefined}>
            {section.items.map(({ title, text, result }: { title: string; text: string; result?: string }) => (
              <li key={title} className={item}>
                <Titled title={title} text={text} />
                {result && (
                  <p className={styles.result}>
                    <span className={shared.eyebrow}>{labels.result}</span> {result}
                  </p>
                )}
              </li>
            ))}
          </List>
        </div>
      </Frame>
    );
  };

/** Pain points, numbered. */
export const PainPoints = titled({ ordered: true, list: `${styles.cells} ${styles.pains}`, item: styles.row });
/** Challenges of an industry: short paragraphs under a rule. */
export const Challenges = titled({ list: `${styles.cells} ${styles.grid}`, item: styles.challenge });
/** Highlights, in the accent of the product family. */
export const Highlights = titled({ list: `${styles.cells} ${styles.grid}`, item: styles.highlight });
/** Ordered steps along a line. */
export const Steps = titled({ ordered: true, list: styles.steps, item: styles.step });
/** Usage scenarios as cards, each with its result. */
export const Scenarios = titled({
  tone: 'tinted',
  swiped: true,
  list: `${shared.swipe} ${styles.cells} ${styles.scenarios}`,
  item: styles.scenario,
});

/**
 * Dated entries along a line. Entries with a place on a common axis (`span`) show their part of it; entries timed to the second
 * (`axes`) are below a drawing of the axis.
 */
export const Timeline = ({ section }: SectionProps<'timeline'>) => (
  <Frame {...section} layout={section.axes ? 'stacked' : 'split'}>
    {section.axes?.map((axis, at) => (
      <Drawing
        key={axis.width}
        drawing={axis}
        className={at === 0 ? shared.fromDesktop : `${styles.tall} ${shared.belowDesktop}`}
      />
    ))}
    <ol className={section.axes ? `${styles.cells} ${styles.events}` : styles.list} {...counted(section.items)}>
      {section.items.map(({ date, span, entries }) => (
        <li key={date} className={section.axes ? '' : span ? styles.period : styles.event}>
          <div className={shared.eyebrow}>{date}</div>
          {span && (
            <div className={styles.axis} aria-hidden="true">
              <div style={{ marginLeft: `${span[0]}%`, width: `${span[1]}%` }} />
            </div>
          )}
          {entries.map(({ title, text }) => (
            <div key={title}>
              <Titled title={title} text={text} />
            </div>
          ))}
        </li>
      ))}
    </ol>
  </Frame>
);

interface PageProps {
  name: string;
  text: string;
  to: string | null;
  /** The address whose icon precedes the name. */
  path?: string | null;
  devices?: Devices | null | undefined;
  className?: string | undefined;
  newTabLabel?: string;
}

/** A page's name with its icon, linked if the page exists, and a sentence. */
const Page = ({ name, text, to, path = to, ...link }: PageProps) => (
  <>
    <h3 className={icons.named}>
      {path && <Icon of={path} />}
      <NamedLink href={to} {...link}>
        <Words text={name} />
      </NamedLink>
    </h3>
    <p>{text}</p>
  </>
);

/** The parts of a whole in one grid. Parts with pages of their own are links. */
export const Modules = ({ section }: SectionProps<'modules'>) => (
  <Frame {...section}>
    <ol
      className={`${section.items.some(({ to }) => to) ? shared.swipe : ''} ${styles.cells} ${styles.modules}`}
      {...counted(section.items)}
    >
      {section.items.map(({ title, to = null, ...page }) => (
        <li key={title} className={styles.part}>
          <Page name={title} to={to} {...page} className={shared.cover} />
        </li>
      ))}
    </ol>
  </Frame>
);

/** The products of a solution and their roles. */
export const ProductsUsed = ({ section }: SectionProps<'productsUsed'>) => (
  <Frame {...section} layout="split">
    <ul className={styles.list}>
      {section.items.map(({ role, ...page }) => (
        <li key={page.name} className={styles.product}>
          <Page text={role} {...page} />
        </li>
      ))}
    </ul>
  </Frame>
);

/** Links to other pages, with a sentence each. */
export const Links = ({ section, labels }: SectionProps<'links'>) => (
  <Frame {...section} layout="split" tone="quiet">
    <ul
      className={`${section.items.length > 4 ? shared.swipe : ''} ${styles.links}`}
      {...counted(section.items.filter(({ to, devices }) => to !== null && devices !== 'phone'))}
    >
      {section.items.map(
        ({ label, text, to, devices }) =>
          to !== null && (
            <li key={label} data-devices={devices}>
              <Page name={label} text={text} to={to} newTabLabel={labels.opensInNewTab} />
            </li>
          ),
      )}
    </ul>
  </Frame>
);

/** Offices and delivery centres. */
export const Offices = ({ section }: SectionProps<'offices'>) => (
  <Frame {...section} tone="sunken">
    <div className={section.hub && styles.joined}>
      {section.hub && <Drawing drawing={section.hub} />}
      <ul className={shared.pairs}>
        {section.offices.map(({ id, city, address, role, phone }) => (
          <li key={id} className={styles.office}>
            <h3 className={shared.heading}>{city}</h3>
            <p>{role}</p>
            <p className={shared.fine}>{address}</p>
            {phone && <a href={phone.href}>{phone.value}</a>}
          </li>
        ))}
      </ul>
    </div>
  </Frame>
);

/** Hotlines and e-mail addresses. */
export const Contact = ({ section }: SectionProps<'contact'>) => (
  <Frame {...section} layout="split">
    <Channels channels={section.channels} className={shared.channels} />
  </Frame>
);

/** The customers in a ruled grid, linked to their cases. The last cell links to all cases. */
export const Customers = ({ section, labels }: SectionProps<'customers'>) => (
  <Frame {...section}>
    <ul className={shared.row} aria-label={unmarked(section.heading)}>
      {section.customers.map(({ name, href }) => (
        <li key={name} className={styles.cell}>
          <Anchor href={href} className={styles.customer}>
            <Mark of={href} />
            <span data-tile="">
              <Words text={name} />
            </span>
          </Anchor>
        </li>
      ))}
      <li className={styles.cell}>
        <Anchor href={section.all.href} className={styles.customer}>
          {labels.more}
        </Anchor>
      </li>
    </ul>
  </Frame>
);

/** Every page of the site, by group. */
export const SiteMap = ({ section }: SectionProps<'siteMap' | 'docs'>) => (
  <Frame {...section}>
    <div className={styles.siteMap}>
      {section.groups.map(({ title, links }) => (
        <section key={title} {...markedFor(devicesOf(links))}>
          <h3>
            <Words text={title} />
          </h3>
          <LinkList links={links} />
        </section>
      ))}
    </div>
  </Frame>
);
