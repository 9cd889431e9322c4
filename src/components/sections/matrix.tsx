import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react';
import { filterQuery, type MatrixFilter, noFilter, readFilter } from '../../compatibility/filter';
import { nearest } from '../../compatibility/nearest';
import { judge, releaseIn } from '../../compatibility/rules';
import { untilAsked } from '../../hooks/use-asked-item';
import { useBeforePaint, useBrowserValue } from '../../hooks/use-before-paint';
import {
  cellOf,
  conditionsOf,
  kubernetesRange,
  reasonsOf,
  remarksOf,
  titleOf,
  verdictOf,
} from '../../i18n/compatibility-words';
import { fill } from '../../i18n/texts';
import * as shared from '../../styles/shared.module.css';
import { Anchor, NamedLink } from '../anchor';
import { DataTable } from '../data-table';
import { queryOfForm, Select } from '../field';
import { Frame } from '../frame';
import { PageLinks } from '../page-links';
import * as styles from './matrix.module.css';
import type { SectionProps } from './props';

type Section = SectionProps<'matrix'>['section'];
type Product = Section['products'][number];

const marks = { yes: '✓', no: '✗', unverified: '?' } as const;

/** Which products support a combination. With script, the query names the combination; without, the hash names a product. */
export function Matrix({ section, labels }: SectionProps<'matrix'>) {
  const { products, groups, versions, texts, valid, files } = section;
  const asked = useBrowserValue<MatrixFilter | null>(
    () => readFilter(window.location.search, section),
    null,
  );
  const [chosen, choose] = useState<MatrixFilter | null>(null);
  // The browser has already scrolled to the row, before the answer appeared and the other rows were removed.
  useBeforePaint(() => {
    const answer =
      asked && filterQuery(asked) ? document.getElementById(`${section.id}-answer`) : null;
    answer?.scrollIntoView({ block: 'center' });
  }, [asked]);
  const filter = chosen ?? asked ?? noFilter;
  const isFiltered = filterQuery(filter) !== '';
  const apply = (next: MatrixFilter) => {
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + filterQuery(next),
    );
    choose(next);
  };
  const change = (event: ChangeEvent<HTMLSelectElement>) =>
    apply(readFilter(queryOfForm(event), section));
  const select = (
    name: string,
    label: string,
    value = '',
    options: ComponentProps<typeof Select>['options'] = [],
  ) => (
    <Select
      key={label}
      {...{ name, label, value, options }}
      placeholder={texts.all}
      onChange={change}
    />
  );
  const one = products.find(({ id }) => id === filter.product);
  const shown = products.filter((product) => judge(product, filter, section).state === 'yes');
  const rowLinks = products.map(({ id, name }) => ({ label: name, href: `#${id}` }));
  const titles = products.map((product) => ({ value: product.id, label: titleOf(product) }));
  const platform = ({ name, columns }: Section['groups'][number]) => {
    const options = columns.map(({ id, name: label }) => ({ value: id, label }));
    return select(
      'platform',
      name,
      columns.find(({ id }) => filter.platforms.includes(id))?.id,
      options,
    );
  };
  return (
    <Frame {...section}>
      <form
        className={`${shared.selects} ${shared.scriptOnly}`}
        onSubmit={(event) => event.preventDefault()}
      >
        {select('product', texts.product, filter.product, titles)}
        {one &&
          select(
            'release',
            texts.release,
            releaseIn(one, filter)?.version,
            one.releases.map(versionOf),
          )}
        {groups.map(platform)}
        {select('kubernetes', 'Kubernetes', filter.kubernetes, versions)}
      </form>
      <div className={shared.withoutScript}>
        <p className={shared.note}>{texts.withoutScript}</p>
        <PageLinks
          label={texts.product}
          links={[{ label: texts.showAll, href: `#${section.id}` }, ...rowLinks]}
        />
        <noscript>
          <style>{`${products.map(rowsOf).join()}{display:none}`}</style>
        </noscript>
      </div>
      <div className={asked ? undefined : untilAsked({ state: 'waiting' })}>
        <div
          id={`${section.id}-answer`}
          role="status"
          className={isFiltered ? shared.notice : undefined}
        >
          {one && <Verdict section={section} product={one} filter={filter} />}
          {!one && isFiltered && (
            <p>
              {shown.length > 0
                ? fill(texts.count, { count: shown.length })
                : fill(texts.none, { conditions: conditionsOf(filter, section) })}
            </p>
          )}
          {isFiltered && (
            <button type="button" className={shared.textButton} onClick={() => apply(noFilter)}>
              {labels.clear}
            </button>
          )}
        </div>
        <Tables section={section} labels={labels} filter={filter} one={one} shown={shown} />
      </div>
      <p className={shared.note}>
        {valid}{' '}
        {files.map((file) => (
          <Anchor key={file} href={file} className={styles.link}>
            {file.split('.').pop()?.toUpperCase()}
          </Anchor>
        ))}
      </p>
    </Frame>
  );
}

