import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ThemeSwitch } from '../chrome/theme-switch';
import { heavy } from '../components/sections/heavy';
import { Sections } from '../components/sections/registry';
import type { UiTexts } from '../i18n/ui-texts';
import { local } from '../stores/storage';
import { pageOf } from '../templates/page-props';
import { SearchContent, type SearchContentProps } from '../templates/search-content';

/*
 * The one script of the archive (src/build/archive). Its pages are those that a visitor without script sees; this adds what their readers need:
 * search, sections that answer (`data-archive` of `html` is `data-script` for them), and the theme.
 */

/** What the build leaves in a page (src/build/archive/page.ts). */
interface ArchiveData {
  header: UiTexts['header'];
  /** What this script takes over: the whole content, or some sections (src/build/archive/data.ts). */
  part: (SearchContentProps & { kinds: 'all' | 'some' }) | null;
}

/** Shows something in place of an element. */
function mount(element: Element, content: ReactNode): void {
  const place = document.createElement('div');
  place.style.display = 'contents';
  element.replaceWith(place);
  flushSync(() => createRoot(place).render(content));
}

function addScript(): void {
  const { header, part }: ArchiveData = JSON.parse(
    document.getElementById('archive-data')?.textContent ?? '',
  );
  for (const button of document.querySelectorAll(
    `header [aria-label="${header.theme + header.themes.system}"]`,
  ))
    mount(button, <ThemeSwitch texts={header} isNamed={button.querySelector('span') !== null} />);
  if (part?.kinds === 'all') {
    const content = document.createElement('div');
    const main = document.querySelector('main');
    main?.replaceChildren(content);
    mount(content, <SearchContent {...part} />);
  } else if (part) {
    const { page, labels } = pageOf(part.data, part.pageContext.key);
    for (const section of page.sections) {
      const element = document.getElementById(section.id);
      if (element) mount(element, <Sections sections={[section]} labels={labels} heavy={heavy} />);
    }
  }
}

const { dataset } = document.documentElement;
dataset.archive = '';
const theme = local.read('theme');
if (theme === 'light' || theme === 'dark') dataset.theme = theme;
document.addEventListener('DOMContentLoaded', addScript);
