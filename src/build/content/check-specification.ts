import { languages } from '../../config/languages';
import type { Report } from '../../contract/issue';
import { hiddenPages } from '../../i18n/english';
import { referencesIn } from '../../i18n/references';
import { manifest } from '../../routes/manifest';
import type { Content } from './read';
import { eachText } from './texts';

/** Sections of every product page (section 2). */
const productSections = ['overview', 'painPoints', 'architecture', 'highlights', 'scenarios'] as const;

/** The claimed figures (section 9). */
const claimed =
  'customers industries pipelines releaseTime environmentTime concurrency throughput minimumMemory edgeStorage';

/** The products hidden in English (section 4). */
const hidden = 'AssetsManagement Integratedmachine BeyondMesh BeyondAPI BeyondBSM BeyondCMDB FoGit BeyondFinOps BKO';

/** Menu groups and footer columns hidden in English, and the number of hidden footer entries (section 4). */
const hiddenTitles = {
  menuGroups: ['经典案例', '资源中心'],
  footerBigTitles: ['资产管理', '资源中心', '其他'],
} as const;
const hiddenSmallTitles = 12;

/** The error of the subscription, whose wording is specified (section 5). */
const invalidEmail = '请填写正确的邮箱地址';

/** The claims that pages show, in a section of figures or by a reference. */
function claimsShown({ pages }: Content): Set<string> {
  const shown = new Set<string>();
  for (const page of pages.values())
    for (const language of languages)
      eachText(page[language], (key, text) => {
        if (/\.claims\.\d+$/.test(key)) shown.add(text);
        for (const name of referencesIn(text)) if (name.startsWith('claims.')) shown.add(name.split('.')[1] ?? '');
      });
  return shown;
}

/** Checks what the specification requires of the content. Messages cite sections of docs/specification.md. */
export function checkSpecification(content: Content, report: Report): void {
  const { pages, claims, english, ui } = content;
  for (const { id } of manifest.filter(({ template }) => template === 'product')) {
    const sections = pages.get(id)?.zh.sections;
    for (const kind of sections ? productSections : [])
      if (!sections?.some((section) => section.kind === kind))
        report(`data/pages/${id}.zh.json`, 'sections', `a product page has a section ${kind} (section 2)`);
  }
  const repository = pages.get('product/BeyondFolibrary')?.zh.hero;
  if (repository && !repository.actions?.some(({ to }) => to.startsWith('fileDown/from?type=')))
    report(
      'data/pages/product/BeyondFolibrary.zh.json',
      'hero.actions',
      'none leads to the construction guide (section 2)',
    );
  const shown = claimsShown(content);
  for (const id of claimed.split(' '))
    if (!claims[id]) report('data/claims.json', id, 'is missing (section 9)');
    else if (!shown.has(id)) report('data/claims.json', id, 'no page shows it (section 9)');
  const hides = hiddenPages(english.hidden);
  for (const id of [...hidden.split(' ').map((name) => `product/${name}`), 'solution/TSGS'])
    if (!hides.has(id)) report('data/english/hidden.json', '', `English hides ${id} (section 4)`);
  for (const key of ['menuGroups', 'footerBigTitles'] as const)
    for (const title of hiddenTitles[key])
      if (!english.hidden[key].includes(title))
        report('data/english/hidden.json', key, `English hides ${title} (section 4)`);
  if (english.hidden.footerSmallTitles.length < hiddenSmallTitles)
    report('data/english/hidden.json', 'footerSmallTitles', `English hides ${hiddenSmallTitles} or more (section 4)`);
  if (ui.zh.subscription?.invalid !== invalidEmail)
    report('data/ui/zh/subscription.json', 'invalid', `is “${invalidEmail}” (section 5)`);
}
