import { type ReactNode, useState } from 'react';
import { type Language, languages, languageTags } from '../../config/languages';
import { fill } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import { Accordion } from '../accordion';
import { Anchor } from '../anchor';
import { Breadcrumbs } from '../breadcrumbs';
import { Button } from '../button';
import { ButtonLink } from '../button-link';
import { EmptyState } from '../empty-state';
import { Checkbox, Select, TextArea, TextField } from '../field';
import { ItemFacts } from '../item-facts';
import { LogoWall } from '../logo-wall';
import { Notice } from '../notice';
import type { SectionLabels } from '../sections/props';
import { Skeleton } from '../skeleton';
import { StatRow } from '../stat-row';
import { type ToastMessage, ToastRegion } from '../toast';
import * as styles from './samples.module.css';

export type GuideTexts = UiTexts['styleguide'];
export type Theme = keyof GuideTexts['themes'];

export interface GuideProps {
  texts: GuideTexts;
  labels: SectionLabels;
  /** A line in each language, for the type scale. */
  specimens: Record<Language, string>;
}

/** A primitive, or a group of tokens, in its states. */
export interface Sample {
  of: keyof GuideTexts['specimens'];
  /** The file that defines it. */
  source: string;
  show(theme: Theme): ReactNode;
}

const looks = ['primary', 'quiet', 'inverse'] as const;
const textSizes = ['small', 'body', 'lead', 'title', 'heading', 'display', 'figure'];
const row = (look: (typeof looks)[number]) => (look === 'inverse' ? styles.inverse : styles.row);