const versionOf = ({ version }: { version: string }) => version;

interface TablesProps extends SectionProps<'matrix'> {
  filter: MatrixFilter;
  one: Product | undefined;
  /** The products that support the combination. */
  shown: readonly Product[];
}

/** All about one product in one table; otherwise tables of the products that support the combination, and of the others with the reasons. */
function Tables({ section, labels, filter, one, shown }: TablesProps) {
  const { products, groups, rules, minors, texts } = section;
  /** A table with its heading. Without script, tables whose rows have keys show only the row of the product in the hash. */
  const table = (
    name: string,
    columns: readonly string[],
    rows: ComponentProps<typeof DataTable>['rows'],
  ) =>
    rows.length > 0 && (
      <div key={name} className={styles.grid} data-rows={rows[0]?.key && ''}>
        <h3 className={shared.title}>{name}</h3>
        <DataTable
          label={name}
          columns={columns}
          rows={rows}
          none={texts.no}
          isDense
          labels={labels}
        />
      </div>
    );
  if (one) {
    const support = groups.map(({ name, columns }) => {
      const cells = columns.flatMap((column) => {
        const cell = cellOf(one, column.id, section, texts) ?? texts.no;
        return cell === '–'
          ? []
          : [cell === texts.supported ? column.name : `${column.name} ${cell}`];
      });
      return { name, cells: [cells.join(texts.separator)] };
    });
    const sentences = one.rules.flatMap((at) => (rules[at] ? rules[at].because + texts.stop : []));
    const all = [...support, { name: texts.rules, cells: [sentences.join(' ')] }];
    const known = all.filter(({ cells }) => cells[0] !== '');
    return table(titleOf(one), texts.oneColumns, known);
  }
  const row = (
    product: Product,
    cells: readonly (string | null)[],
    keys: { id?: string; key?: string } = {},
  ) => ({
    name: product.name,
    head: (
      <NamedLink href={product.to} devices={product.devices}>
        {product.name}
      </NamedLink>
    ),
    cells,
    ...keys,
  });
  const releases = shown.map((product) => {
    const {
      version = '',
      kubernetes = null,
      full = '',
      maintenance = '',
    } = releaseIn(product, filter) ?? {};
    const cells = [
      version,
      kubernetesRange(kubernetes) ?? texts.anyKubernetes,
      full,
      maintenance,
      product.licence,
    ];
    return row(product, cells, { id: product.id, key: product.id });
  });
  const others = products.filter((product) => !shown.includes(product));
  const refused = others.map((product) => {
    const judgement = judge(product, filter, section);
    const near = nearest(product, filter, section);
    return row(product, [
      judgement.state === 'no' ? texts.no : texts.unverified,
      reasonsOf(product, filter, judgement, section).join(' '),
      near ? conditionsOf(near, section, filter) : texts.noNearest,
    ]);
  });
  const bound = rules.flatMap(({ because }, at) => {
    const names = products.filter((product) => product.rules.includes(at)).map(({ name }) => name);
    return names.length > 0 ? [{ name: because, cells: [names.join(texts.separator)] }] : [];
  });
  const ends = minors.map(({ version, released, ends, extended }) => ({
    name: version,
    cells: [released, ends, extended ?? texts.upstreamOnly],
  }));
  const releaseColumns = [
    texts.release,
    'Kubernetes',
    texts.full,
    texts.maintenance,
    texts.licence,
  ];
  return (
    <>
      {table(texts.releases, [texts.product, ...releaseColumns], releases)}
      {groups.map(({ name, columns }) => {
        const known = columns.filter(({ id }) => products.some(({ platforms }) => id in platforms));
        const rows = shown
          .filter(({ platforms }) => known.some(({ id }) => id in platforms))
          .map((product) =>
            row(
              product,
              known.map(({ id }) => cellOf(product, id, section, texts)),
              { key: product.id },
            ),
          );
        return table(name, [texts.product, ...known.map((column) => column.name)], rows);
      })}
      {table(texts.others, [texts.product, ...texts.otherColumns], refused)}
      {table(texts.rules, texts.ruleColumns, bound)}
      {table(texts.minors, texts.minorColumns, ends)}
    </>
  );
}

