/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Guide } from '../../src/components/styleguide/guide';
import { languages } from '../../src/config/languages';
import { section as sectionSchema } from '../../src/contract/content/sections';
import { content, labelsOf } from '../support/real-pages';

const kinds = sectionSchema.options.map(({ entries }) => entries.kind.literal);
const specimens = { zh: content.ui.zh.styleguide.specimen, en: content.ui.en.styleguide.specimen };

describe.each(languages)('the style guide in %s', (language) => {
  const texts = content.ui[language].styleguide;
  const show = () => render(<Guide texts={texts} labels={labelsOf(language)} specimens={specimens} />).container;

  test('has the chapters, specimens and kinds of section that its dictionary and the contract name, in both themes', () => {
    const container = show();
    expect([...container.querySelectorAll(':scope > div > section')].map(({ id }) => id)).toEqual(
      Object.keys(texts.chapters),
    );
    for (const { title } of Object.values(texts.specimens))
      expect(screen.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
    for (const kind of kinds)
      for (const theme of ['light', 'dark'])
        expect([
          kind,
          container.querySelectorAll(`[data-theme="${theme}"] #${theme}-${kind.toLowerCase()}`).length,
        ]).toEqual([kind, 1]);
  });

  test('has no duplicate id, and its own links lead somewhere', () => {
    const container = show();
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const link of container.querySelectorAll('a[href^="#"]'))
      expect(ids).toContain(link.getAttribute('href')?.slice(1));
  });
});

// Every primitive in its states and every kind of section; the structure is the same in both languages and themes.
test.each(Object.keys(content.ui.en.styleguide.chapters))(
  'axe finds nothing in the chapter %s',
  async (chapter) => {
    render(
      <main>
        <h1>Style guide</h1>
        <Guide texts={content.ui.en.styleguide} labels={labelsOf('en')} specimens={specimens} />
      </main>,
    );
    for (const pane of document.querySelectorAll('[data-theme="dark"]:not([data-theme="light"] *)'))
      if (pane.parentElement?.querySelector(':scope > [data-theme="light"]')) pane.remove();
    const section = document.getElementById(chapter);
    expect(section).not.toBeEmptyDOMElement();
    expect(await axe(section as HTMLElement)).toHaveNoViolations();
  },
  60_000,
);
