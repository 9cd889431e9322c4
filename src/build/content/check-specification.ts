import type { Report } from '../../contract/issue';
import { hiddenPages } from '../../i18n/english';
import { manifest } from '../../routes/manifest';
import { type Content, pageFile } from './read';

/** Sections of every product page (section 2). */
const productSections = [
  'overview',
  'painPoints',
  'architecture',
  'highlights',
  'scenarios',
] as const;

/** The claimed figures (section 9). */
const claimed =
  'customers industries pipelines releaseTime environmentTime concurrency throughput minimumMemory edgeStorage';

/** The products hidden in English (section 4). */
const hidden =
  'AssetsManagement Integratedmachine BeyondMesh BeyondAPI BeyondBSM BeyondCMDB FoGit BeyondFinOps BKO';

/** Menu groups and footer columns hidden in English, and the number of hidden footer entries (section 4). */
const hiddenTitles = {
  menuGroups: ['经典案例', '资源中心'],
  footerBigTitles: ['资产管理', '资源中心', '其他'],
} as const;
const hiddenSmallTitles = 12;

/** The error of the subscription, whose wording is specified (section 5). */
const invalidEmail = '请填写正确的邮箱地址';

/** Checks what the specification requires of the content. Messages cite sections of docs/specification.md. */
export function checkSpecification({ pages, claims, english, ui }: Content, report: Report): void {
  const sections = (id: string) => pages.get(id)?.zh.sections ?? [];
  for (const { id } of manifest.filter(
    ({ id, template }) => template === 'product' && pages.has(id),
  ))
    for (const kind of productSections)
      if (!sections(id).some((section) => section.kind === kind))
        report(pageFile(id, 'zh'), 'sections', `a product page has a section ${kind} (section 2)`);
  const repository = 'product/BeyondFolibrary';
  const actions = pages.get(repository)?.zh.hero.actions ?? [];
  if (pages.has(repository) && !actions.some(({ to }) => to.startsWith('fileDown/from?type=')))
    report(
      pageFile(repository, 'zh'),
      'hero.actions',
      'none leads to the construction guide (section 2)',
    );
  const texts = JSON.stringify([...pages]);
  const figures = [...pages.keys()]
    .flatMap(sections)
    .flatMap((one) => (one.kind === 'figures' ? one.claims : []));
  for (const id of claimed.split(' '))
    if (!claims[id]) report('data/claims.json', id, 'is missing (section 9)');
    else if (!figures.includes(id) && !texts.includes(`{{claims.${id}`))
      report('data/claims.json', id, 'no page shows it (section 9)');
  const hides = hiddenPages(english.hidden);
  for (const id of [...hidden.split(' ').map((name) => `product/${name}`), 'solution/TSGS'])
    if (!hides.has(id)) report('data/english/hidden.json', '', `English hides ${id} (section 4)`);
  for (const key of ['menuGroups', 'footerBigTitles'] as const)
    for (const title of hiddenTitles[key])
      if (!english.hidden[key].includes(title))
        report('data/english/hidden.json', key, `English hides ${title} (section 4)`);
  if (english.hidden.footerSmallTitles.length < hiddenSmallTitles)
    report(
      'data/english/hidden.json',
      'footerSmallTitles',
      `English hides ${hiddenSmallTitles} or more (section 4)`,
    );
  if (ui.zh.subscription?.invalid !== invalidEmail)
    report('data/ui/zh/subscription.json', 'invalid', `is “${invalidEmail}” (section 5)`);
}
