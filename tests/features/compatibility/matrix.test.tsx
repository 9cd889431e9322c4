import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Matrix } from '../../../src/features/compatibility/matrix';
import { sectionOf } from '../../fixtures/pages';
import { renderIn, textsIn } from '../../support/i18n';
import { sectionData } from '../../support/page-query';

describe('the compatibility matrix', () => {
  const section = sectionData(sectionOf('matrix', 'en'));
  const matrix = <Matrix section={section} />;

  const rows = () =>
    within(screen.getByRole('region', { name: textsIn('en', 'matrix')('releases'), hidden: true }))
      .getAllByRole('row', { hidden: true })
      .slice(1);

  const status = () => screen.getByRole('status');
  const open = (query: string) =>
    window.history.replaceState(null, '', `/en/compatibility${query}`);

  beforeEach(() => open(''));

  test('without a combination in the address it answers for an example', () => {
    renderIn('en', matrix);

    const { yes, conditional } = textsIn('en', 'matrix')('answers', { returnObjects: true });
    expect(status()).toHaveTextContent(new RegExp(`${yes}|${conditional}`));
    expect(status()).toHaveTextContent(/Kubernetes \d/);
    expect(rows().length).toBeGreaterThan(1);
    expect(window.location.search).toBe('');
  });

  test('a choice narrows the rows at once, is announced, and is the address', async () => {
    const user = userEvent.setup();
    open('?product=');
    renderIn('en', matrix);

    const total = rows().length;
    await user.selectOptions(
      document.querySelector('select:has([value="old"])') as HTMLElement,
      'old',
    );

    expect(rows().map(({ id }) => id)).toEqual(['BCC']);
    expect(total).toBeGreaterThan(1);
    expect(status()).not.toBeEmptyDOMElement();
    expect(window.location.search).toBe('?platform=old');
  });

  test('a combination that a rule refuses is a no, with the rule’s sentence and the nearest yes', () => {
    open('?platform=old&product=BCC&kubernetes=1.35');
    renderIn('en', matrix);

    expect(status()).toHaveTextContent('Old kernels run 1.34 at most');
    expect(within(status()).getByRole('link', { name: /1\.34/ })).toHaveAttribute(
      'href',
      '?platform=old&product=BCC&kubernetes=1.34',
    );
  });

  test('a filter that no product meets is named, and one button clears it', async () => {
    open('?platform=other');
    renderIn('en', matrix);
    await userEvent.click(screen.getByRole('button', { name: textsIn('en', 'list')('clear') }));

    expect(rows().length).toBeGreaterThan(1);
    expect(window.location.search).toBe('?product=');
  });
});
