import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { CSSProperties, MouseEvent } from 'react';
import { Drawing } from '../../components/drawing';
import { Fold } from '../../components/fold';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { Sentence, Words } from '../../components/words';
import { unmarked } from '../../site/line-breaks';
import * as shared from '../../styles/shared.module.css';
import { Paragraphs } from '../paragraphs';
import * as styles from './architecture.module.css';

/** The widths of the prose and of the mechanisms beside it, by how long they are, in twelfths. */
function sidesOf({
  paragraphs,
  mechanisms,
}: Pick<Queries.ArchitectureSectionFragment, 'paragraphs' | 'mechanisms'>): string {
  const prose = paragraphs.join('').length;
  const others = mechanisms?.map(({ text }) => text).join('').length ?? 0;

  const share = Math.round((12 * prose) / (prose + others));
  const columns = Math.min(6, Math.max(4, share));
  return `${columns}fr ${12 - columns}fr`;
}

/** Core technology: the diagram across the page, prose and mechanisms below it. Phones fold the mechanisms below their names. */
export const Architecture = ({ section }: SectionProps<Queries.ArchitectureSectionFragment>) => (
  <Frame {...section} rank="major">
    <DiagramFigure section={section} />
    <div className={styles.below} style={{ '--sides': sidesOf(section) }}>
      <div className={shared.paragraphs}>
        <Paragraphs texts={section.paragraphs} />
      </div>
      {section.mechanisms && (
        <Fold label={section.mechanisms.map(({ title }) => title).join(' · ')}>
          <dl className={styles.mechanisms}>
            {section.mechanisms.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd className={shared.soft}>
                  <Sentence text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
    </div>
  </Frame>
);

/** Scrolls to a step sideways, without scrolling the page. */
function scrollToStep(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const step = document.querySelector(event.currentTarget.hash);
  step?.scrollIntoView({ block: 'nearest', inline: 'start' });
}

type Diagram = Queries.ArchitectureSectionFragment['diagram'];
type Layer = Diagram['layers'][number];
type Component = Layer['components'][number];

/** A layer and its components as one sentence. */
function layerText({ name, components }: Layer): string {
  const componentTexts = components.map((component) =>
    [unmarked(component.name), component.note].filter(Boolean).join(', '),
  );
  return `${unmarked(name)}: ${componentTexts.join('; ')}`;
}

/**
 * An architecture diagram and its flows. In wide windows a flow is selected from a list (of radio
 * buttons, so that arrow keys and no script are enough), which highlights the parts with its number
 * (`data-at`). Phones show the flows as steps to swipe, each with the two components it connects.
 * Screen readers get the layers as a list.
 */
function DiagramFigure({ section }: SectionProps<Queries.ArchitectureSectionFragment>) {
  const { diagram, drawing } = section;
  const { caption, layers, flows } = diagram;

  const size = { '--drawing': drawing?.width } as CSSProperties;

  return (
    <figure className={styles.diagram} style={size}>
      <figcaption className={shared.note}>{caption}</figcaption>
      {drawing && (
        <Drawing drawing={drawing} label={caption} role="group" className={styles.drawing} />
      )}
      <ul className="visually-hidden">
        {layers.map((layer) => (
          <li key={layer.name}>{layerText(layer)}</li>
        ))}
      </ul>
      {flows.length > 0 && <Flows section={section} />}
    </figure>
  );
}

/** The flows of a diagram, of which one is selected. */
function Flows({ section: { id, diagram } }: SectionProps<Queries.ArchitectureSectionFragment>) {
  const { t } = useTranslation('page');
  const { layers, flows } = diagram;

  const components = layers.flatMap((layer) => layer.components);
  const componentsById = new Map(components.map((component) => [component.id, component]));

  return (
    <div className={styles.flows} role="radiogroup" aria-label={t('flows')}>
      <label className={styles.all}>
        <input type="radio" name={`${id}-flow`} value="0" defaultChecked />
        {t('flows')}
      </label>
      <p className={styles.numbers} aria-hidden="true">
        {flows.map(({ from, to }, index) => (
          <a
            key={`${from} ${to}`}
            href={`#${id}-${index + 1}`}
            onClick={scrollToStep}
            tabIndex={-1}
          >
            {index + 1}
          </a>
        ))}
      </p>
      <ol>
        {flows.map(({ from, to, label }, index) => (
          <FlowStep
            key={`${from} ${to} ${label}`}
            id={id}
            number={index + 1}
            from={componentsById.get(from)}
            to={componentsById.get(to)}
            label={label}
          />
        ))}
      </ol>
    </div>
  );
}

interface FlowStepProps {
  /** The section's. */
  id: string;
  number: number;
  from: Component | undefined;
  to: Component | undefined;
  label: string;
}

/** One flow: between which components, and what flows. */
function FlowStep({ id, number, from, to, label }: FlowStepProps) {
  const { t } = useTranslation('page');
  const names = { from: unmarked(from?.name ?? ''), to: unmarked(to?.name ?? '') };

  return (
    <li id={`${id}-${number}`} data-at={number}>
      <div className={styles.step} aria-hidden="true">
        <ComponentBox name={from?.name ?? ''} note={from?.note} />
        <i>{number}</i>
        <ComponentBox name={to?.name ?? ''} note={to?.note} />
      </div>
      <label>
        <input type="radio" name={`${id}-flow`} value={number} />
        <span>{t('flow', { ...names, label })}</span>
      </label>
    </li>
  );
}

function ComponentBox({ name, note }: { name: string; note: string | null | undefined }) {
  return (
    <b>
      <span>
        <Words text={name} />
      </span>
      <small>{note}</small>
    </b>
  );
}

export const query = graphql`
  fragment ArchitectureSection on ArchitectureSection {
    ...SectionHead
    paragraphs
    diagram {
      caption
      layers {
        name
        components { id name note }
      }
      flows { from to label }
    }
    drawing { ...Drawing }
    mechanisms { title text }
  }
`;
