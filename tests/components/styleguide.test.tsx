/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Guide } from '../../src/components/styleguide/guide';
import { languages } from '../../src/config/languages';
import { section as sectionSchema } from '../../src/contract/content/sections';
import { content, labelsOf } from '../support/real-pages';

const kinds = sectionSchema.options.map(({ entries }) => entries.kind.literal);

describe.each(languages)('the style guide in %s', (language) => {
  const texts = content.ui[language].styleguide;
  const show = () =>
    render(
      <main id="content">
        <h1>{texts.specimen}</h1>
        <Guide
          texts={texts}
          labels={labelsOf(language)}
          specimens={{ zh: content.ui.zh.styleguide.specimen, en: content.ui.en.styleguide.specimen }}
        />
      </main>,
    );

  test('has a chapter of its own anchor for each that the navigation names, in that order', () => {
    const { container } = show();
    const chapters = [...container.querySelectorAll('main > div > section')];
    expect(chapters.map(({ id }) => id)).toEqual(Object.keys(texts.chapters));
    for (const { title } of Object.values(texts.chapters))
      expect(screen.getByRole('region', { name: title })).toBeInTheDocument();
  });

  test('describes every specimen that its dictionary names', () => {
    show();
    for (const { title } of Object.values(texts.specimens))
      expect(screen.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
  });

  test('shows each kind of section in both themes', () => {
    const { container } = show();
    for (const kind of kinds)
      for (const theme of ['light', 'dark'])
        expect([
          kind,
          theme,
          container.querySelectorAll(`[data-theme="${theme}"] #${theme}-${kind.toLowerCase()}`).length,
        ]).toEqual([kind, theme, 1]);
  });

  test('sets the sizes of type in both scripts, each in its language', () => {
    const { container } = show();
    for (const [tag, text] of [
      ['zh-CN', content.ui.zh.styleguide.specimen],
      ['en', content.ui.en.styleguide.specimen],
    ])
      expect([...container.querySelectorAll(`p[lang="${tag}"]`)].map(({ textContent }) => textContent)).toEqual(
        Array(14).fill(text),
      );
  });

  test('has no id twice, and its own links lead somewhere', () => {
    const { container } = show();
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const link of container.querySelectorAll('a[href^="#"]'))
      expect(ids).toContain(link.getAttribute('href')?.slice(1));
  });

  test('has nothing that axe finds', async () => {
    const { container } = show();
    expect(within(container).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
  }, 60_000);
});
