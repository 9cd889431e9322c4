import { render, screen } from '@testing-library/react';
import { translateOf } from '../../src/components/names';
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

test.each(['Documentation', 'Container security', 'API gateway', 'GPU 切分', '容器云', '2028', ''])(
  '“%s” is translated',
  (text) => {
    expect(translateOf(text)).toBeUndefined();
  },
);

test('a title that is a name says so, whatever the places where its line may break', () => {
  render(
    <h2>
      <Words text={`Skyraft${lineBreak}OpenStack`} />
    </h2>,
  );
  expect(screen.getByRole('heading').firstElementChild).toHaveAttribute('translate', 'no');
});