/** The selector of what's hidden without script if the hash names this product. Has no characters that HTML escapes. */
const rowsOf = ({ id }: Product): string =>
  `main:has(#${id}:target) :is([data-row]:not([data-row=${id}]),[data-rows]:not(:has([data-row=${id}])))`;

/** The answer for a product: yes, with support dates and licence; or no, with the reasons and the nearest supported combination. */
function Verdict({
  section,
  product,
  filter,
}: {
  section: Section;
  product: Product;
  filter: MatrixFilter;
}) {
  const { texts, lifecycle, minors, groups } = section;
  const judgement = judge(product, filter, section);
  const { state, versions } = judgement;
  const release = releaseIn(product, filter);
  const minor = minors.find(({ version }) => version === filter.kubernetes);
  const { subject, verdict } = verdictOf(product, filter, state, section);
  const near = nearest(product, filter, section);
  const chosen = groups.flatMap(({ columns }) =>
    columns.filter(({ id }) => filter.platforms.includes(id)),
  );
  const isAnyVersion = filter.kubernetes === '';
  const nearestCombination = near ? (
    <>
      {texts.nearest + texts.colon}
      <Anchor href={filterQuery(near)} className={styles.link}>
        {conditionsOf(near, section, filter)}
      </Anchor>
    </>
  ) : (
    texts.noNearest
  );
  const maintenance =
    product.maintains === 'extended' && minor?.extended ? texts.extended : texts.upstream;
  const points: ReactNode[] = [
    state === 'yes' &&
      isAnyVersion &&
      versions.length > 0 &&
      fill(texts.accepted, { versions: versions.join(' / ') }),
    ...(state === 'yes' && !isAnyVersion ? [] : reasonsOf(product, filter, judgement, section)),
    ...(state === 'yes' ? remarksOf(judgement) : [nearestCombination]),
    minor &&
      product.releases[0]?.kubernetes &&
      fill(maintenance, {
        version: minor.version,
        date: minor.ends,
        extended: minor.extended ?? '',
      }),
    ...chosen.map(({ name, ends }) => ends && fill(texts.maker, { platform: name, date: ends })),
    release && (
      <Anchor href={`${lifecycle}#${product.id}`} className={styles.link}>
        {fill(texts.until, { full: release.full, maintenance: release.maintenance })}
      </Anchor>
    ),
    `${texts.licence}${texts.colon}${product.licence}`,
  ];
  return (
    <>
      <p className={shared.title}>
        <strong>{subject}</strong>
        {`${texts.colon}${marks[state]} ${verdict}`}
      </p>
      <ul>
        {points.filter(Boolean).map((point, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the points have no other identity
          <li key={at}>{point}</li>
        ))}
      </ul>
    </>
  );
}
