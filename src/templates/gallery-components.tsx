import type { ReactNode } from 'react';
import { Breadcrumbs } from '../components/breadcrumbs';
import { Button, ButtonLink } from '../components/button';
import { Change } from '../components/change';
import { Channels } from '../components/channels';
import { BarChart } from '../components/charts';
import { DataTable } from '../components/data-table';
import { EmptyState } from '../components/empty-state';
import { Facets } from '../components/facets';
import { Checkbox, Select, TextArea, TextField } from '../components/field';
import { Fold } from '../components/fold';
import { CloseButton } from '../components/icon-button';
import { Notice } from '../components/notice';
import { PageLinks } from '../components/page-links';
import type { Language } from '../site/languages';
import * as shared from '../styles/shared.module.css';
import * as styles from './gallery.module.css';
import texts from './gallery-texts.json';

type Texts = (typeof texts)['zh'];

/** The gallery shows how things look; pressing them does nothing. */
const ignore = () => undefined;

interface ExampleProps {
  /** The module in src/components, and the state that is shown. */
  name: string;
  children: ReactNode;
}

/** A component in one of its states. */
const Example = ({ name, children }: ExampleProps) => (
  <section className={styles.component} aria-label={name} data-example={name}>
    <p className={styles.name}>{name}</p>
    {children}
  </section>
);

/** The components of src/components, each in the states that it can have. */
export function ComponentExamples({ language }: { language: Language }) {
  const t = texts[language];

  return (
    <div className={styles.components}>
      <Buttons t={t} />
      <Choices t={t} />
      <Fields t={t} />
      <Answers t={t} />
      <Figures t={t} />
      <Links t={t} />
    </div>
  );
}

const Buttons = ({ t }: { t: Texts }) => (
  <>
    <Example name="button">
      <p className={shared.actions}>
        <Button onClick={ignore}>{t.button}</Button>
        <ButtonLink href="#button" look="quiet">
          {t.second}
        </ButtonLink>
      </p>
    </Example>
    <Example name="button: pressed, its action is running">
      <Button onClick={ignore} pending pendingLabel={t.pending}>
        {t.button}
      </Button>
    </Example>
    <Example name="icon-button">
      <CloseButton label={t.close} onClick={ignore} />
    </Example>
  </>
);

function Choices({ t }: { t: Texts }) {
  const facets = {
    legend: t.facets,
    values: t.values,
    labelOf: (value: string | null) => value ?? t.all,
    onChoose: ignore,
  };

  return (
    <>
      <Example name="facets">
        <Facets {...facets} selected={null} />
      </Example>
      <Example name="facets: pressed">
        <Facets {...facets} selected={t.values[1] ?? null} />
      </Example>
      <Example name="facets: some are empty">
        <Facets {...facets} selected={null} isDisabled={(value) => value === t.values[2]} />
      </Example>
      <Example name="fold">
        <Fold label={t.fold}>
          <p>{t.folded}</p>
        </Fold>
      </Example>
    </>
  );
}

const Fields = ({ t }: { t: Texts }) => (
  <>
    <Example name="field: empty">
      <TextField label={t.field} hint={t.hint} requiredMark="*" required />
    </Example>
    <Example name="field: filled in">
      <TextField label={t.field} defaultValue={t.filled} />
    </Example>
    <Example name="field: error">
      <TextField label={t.field} error={t.error} requiredMark="*" required />
    </Example>
    <Example name="field: several lines">
      <TextArea label={t.message} />
    </Example>
    <Example name="field: choice">
      <Select label={t.industry} placeholder={t.choose} options={t.values} />
    </Example>
    <Example name="field: check box, error">
      <Checkbox label={t.agree} error={t.error} />
    </Example>
  </>
);

const Answers = ({ t }: { t: Texts }) => (
  <>
    <Example name="notice">
      <Notice text={t.notice} />
    </Example>
    <Example name="empty-state">
      <EmptyState of="/news" title={t.emptyTitle} text={t.emptyText}>
        <Button onClick={ignore}>{t.clear}</Button>
      </EmptyState>
    </Example>
  </>
);

function Figures({ t }: { t: Texts }) {
  const shares = [34, 52, 81];
  const chart = {
    title: t.chart,
    series: null,
    limit: { label: t.limit, share: 60 },
    rows: t.bars.map((label, index) => {
      const share = shares[index] ?? 0;
      return { label, bars: [{ shown: String(share), share }] };
    }),
  };
  const rows = t.rows.map(([name = '', nodes = '', etcd = '']) => ({ name, cells: [nodes, etcd] }));
  const supported = {
    name: t.yes,
    cells: [
      { isYes: true, note: '' },
      { isYes: false, note: '' },
    ],
  };

  return (
    <>
      <Example name="data-table">
        <DataTable label={t.table} columns={t.columns} rows={[...rows, supported]} />
      </Example>
      <Example name="charts">
        <BarChart chart={chart} />
      </Example>
      <Example name="change">
        <Change figure={{ from: t.from, value: t.to, label: t.change, shares: [100, 40] }} />
      </Example>
    </>
  );
}

function Links({ t }: { t: Texts }) {
  const links = t.link.map((label, index) => ({ label, href: `/product/${index}`, devices: null }));
  const [phone = '', mail = ''] = t.channels;
  const channels = [
    { label: phone, value: '400 000 0000', href: 'tel:4000000000' },
    { label: mail, value: 'sales@vendor.example', href: 'mailto:sales@vendor.example' },
  ];

  return (
    <>
      <Example name="page-links">
        <PageLinks label={t.links} links={links} />
      </Example>
      <Example name="breadcrumbs">
        <Breadcrumbs
          crumbs={links.map((link, index) => (index === 2 ? { ...link, href: null } : link))}
        />
      </Example>
      <Example name="channels">
        <Channels channels={channels} className={shared.channels} />
      </Example>
    </>
  );
}
