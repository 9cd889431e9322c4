import { type ChangeEvent, useState } from 'react';
import { untilAsked } from '../../hooks/use-asked-item';
import { useBeforePaint, useBrowserValue } from '../../hooks/use-before-paint';
import { fill } from '../../i18n/texts';
import {
  filterQuery,
  isAnswer,
  kubernetesRange,
  type MatrixFilter,
  noFilter,
  readFilter,
  supportsKubernetes,
} from '../../routes/matrix';
import * as shared from '../../styles/shared.module.css';
import { Anchor, NamedLink } from '../anchor';
import { DataTable } from '../data-table';
import { Select } from '../field';
import { Frame } from '../frame';
import { PageLinks } from '../page-links';
import * as styles from './matrix.module.css';
import type { SectionProps } from './props';

type Section = SectionProps<'matrix'>['section'];
type Product = Section['products'][number];

const yes = '✓';
const no = '✗';

/** The platforms of every product. With script, the tables are filtered by the address; without, by its hash. */
export function Matrix({ section, labels }: SectionProps<'matrix'>) {
  const { products, groups, versions, texts, valid, files } = section;
  const asked = useBrowserValue<MatrixFilter | null>(() => readFilter(window.location.search, section), null, [
    section,
  ]);
  const [chosen, choose] = useState<MatrixFilter | null>(null);
  // The browser scrolled to the row before the other rows were removed.
  useBeforePaint(() => {
    if (asked && filterQuery(asked)) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [asked]);
  const filter = chosen ?? asked ?? noFilter;
  const isFiltered = filterQuery(filter) !== '';
  const apply = (next: MatrixFilter) => {
    window.history.replaceState(window.history.state, '', window.location.pathname + filterQuery(next));
    choose(next);
  };
  const change = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => {
    // Options may contain only text.
    const fields = form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : [];
    apply(readFilter(String(new URLSearchParams(fields)), section));
  };
  const select = (name: string, label: string, value: string, options: readonly { value: string; label: string }[]) => (
    <Select key={label} {...{ name, label, value, options }} placeholder={texts.all} onChange={change} />
  );
  const shown = products.filter((product) => isAnswer(product, filter));
  /** The products of a group down, its platforms across; the rows of one table have anchors. */
  const grid = (
    name: string,
    rows: readonly Product[],
    columns: readonly string[],
    cellsOf: (product: Product) => readonly (string | null)[],
    idOf?: (product: Product) => string,
  ) =>
    rows.length > 0 && (
      <div key={name} className={styles.grid} data-rows="">
        <h3 className={shared.title}>{name}</h3>
        <DataTable
          label={name}
          columns={[texts.product, ...columns]}
          rows={rows.map((product) => ({
            name: product.name,
            head: (
              <NamedLink href={product.to} devices={product.devices}>
                {product.name}
              </NamedLink>
            ),
            id: idOf?.(product),
            key: product.id,
            cells: cellsOf(product),
          }))}
          none={texts.no}
          isDense
          labels={labels}
        />
      </div>
    );
  const conditions = [
    ...groups.flatMap(({ columns }) => columns.flatMap(({ id, name }) => (filter.platforms.includes(id) ? name : []))),
    ...(filter.kubernetes ? [`Kubernetes ${filter.kubernetes}`] : []),
  ].join(' + ');
  const rowLinks = products.map(({ id, name }) => ({ label: name, href: `#${id}` }));
  const one = filter.product === '' ? undefined : shown[0];

  return (
    <Frame {...section}>
      <form
        className={`${styles.filter} ${groups.length % 2 === 1 ? styles.odd : ''} ${shared.scriptOnly}`}
        onSubmit={(event) => event.preventDefault()}
      >
        {select(
          'product',
          texts.product,
          filter.product,
          products.map(({ id, name, category }) => ({ value: id, label: titleOf({ name, category }) })),
        )}
        {groups.map(({ name, columns }) =>
          select(
            'platform',
            name,
            columns.find(({ id }) => filter.platforms.includes(id))?.id ?? '',
            columns.map(({ id, name: label }) => ({ value: id, label })),
          ),
        )}
        {select(
          'kubernetes',
          'Kubernetes',
          filter.kubernetes,
          versions.map((version) => ({ value: version, label: version })),
        )}
      </form>
      <div className={shared.withoutScript}>
        <p className={shared.note}>{texts.withoutScript}</p>
        <PageLinks label={texts.product} links={[{ label: texts.showAll, href: `#${section.id}` }, ...rowLinks]} />
        <noscript>
          <style>{`${products.map(rowsOf).join()}{display:none}`}</style>
        </noscript>
      </div>
      <div className={asked ? undefined : untilAsked({ state: 'waiting' })}>
        <div role="status" className={isFiltered ? styles.answer : undefined}>
          {one ? (
            <Verdict section={section} product={one} filter={filter} />
          ) : (
            isFiltered && (
              <p>{shown.length > 0 ? fill(texts.count, { count: shown.length }) : fill(texts.none, { conditions })}</p>
            )
          )}
          {isFiltered && (
            <button type="button" className={shared.textButton} onClick={() => apply(noFilter)}>
              {labels.clear}
            </button>
          )}
        </div>
        {grid(
          texts.releases,
          shown,
          [texts.release, 'Kubernetes', texts.full, texts.maintenance, texts.licence],
          ({ release, full, maintenance, licence, ...product }) => [
            release,
            kubernetesRange(product) ?? texts.anyKubernetes,
            full,
            maintenance,
            licence,
          ],
          ({ id }) => id,
        )}
        {groups.map(({ name, columns }) =>
          grid(
            name,
            shown.filter(({ platforms }) => columns.some(({ id }) => id in platforms)),
            columns.map((column) => column.name),
            ({ platforms }) =>
              columns.map(({ id }) => {
                const support = platforms[id];
                return support === undefined ? null : `${yes} ${support || texts.supported}`;
              }),
          ),
        )}
      </div>
      <p className={shared.note}>
        {valid}{' '}
        {files.map((file) => (
          <Anchor key={file} href={file} kind="plain" className={styles.link}>
            {file.split('.').pop()?.toUpperCase()}
          </Anchor>
        ))}
      </p>
    </Frame>
  );
}

/** Without script: only the rows of the product in the hash. As text in HTML: nothing that it escapes. */
const rowsOf = ({ id }: Product): string =>
  `main:has(#${id}:target) :is([data-row]:not([data-row=${id}]),[data-rows]:not(:has([data-row=${id}])))`;

/** Name and category, or only the name if both are the same. */
const titleOf = ({ name, category }: Pick<Product, 'name' | 'category'>) =>
  name === category ? name : `${name} ${category}`;

/** Whether a product meets all conditions, with unmet ones, end of support and licence. */
function Verdict({ section, product, filter }: { section: Section; product: Product; filter: MatrixFilter }) {
  const { groups, texts, lifecycle } = section;
  const { id, release, platforms, full, maintenance, licence } = product;
  const points = [
    ...groups.flatMap(({ columns }) =>
      columns
        .filter((column) => filter.platforms.includes(column.id))
        .map(({ id: platform, name }) => ({
          name,
          isMet: platform in platforms,
          detail: platform in platforms ? platforms[platform] || texts.supported : texts.no,
        })),
    ),
    ...(filter.kubernetes
      ? [
          {
            name: `Kubernetes ${filter.kubernetes}`,
            isMet: supportsKubernetes(product, filter.kubernetes),
            detail: kubernetesRange(product) ?? texts.anyKubernetes,
          },
        ]
      : []),
  ];
  const unmet = points.filter(({ isMet }) => !isMet).length;
  return (
    <>
      <p className={shared.title}>
        <strong>{`${titleOf(product)} ${release}`}</strong>
        {points.length > 0 && `${texts.colon}${unmet === 0 ? texts.met : fill(texts.unmet, { count: unmet })}`}
      </p>
      <ul>
        {points.map(({ name, isMet, detail }) => (
          <li key={name}>{`${isMet ? yes : no} ${name}${texts.colon}${detail}`}</li>
        ))}
        <li>
          <Anchor href={`${lifecycle}#${id}`} className={styles.link}>
            {fill(texts.until, { full, maintenance })}
          </Anchor>
        </li>
        <li>{`${texts.licence}${texts.colon}${licence}`}</li>
      </ul>
    </>
  );
}
