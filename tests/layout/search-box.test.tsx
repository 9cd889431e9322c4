import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { refreshHotSearches } from '../../src/layout/refresh-menu';
import { SearchBox } from '../../src/layout/search-box';
import { withTexts } from '../support/i18n';

/* The search box opens before its script runs: it's a popover whose input gets the focus. */

jest.mock('../../src/layout/refresh-menu', () => ({
  refreshHotSearches: jest.fn(async () => ['边缘计算']),
}));

const box = withTexts(
  'zh',
  <SearchBox language="zh" page="/search" hotSearches={['容器云平台']} />,
);

/** Hydrates the static HTML of the box. */
async function hydrate({ isOpened }: { isOpened: boolean }): Promise<void> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(box);
  document.body.replaceChildren(container);
  if (isOpened) container.querySelector('input')?.focus();

  await act(async () => void hydrateRoot(container, box));
}

beforeEach(() => jest.mocked(refreshHotSearches).mockClear());

test('hot searches are asked for when the box opens, once (section 7)', async () => {
  await hydrate({ isOpened: false });
  expect(refreshHotSearches).not.toHaveBeenCalled();

  const input = screen.getByRole('combobox', { hidden: true });
  const [submit] = screen.getAllByRole('button', { hidden: true });
  for (const element of [input, submit, input]) await act(async () => element?.focus());

  expect(refreshHotSearches).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('link', { name: '边缘计算', hidden: true })).toBeInTheDocument();
});

test('a box that was opened before its script ran asks as well', async () => {
  await hydrate({ isOpened: true });

  expect(refreshHotSearches).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('link', { name: '边缘计算', hidden: true })).toBeInTheDocument();
});
