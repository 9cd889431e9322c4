import type { Report } from '../calls/issue';
import { languages } from '../site/languages';
import { manifest } from '../site/manifest';
import { type Content, pageFile } from './content';
import { hiddenPages } from './english-rules';
import type { PageTexts } from './schemas/page';
import type { Section } from './schemas/sections';

/** Sections of every product page (section 2). */
const productSections = [
  'overview',
  'painPoints',
  'architecture',
  'highlights',
  'scenarios',
] as const;

/** The claimed figures (section 9). */
const claimIds = [
  'customers',
  'industries',
  'pipelines',
  'releaseTime',
  'environmentTime',
  'concurrency',
  'throughput',
  'minimumMemory',
  'edgeStorage',
];

/** The pages hidden in English (section 4). */
const hiddenPageIds = [
  'product/AssetsManagement',
  'product/Integratedmachine',
  'product/BeyondMesh',
  'product/BeyondAPI',
  'product/BeyondBSM',
  'product/BeyondCMDB',
  'product/FoGit',
  'product/BeyondFinOps',
  'product/BKO',
  'solution/TSGS',
];

/**
 * Menu groups and footer columns hidden in English, and the number of hidden footer entries
 * (section 4).
 */
const hiddenTitles = {
  menuGroups: ['经典案例', '资源中心'],
  footerBigTitles: ['资产管理', '资源中心', '其他'],
} as const;
const hiddenSmallTitles = 12;

/** The error of the subscription, whose wording is specified (section 5). */
const invalidEmail = '请填写正确的邮箱地址';

const sectionsOf = (id: string, { pages }: Content): readonly Section[] =>
  pages.get(id)?.zh.sections ?? [];

/**
 * Checks that each product page has its sections (section 2); a draft that is shown may lack some.
 */
function checkProductPages(content: Content, report: Report): void {
  const products = manifest.filter(({ id, template }) => {
    const page = content.pages.get(id);
    return template === 'product' && page && !page.facts.draft;
  });

  for (const { id } of products) {
    const kinds = sectionsOf(id, content).map(({ kind }) => kind);
    const missingKinds = productSections.filter((kind) => !kinds.includes(kind));
    for (const kind of missingKinds)
      report(pageFile(id, 'zh'), 'sections', `a product page has a section ${kind} (section 2)`);
  }
}

/** Checks that the head of the artifact repository leads to its construction guide (section 2). */
function checkConstructionGuide({ pages }: Content, report: Report): void {
  const id = 'product/BeyondFolibrary';
  const page = pages.get(id)?.zh;
  if (!page) return;

  const actions = page.hero.actions ?? [];
  if (!actions.some(({ to }) => to.startsWith('fileDown/from?type=')))
    report(pageFile(id, 'zh'), 'hero.actions', 'none leads to the construction guide (section 2)');
}

/** Checks that each claimed figure exists and that a page shows it (section 9). */
function checkClaimedFigures(content: Content, report: Report): void {
  const { pages, claims } = content;
  const texts = JSON.stringify([...pages]);
  const shownFigures = [...pages.keys()]
    .flatMap((id) => sectionsOf(id, content))
    .flatMap((section) => (section.kind === 'figures' ? section.claims : []));

  for (const id of claimIds) {
    const isShown = shownFigures.includes(id) || texts.includes(`{{claims.${id}`);
    if (!claims[id]) report('data/claims.json', id, 'is missing (section 9)');
    else if (!isShown) report('data/claims.json', id, 'no page shows it (section 9)');
  }
}

/** The links of a page to its consultation form. */
const consultationLinks = ({ hero, sections }: PageTexts): { label: string }[] =>
  [
    ...(hero.actions ?? []),
    ...sections.flatMap((section) => {
      if (section.kind === 'links') return section.items;
      return section.kind === 'callToAction' ? [section.action, section.secondary] : [];
    }),
  ].flatMap((link) => (link?.to === 'consult' ? [link] : []));

/**
 * Checks that the consultation has the same name wherever a page leads to it; section 2 names that
 * of products, which code shows.
 */
function checkConsultation({ pages, ui }: Content, report: Report): void {
  for (const [id, page] of pages) {
    // A draft that is shown may have Chinese texts in English.
    if (page.facts.draft) continue;

    for (const language of languages) {
      const name = ui[language].header?.consult;
      const others = consultationLinks(page[language]).filter(({ label }) => label !== name);
      for (const { label } of others)
        report(pageFile(id, language), 'label', `“${label}” leads to the form that is “${name}”`);
    }
  }
}

/** Checks that English hides the pages and menu entries that it has to hide (section 4). */
function checkHiddenInEnglish({ english }: Content, report: Report): void {
  const file = 'data/english/hidden.json';

  const hidden = hiddenPages(english.hidden);
  for (const id of hiddenPageIds) {
    if (!hidden.has(id)) report(file, '', `English hides ${id} (section 4)`);
  }

  for (const key of ['menuGroups', 'footerBigTitles'] as const) {
    const missingTitles = hiddenTitles[key].filter((title) => !english.hidden[key].includes(title));
    for (const title of missingTitles) report(file, key, `English hides ${title} (section 4)`);
  }

  if (english.hidden.footerSmallTitles.length < hiddenSmallTitles) {
    const message = `English hides ${hiddenSmallTitles} or more (section 4)`;
    report(file, 'footerSmallTitles', message);
  }
}

/**
 * Checks what the specification requires of the content. Messages cite sections of
 * docs/specification.md.
 */
export function checkSpecification(content: Content, report: Report): void {
  checkProductPages(content, report);
  checkConstructionGuide(content, report);
  checkClaimedFigures(content, report);
  checkHiddenInEnglish(content, report);
  checkConsultation(content, report);

  if (content.ui.zh.subscription?.invalid !== invalidEmail)
    report('data/ui/zh/subscription.json', 'invalid', `is “${invalidEmail}” (section 5)`);
}
