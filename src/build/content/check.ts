import type { ItemKind } from '../../contract/content/item';
import type { Issue } from '../../contract/issue';
import { englishUiTexts } from '../../i18n/ui-texts';
import { manifest } from '../../routes/manifest';
import type { Content } from './read';

const chinese = /\p{Script=Han}/u;
/** `{{claims.customers}}`, `{{vendor.name}}` */
const reference = /\{\{([^}]*)\}\}/g;

type Visit = (key: string, value: string) => void;

/** Calls `visit` for every string below `value`, with its path. */
export function eachText(value: unknown, visit: Visit, key = ''): void {
  if (typeof value === 'string') visit(key, value);
  else if (value && typeof value === 'object')
    for (const [name, child] of Object.entries(value)) eachText(child, visit, key ? `${key}.${name}` : name);
}

/** Keys whose values are no language: ids, anchors, targets and kinds. */
const neutral = /(^|\.)(kind|id|to|from|of|filter|claims\.\d+)$/;

/** What the build's schemas cannot say: that both languages are parallel, links lead somewhere, ids are known. */
export function checkContent({ pages, items, claims, tags, vendor, ui, english }: Content): Issue[] {
  const issues: Issue[] = [];
  const report = (source: string, key: string, message: string) => issues.push({ source, key, message });

  const routeIds = new Set(manifest.map(({ id }) => id));
  const itemIds = new Set(Object.values(items).flatMap((list) => list.map(({ kind, slug }) => `${kind}/${slug}`)));
  const offices = new Set(vendor.offices.map(({ id }) => id));

  const checkTarget = (source: string, key: string, to: string) => {
    if (/^(https:\/\/|mailto:|tel:)/.test(to)) return;
    const id = to.replace(/[?#].*$/, '');
    if (!routeIds.has(id) && !itemIds.has(id)) report(source, key, `link leads nowhere: ${to}`);
  };
  const checkReferences = (source: string, key: string, value: string) => {
    for (const [, name = ''] of value.matchAll(reference)) {
      const [kind, id = ''] = name.split('.');
      const known = kind === 'claims' ? id in claims : kind === 'vendor' ? vendorReferences.includes(id) : false;
      if (!known) report(source, key, `unknown reference {{${name}}}`);
    }
  };
  const checkEnglish = (source: string, key: string, value: string) => {
    if (chinese.test(value)) report(source, key, 'Chinese characters in an English text');
  };

  for (const { id, template } of manifest)
    if (template !== 'redirect' && !pages.has(id)) report(`data/pages/${id}.zh.json`, '', 'the route has no dictionary');

  for (const [id, { zh, en, facts }] of pages) {
    const [zhFile, enFile, factsFile] = [`data/pages/${id}.zh.json`, `data/pages/${id}.en.json`, `data/pages/${id}.json`];
    if (!routeIds.has(id)) report(zhFile, '', 'no route of this name in src/routes/manifest.ts');
    checkParallel(zh, en, enFile, report);
    eachText(en, (key, value) => checkEnglish(enFile, key, value));
    for (const [file, texts] of [
      [zhFile, zh],
      [enFile, en],
    ] as const)
      eachText(texts, (key, value) => {
        checkReferences(file, key, value);
        if (/(^|\.)to$/.test(key) && !key.includes('.flows.')) checkTarget(file, key, value);
      });
    eachText(facts, (key, value) => checkTarget(factsFile, key, value));
    for (const [file, texts] of [
      [zhFile, zh],
      [enFile, en],
    ] as const)
      texts.sections.forEach((section, index) => {
        const key = `sections.${index}`;
        if (section.kind === 'figures')
          for (const claim of section.claims) if (!(claim in claims)) report(file, key, `unknown claim ${claim}`);
        if (section.kind === 'listing' && section.of !== 'tags' && !(section.of in items))
          report(file, key, `unknown kind of items: ${section.of}`);
        if (section.kind === 'table')
          section.rows.forEach((row, at) => {
            if (row.length !== section.columns.length)
              report(file, `${key}.rows.${at}`, `${row.length} cells, ${section.columns.length} columns`);
          });
        if (section.kind === 'architecture') {
          const ids = section.diagram.layers.flatMap(({ components }) => components.map((component) => component.id));
          for (const [at, flow] of section.diagram.flows.entries())
            for (const end of [flow.from, flow.to])
              if (!ids.includes(end)) report(file, `${key}.diagram.flows.${at}`, `unknown component ${end}`);
          if (new Set(ids).size !== ids.length) report(file, `${key}.diagram`, 'two components have the same id');
        }
      });
  }

  const withEnglish = {
    'data/english/names.json': english.names,
    'data/tags.json': tags,
    'data/claims.json': claims,
    'data/vendor.json': vendor,
  };
  for (const [file, facts] of Object.entries(withEnglish))
    eachText(facts, (key, value) => {
      if (/(^|\.)en$/.test(key) || file.includes('english')) checkEnglish(file, key, value);
    });
  for (const [namespace, texts] of Object.entries(ui.en))
    eachText(texts, (key, value) => checkEnglish(`data/ui/en/${namespace}.json`, key, value));
  for (const language of ['zh', 'en'] as const)
    for (const [namespace, texts] of Object.entries(ui[language]))
      eachText(texts, (key, value) => {
        if (value.trim() === '') report(`data/ui/${language}/${namespace}.json`, key, 'text is empty');
      });
  for (const namespace of Object.keys(englishUiTexts) as (keyof typeof ui.zh)[])
    for (const language of ['zh', 'en'] as const)
      if (!ui[language][namespace]) report(`data/ui/${language}/${namespace}.json`, '', 'is missing');
  for (const namespace of new Set([...Object.keys(ui.zh), ...Object.keys(ui.en)]) as Set<keyof typeof ui.zh>)
    checkParallel(ui.zh[namespace], ui.en[namespace], `data/ui/en/${namespace}.json`, report);
  for (const { page } of [...english.hidden.products, ...english.hidden.solutions])
    if (page !== undefined && !routeIds.has(page)) report('data/english/hidden.json', '', `no route ${page}`);

  for (const kind of Object.keys(items) as ItemKind[]) {
    const numbers = new Map<number, string>();
    for (const item of items[kind]) {
      const file = `data/items/${kind}/${item.slug}.json`;
      const twin = numbers.get(item.id);
      if (twin) report(file, 'id', `is the id of ${twin} too`);
      numbers.set(item.id, item.slug);
      for (const tag of item.tags) if (!(tag in tags)) report(file, 'tags', `unknown tag ${tag}`);
      for (const [index, to] of item.related.entries()) checkTarget(file, `related.${index}`, to);
      if ('offices' in item)
        for (const office of item.offices) if (!offices.has(office)) report(file, 'offices', `unknown office ${office}`);
      if ('figures' in item) for (const [index, { en }] of item.figures.entries()) checkEnglish(file, `figures.${index}.en`, en);
      eachText(item.en, (key, value) => checkEnglish(file, `en.${key}`, value));
      for (const language of ['zh', 'en'] as const)
        eachText(item[language], (key, value) => checkReferences(file, `${language}.${key}`, value));
      checkParallel(item.zh, item.en, file, (source, key, message) => report(source, `en.${key}`, message));
    }
  }
  return issues;
}

/** Facts of the vendor that texts may refer to. */
export const vendorReferences = ['name', 'legalName', 'slogan', 'founded', 'mainland', 'hongKong', 'support', 'sales'];

/** Both languages have the same keys, the same numbers of items, the same links, kinds and ids. */
function checkParallel(
  zh: unknown,
  en: unknown,
  file: string,
  report: (source: string, key: string, message: string) => void,
  key = '',
): void {
  if (Array.isArray(zh) && Array.isArray(en)) {
    if (zh.length !== en.length) {
      // Keywords are chosen for each language's searchers; prose may break into other paragraphs.
      if (!/(^|\.)(keywords|paragraphs|situation|approach|result|body)$/.test(key))
        report(file, key, `${en.length} entries, ${zh.length} in Chinese`);
      return;
    }
    for (const [index, child] of zh.entries()) checkParallel(child, en[index], file, report, `${key}.${index}`.replace(/^\./, ''));
  } else if (zh && en && typeof zh === 'object' && typeof en === 'object') {
    for (const name of new Set([...Object.keys(zh), ...Object.keys(en)])) {
      const [a, b] = [(zh as Record<string, unknown>)[name], (en as Record<string, unknown>)[name]];
      const path = key ? `${key}.${name}` : name;
      if (a === undefined || b === undefined) report(file, path, `only in ${a === undefined ? 'English' : 'Chinese'}`);
      else checkParallel(a, b, file, report, path);
    }
  } else if (zh !== en && neutral.test(key)) report(file, key, `is ${String(en)}, in Chinese ${String(zh)}`);
}
