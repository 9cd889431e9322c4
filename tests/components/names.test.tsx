import { getByText, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Anchor } from '../../src/components/anchor';
import { Facets } from '../../src/components/facets';
import { translateOf } from '../../src/components/names';
import { SectionNavigation } from '../../src/components/section-navigation';
import { Words } from '../../src/components/words';
import { lineBreak } from '../../src/site/line-breaks';

/* Translators leave names alone: docs/contributing.md, "Pages that are being translated". */

test.each([
  'BCC',
  'BeyondMesh',
  'openEuler 22.03 LTS',
  'Kubernetes 1.35',
  'DevOps',
  'Harbor',
  'SHA-256',
  'NVIDIA GPU',
  'PostgreSQL 15–18',
])('%s is a name, which is not translated', (text) => {
  expect(translateOf(text)).toBe('no');
});

test.each([
  'Documentation',
  'Container security',
  'API gateway',
  'GPU 切分',
  '容器云',
  '龙芯（LoongArch）',
  '设备综合效率（OEE）提升了。',
  '2028',
  '',
])('“%s” is translated', (text) => {
  expect(translateOf(text)).toBeUndefined();
});

test('a title that is a name says so, whatever the places where its line may break', () => {
  render(
    <h2>
      <Words text={`Beyond${lineBreak}Mesh`} />
    </h2>,
  );
  expect(screen.getByRole('heading').firstElementChild).toHaveAttribute('translate', 'no');
});

describe('only labels that are names are kept from translators:', () => {
  const labels = ['BeyondMesh', '服务网格'];

  /** The values of `translate` in static HTML, by the order of the labels. */
  function translateValues(element: ReactElement): (string | null)[] {
    const html = document.createElement('div');
    html.innerHTML = renderToStaticMarkup(element);
    return labels.map((label) => getByText(html, label).getAttribute('translate'));
  }

  test('on links', () => {
    const links = labels.map((label) => (
      <Anchor key={label} href="/">
        {label}
      </Anchor>
    ));
    expect(translateValues(<nav>{links}</nav>)).toEqual(['no', null]);
  });

  test('on links to sections', () => {
    const entries = labels.map((label) => ({ id: label, label }));
    const navigation = <SectionNavigation label="本页" entries={entries} />;
    expect(translateValues(navigation)).toEqual(['no', null]);
  });

  test('on buttons that narrow a list', () => {
    const facets = (
      <Facets
        legend="标签"
        values={labels}
        selected={null}
        labelOf={(label) => label ?? '全部'}
        onChoose={() => undefined}
      />
    );
    expect(translateValues(facets)).toEqual(['no', null]);
  });
});
