import type { TopMenu } from '../calls/top-menu';
import type { Content } from '../content/read';
import { itemPath } from '../content/targets';
import { inLanguage } from '../site/href';
import { manifest } from '../site/manifest';
import type { Route } from '../site/route-types';

/** A node of the data layer: its type in src/gatsby/schema.ts, its key, unique in the type, and its fields. */
export interface SourcedNode {
  type: string;
  key: string;
  fields: Record<string, unknown>;
}

/** The types of items whose nodes have a name of their own. */
const itemTypes = {
  case: 'Case',
  news: 'News',
  whitePaper: 'Paper',
  report: 'Paper',
  advisory: 'Advisory',
} as const;

/**
 * What the site is about, as nodes that GraphiQL lists and filters: products, families, releases, platforms, solutions, cases, news, papers,
 * advisories and the entries of the top menu. Pure.
 */
export function contentNodes(content: Content, menu: TopMenu): SourcedNode[] {
  const node = (type: string, key: string, fields: SourcedNode['fields']) => ({
    type,
    key,
    fields: { key, ...fields },
  });
  const pageFields = ({ id, path }: Route) => {
    const page = content.pages.get(id);
    return {
      name: page?.zh.name ?? id,
      englishName: page?.en.name ?? id,
      path,
      englishPath: inLanguage(path, 'en'),
    };
  };
  const offers = manifest.flatMap((route) => {
    if (content.drafts.has(route.id)) return [];
    if (route.template === 'solution') return [node('Solution', route.id, pageFields(route))];
    const facts = content.facts.get(route.id);
    if (route.template !== 'product' || !facts) return [];
    const isFamily = facts.releases.length === 0;
    return [
      node(isFamily ? 'ProductFamily' : 'Product', route.id, {
        ...pageFields(route),
        family: route.family ?? null,
        category: facts.category,
        kubernetes: facts.kubernetes ?? null,
        platforms: Object.keys(facts.platforms),
      }),
      ...facts.releases.map((release) =>
        node('Release', `${route.id} ${release.version}`, { ...release, product: route.id }),
      ),
    ];
  });
  const items = Object.entries(itemTypes).flatMap(([kind, type]) =>
    content.items[kind as keyof typeof itemTypes].map((item) =>
      node(type, `${kind}/${item.slug}`, {
        number: item.id,
        kind,
        date: item.date,
        title: item.zh.title,
        englishTitle: item.en.title,
        tags: item.tags,
        related: item.related,
        path: itemPath(item),
        englishPath: inLanguage(itemPath(item), 'en'),
      }),
    ),
  );
  const platforms = Object.entries(content.platforms).flatMap(([group, all]) =>
    Object.entries(all).map(([id, { zh, en }]) =>
      node('Platform', id, { group, name: zh, englishName: en }),
    ),
  );
  const entries = Object.entries(menu).flatMap(([group, list]) =>
    list.map((entry, position) =>
      node('MenuEntry', `${group} ${position}`, {
        group,
        position,
        number: String(entry.id),
        title: entry.header_title,
        subtitle: entry.header_subtitle,
        link: entry.header_link,
        isExternal: entry.is_outLink,
        description: entry.description,
      }),
    ),
  );
  return [...offers, ...items, ...platforms, ...entries];
}
