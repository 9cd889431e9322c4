import type { ItemKind } from '../../../contract/content/item';
import type { Issue } from '../../../contract/issue';
import { referencesIn, referenceValues } from '../../../i18n/references';
import { englishUiTexts } from '../../../i18n/ui-texts';
import { splitAddress } from '../../../routes/href';
import { manifest } from '../../../routes/manifest';
import { anchorOf } from '../anchors';
import type { Content } from '../read';
import { eachText } from '../texts';
import { checkParallel } from './parallel';

const chinese = /\p{Script=Han}/u;

/** What the build's schemas cannot say: that both languages are parallel, links lead somewhere, ids are known. */
export function checkStructure({ pages, items, claims, tags, vendor, ui, english }: Content): Issue[] {
  const issues: Issue[] = [];
  const report = (source: string, key: string, message: string) => issues.push({ source, key, message });

  const routeIds = new Set(manifest.map(({ id }) => id));
  const itemIds = new Set(Object.values(items).flatMap((list) => list.map(({ kind, slug }) => `${kind}/${slug}`)));
  const offices = new Set(vendor.offices.map(({ id }) => id));

  const checkTarget = (source: string, key: string, to: string) => {
    // A reference is looked at as such; an account's is an address.
    if (/^(https:\/\/|mailto:|tel:|\{\{vendor\.accounts\.)/.test(to)) return;
    const { path, hash } = splitAddress(to);
    if (!routeIds.has(path) && !itemIds.has(path)) report(source, key, `link leads nowhere: ${to}`);
    const sections = pages.get(path)?.zh.sections;
    if (hash && sections && !sections.some((section) => `#${anchorOf(section)}` === hash))
      report(source, key, `link leads to no section: ${to}`);
  };
  const known = new Set(Object.keys(referenceValues(vendor, claims, 'zh')));
  const checkReferences = (source: string, key: string, value: string) => {
    for (const name of referencesIn(value)) if (!known.has(name)) report(source, key, `unknown reference {{${name}}}`);
  };
  const checkEnglish = (source: string, key: string, value: string) => {
    if (chinese.test(value)) report(source, key, 'Chinese characters in an English text');
  };

  for (const { id, template } of manifest)
    if (template !== 'redirect' && !pages.has(id))
      report(`data/pages/${id}.zh.json`, '', 'the route has no dictionary');

  for (const [id, { zh, en, facts }] of pages) {
    const [zhFile, enFile, factsFile] = [
      `data/pages/${id}.zh.json`,
      `data/pages/${id}.en.json`,
      `data/pages/${id}.json`,
    ];
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
        for (const office of item.offices)
          if (!offices.has(office)) report(file, 'offices', `unknown office ${office}`);
      if ('figures' in item)
        for (const [index, { en }] of item.figures.entries()) checkEnglish(file, `figures.${index}.en`, en);
      eachText(item.en, (key, value) => checkEnglish(file, `en.${key}`, value));
      for (const language of ['zh', 'en'] as const)
        eachText(item[language], (key, value) => checkReferences(file, `${language}.${key}`, value));
      checkParallel(item.zh, item.en, file, (source, key, message) => report(source, `en.${key}`, message));
    }
  }
  return issues;
}
