import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { unmarked } from '../../lib/line-breaks';
import { devicesOf, markedFor } from '../../routes/route-types';
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

type TitledKind = 'painPoints' | 'challenges' | 'highlights' | 'steps';

interface Look extends Pick<FrameProps, 'layout' | 'tone'> {
  ordered?: boolean;
  list: string;
  item?: string;
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
  ({ ordered = false, list, item, ...frame }: Look) =>
  ({ section }: SectionProps<TitledKind>) => {
    const List = ordered ? 'ol' : 'ul';
    const picture = useContext(SectionPictures)[section.kind];
    return (
      <Frame {...section} {...frame}>
        <div className={picture ? styles.pictured : undefined}>
          {picture}
          <List className={list} {...counted(section.items)}>
            {section.items.map(({ title, text }) => (
              <li key={title} className={item}>
                <Titled title={title} text={text} />
              </li>
            ))}
          </List>
        </div>
      </Frame>
    );
  };

/** Pain points, numbered. */
export const PainPoints = titled({
  ordered: true,
  list: `${styles.cells} ${styles.pains}`,
  item: styles.row,
});
/** Challenges of an industry: short paragraphs under a rule. */
export const Challenges = titled({
  list: `${styles.cells} ${styles.grid}`,
  item: styles.challenge,
});
/** Highlights, in the accent of the product family. */
export const Highlights = titled({
  list: `${styles.cells} ${styles.grid} ${styles.highlights}`,
  item: styles.highlight,
});
/** Ordered steps along a line. */
export const Steps = titled({ ordered: true, list: styles.steps, item: styles.step });

/** Usage scenarios as cards, each with its result. */
export const Scenarios = ({ section, labels }: SectionProps<'scenarios'>) => (
  <Frame {...section} tone="tinted">
    <ul
      className={`${shared.swipe} ${styles.cells} ${styles.scenarios}`}
      {...counted(section.items)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones a list that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {section.items.map(({ title, text, result }) => (
        <li key={title} className={styles.scenario}>
          <Titled title={title} text={text} />
          {result && (
            <p className={styles.result}>
              <span className={styles.resultLabel}>{labels.result}</span> {result}
            </p>
          )}
        </li>
      ))}
    </ul>
  </Frame>
);

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
    <ol
      className={`${styles.list} ${section.axes ? styles.events : styles.timeline}`}
      {...counted(section.items)}
    >
      {section.items.map(({ date, span, entries }) => (
        <li key={date} className={section.axes ? '' : span ? styles.period : styles.event}>
          <p className={styles.date}>{date}</p>
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

interface PageTitleProps extends Omit<ComponentProps<typeof NamedLink>, 'href' | 'children'> {
  name: string;
  to: string | null;
  /** The address whose icon precedes the name; null if it has none. */
  icon: string | null | undefined;
}

/** A name with an icon, linked to its page if there is one. */
const PageTitle = ({ name, to, icon, ...link }: PageTitleProps) => (
  <h3 className={icons.named}>
    {icon && <Icon of={icon} />}
    <NamedLink href={to} {...link}>
      <Words text={name} />
    </NamedLink>
  </h3>
);

/** The parts of a whole in one grid. Parts with pages of their own are links. */
export const Modules = ({ section }: SectionProps<'modules'>) => (
  <Frame {...section}>
    <ol
      className={`${section.items.some(({ to }) => to) ? shared.swipe : ''} ${styles.cells} ${styles.modules}`}
      {...counted(section.items)}
    >
      {section.items.map(({ title, text, to, devices, path = to }) => (
        <li key={title} className={styles.part}>
          <PageTitle
            name={title}
            icon={path}
            to={to ?? null}
            devices={devices}
            className={shared.cover}
          />
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Frame>
);

/** The products of a solution and their roles. */
export const ProductsUsed = ({ section }: SectionProps<'productsUsed'>) => (
  <Frame {...section} layout="split">
    <ul className={styles.list}>
      {section.items.map(({ name, role, to, devices, path = to }) => (
        <li key={name} className={styles.product}>
          <PageTitle name={name} icon={path} to={to} devices={devices} />
          <p>{role}</p>
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
              <PageTitle name={label} icon={to} to={to} newTabLabel={labels.opensInNewTab} />
              <p>{text}</p>
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
      <ul className={styles.offices}>
        {section.offices.map(({ id, city, address, role, phone }) => (
          <li key={id} className={styles.office}>
            <h3>{city}</h3>
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
    <Channels channels={section.channels} className={styles.channels} />
  </Frame>
);

/** The customers in a ruled grid, linked to their cases. The last cell, which links to all cases, fills the row. */
export const Customers = ({ section, labels }: SectionProps<'customers'>) => (
  <Frame {...section}>
    <ul className={styles.wall} aria-label={unmarked(section.heading)}>
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