/** Every sample, by chapter. To add one: its title and text in data/ui, and an entry here. */
export function samples({
  texts: { samples: texts, ...guide },
  labels,
  specimens,
}: GuideProps): Record<Exclude<keyof GuideTexts['chapters'], 'sections'>, Sample[]> {
  const { fields, required: requiredMark } = texts;
  const required = { required: true, requiredMark };
  const themed = (name: string, theme: Theme) => fill(guide.themed, { name, theme: guide.themes[theme] });
  const token = (of: Sample['of'], show: Sample['show']): Sample => ({ of, source: 'src/styles/tokens.css', show });
  const part = (of: Sample['of'], file: string, show: Sample['show']): Sample => ({
    of,
    source: `src/components/${file}.tsx`,
    show,
  });
  const shapes = (names: readonly string[], className: string, property: 'borderRadius' | 'boxShadow') => (
    <ul className={styles.shapes}>
      {names.map((name) => (
        <li key={name} className={className} style={{ [property]: `var(--${name})` }}>
          <code className={styles.token}>--{name}</code>
        </li>
      ))}
    </ul>
  );
  return {
    colour: [
      token('palette', () => (
        <ul className={styles.palette}>
          {Object.entries(guide.colours).map(([name, use]) => (
            <li key={name} className={styles.colour}>
              <span className={styles.swatch} style={{ background: `var(--${name})` }} />
              <span>
                <code className={styles.token}>--{name}</code>
                <span className={styles.use}>{use}</span>
              </span>
            </li>
          ))}
        </ul>
      )),
      token('accents', () => (
        <ul className={styles.palette}>
          {Object.entries(guide.accents).map(([family, name]) => (
            <li key={family} data-family={family} className={styles.accent}>
              <strong>{name}</strong>
              <code className={styles.token}>--accent-{family}</code>
            </li>
          ))}
        </ul>
      )),
    ],
    type: [
      token('typeScale', () => (
        <ul className={styles.sizes}>
          {textSizes.map((size) => (
            <li key={size}>
              <code className={styles.token}>--text-{size}</code>
              {languages.map((language) => (
                <p key={language} lang={languageTags[language]} style={{ fontSize: `var(--text-${size})` }}>
                  {specimens[language]}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )),
    ],
    measures: [
      token('spacing', () => (
        <ul>
          {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => (
            <li key={step} className={styles.space}>
              <code className={styles.token}>--space-{step}</code>
              <span className={styles.bar} style={{ width: `var(--space-${step})` }} />
            </li>
          ))}
        </ul>
      )),
      token('radius', () => shapes(['radius-small', 'radius'], styles.corner, 'borderRadius')),
      token('elevation', () => shapes(['shadow-low', 'shadow-high'], styles.surface, 'boxShadow')),
    ],
    actions: [
      part('button', 'button', () =>
        looks.map((look) => (
          <div key={look} className={row(look)}>
            <Button look={look}>{texts.send}</Button>
            <Button look={look} pending>
              {texts.sending}
            </Button>
            <Button look={look} disabled>
              {texts.disabled}
            </Button>
          </div>
        )),
      ),
      part('buttonLink', 'button-link', () =>
        [looks.slice(0, 2), looks.slice(2)].map((group) => (
          <p key={group.join()} className={row(group[0] ?? 'primary')}>
            {group.map((look) => (
              <ButtonLink key={look} href="#actions" look={look}>
                {texts.readMore}
              </ButtonLink>
            ))}
          </p>
        )),
      ),
      part('link', 'anchor', () => (
        <div className={styles.stack}>
          <p>
            {texts.sentence} <Anchor href="#actions">{texts.inlineLink}</Anchor>
          </p>
          <p>
            <Anchor href="https://kubernetes.io/releases/" newTabLabel={labels.opensInNewTab}>
              {texts.externalLink}
            </Anchor>
          </p>
        </div>
      )),
      part('breadcrumbs', 'breadcrumbs', (theme) => (
        <Breadcrumbs label={themed(texts.breadcrumbsLabel, theme)} crumbs={texts.breadcrumbs} />
      )),
    ],
    forms: [
      part('textField', 'field', () => (
        <div className={styles.columns}>
          <TextField {...fields.name} {...required} autoComplete="off" />
          <TextField {...fields.account} disabled />
          <TextField {...fields.company} autoComplete="off" />
          <TextField {...fields.email} {...required} type="email" inputMode="email" autoComplete="off" />
        </div>
      )),
      part('textArea', 'field', () => (
        <div className={styles.stack}>
          <TextArea {...fields.message} />
          <TextArea {...fields.messageWrong} {...required} rows={2} />
        </div>
      )),
      part('select', 'field', () => (
        <div className={styles.columns}>
          <Select {...fields.version} options={['1.28', '1.29', '1.30'].map((label) => ({ value: label, label }))} />
          <Select {...fields.versionWrong} {...required} options={texts.deployments} />
        </div>
      )),
      part('checkbox', 'field', () => (
        <>
          <Checkbox {...fields.agree} {...required} />
          <Checkbox {...fields.news} defaultChecked />
          <Checkbox {...fields.agreeWrong} {...required} />
        </>
      )),
    ],
    disclosure: [
      part('accordion', 'accordion', (theme) => (
        <Accordion
          name={`${theme}-accordion`}
          items={texts.accordion.map(({ title, text }, at) => ({ title, content: <p>{text}</p>, open: at === 0 }))}
        />
      )),
    ],
    feedback: [
      part('toast', 'toast', (theme) => <ToastSample texts={texts.toast} label={themed(texts.toast.label, theme)} />),
      part('notice', 'notice', () => <Notice text={texts.notice} />),
      part('skeleton', 'skeleton', () => (
        <div className={styles.columns}>
          <Skeleton label={texts.loading} lines={4} />
          <Skeleton label={texts.loading} lines={2} picture />
        </div>
      )),
      part('emptyState', 'empty-state', () => (
        <EmptyState
          {...texts.empty}
          headingLevel={4}
          actions={
            <ButtonLink href="#feedback" look="quiet">
              {texts.empty.action}
            </ButtonLink>
          }
        />
      )),
    ],
    parts: [
      part('statRow', 'stat-row', () => <StatRow figures={texts.stats} />),
      part('logoWall', 'logo-wall', (theme) => (
        <LogoWall label={themed(texts.logoWallLabel, theme)} customers={texts.customers} />
      )),
      part('itemFacts', 'item-facts', () => (
        <ItemFacts labels={labels} item={{ date: '2026-03-18', tags: texts.tags }} />
      )),
    ],
  };
}

function ToastSample({ texts, label }: { texts: GuideTexts['samples']['toast']; label: string }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>(
    (['alert', 'status'] as const).map((kind) => ({ id: kind, kind, text: texts[kind], duration: null })),
  );
  const send = (kind: 'alert' | 'status') =>
    setMessages([...messages, { id: `${kind} ${Date.now()}`, kind, text: texts[kind] }]);
  return (
    <>
      <div className={styles.row}>
        <Button look="quiet" onClick={() => send('status')}>
          {texts.addStatus}
        </Button>
        <Button look="quiet" onClick={() => send('alert')}>
          {texts.addAlert}
        </Button>
      </div>
      <ToastRegion
        label={label}
        dismissLabel={texts.dismiss}
        messages={messages}
        duration={6000}
        placement="inline"
        onDismiss={(id) => setMessages((all) => all.filter((message) => message.id !== id))}
      />
    </>
  );
}
