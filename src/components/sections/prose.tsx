import { unmarked } from '../../lib/line-breaks';
import * as shared from '../../styles/shared.module.css';
import { ButtonLink } from '../button';
import { Frame, SectionHeading } from '../frame';
import { Mark } from '../icon';
import * as icons from '../icon.module.css';
import { Words } from '../words';
import type { SectionProps } from './props';
import * as styles from './prose.module.css';

export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>);

/** Prose next to its heading, with a ruled list of facts below. */
export const Overview = ({ section }: SectionProps<'overview'>) => (
  <Frame {...section} layout="split">
    <div className={shared.paragraphs}>
      <Paragraphs texts={section.paragraphs} />
    </div>
    {section.facts && (
      <dl className={styles.facts}>
        {section.facts.map(({ term, detail }) => (
          <div key={term} className={styles.fact}>
            <dt className={shared.note}>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    )}
  </Frame>
);

/** A quotation. */
export const Quote = ({ section }: SectionProps<'quote'>) => (
  <section
    className={styles.quoteSection}
    id={section.id}
    aria-labelledby={`${section.id}-heading`}
  >
    <h2 className="visually-hidden" id={`${section.id}-heading`}>
      {unmarked(section.heading)}
    </h2>
    <figure className={styles.quote}>
      <blockquote>
        <Words text={section.text} />
      </blockquote>
      <figcaption className={icons.named}>
        {section.case && <Mark of={section.case} />}
        <span>
          <strong>{section.by}</strong> {section.role}
        </span>
      </figcaption>
    </figure>
  </section>
);

/** Questions and answers in `details` elements: they open without script, and find-in-page searches them. */
export const Questions = ({ section }: SectionProps<'questions'>) => (
  <Frame {...section} layout="split" tone="quiet">
    {section.items.map(({ question, answer }) => (
      <details key={question} className={shared.ruled}>
        <summary className={styles.question}>{question}</summary>
        <div className={styles.answer}>{answer}</div>
      </details>
    ))}
  </Frame>
);

/** The approximate width of a text in half ems: Chinese characters count double. */
const lengthOf = (text: string): number => text.replace(/\p{Script=Han}/gu, '  ').length;

/** Two bars for a measured figure: its current value above the earlier one. */
const ChangeBars = ({ shares: [before = 0, after = 0] }: { shares: readonly number[] }) => (
  <span className={styles.change} aria-hidden="true">
    <span style={{ '--share': after / 100 }} />
    <span style={{ '--share': before / 100 }} />
  </span>
);

/** Claimed or measured figures: the value, what it measures, and its earlier value. */
export const Figures = ({ section }: SectionProps<'figures'>) => (
  <Frame {...section}>
    <dl className={shared.strip}>
      {section.figures.map(({ value, label, was, shares }) => (
        <div key={label} className={styles.figure}>
          <dt>
            {label}
            {shares && <ChangeBars shares={shares} />}
            {was && <span className={shared.fine}>{was}</span>}
          </dt>
          <dd style={{ '--length': lengthOf(value) }}>{value}</dd>
        </div>
      ))}
    </dl>
  </Frame>
);

/** The closing invitation of a page. */
export const CallToAction = ({
  section: { id, heading, text, action, secondary },
}: SectionProps<'callToAction'>) => (
  <section
    className={styles.invitation}
    data-theme="dark"
    id={id}
    aria-labelledby={`${id}-heading`}
  >
    <div className={styles.invitationInner}>
      <div>
        <SectionHeading id={id} heading={heading} className={shared.heading} />
        <p className={styles.invitationText}>{text}</p>
      </div>
      <p className={styles.invitationActions}>
        {action.to && (
          <ButtonLink href={action.to} devices={action.devices}>
            {action.label}
          </ButtonLink>
        )}
        {secondary?.to && (
          <ButtonLink href={secondary.to} devices={secondary.devices} look="inverse">
            {secondary.label}
          </ButtonLink>
        )}
      </p>
    </div>
  </section>
);
