import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../../data/ui/en/docs.json';
import { CopyableCode } from '../../../src/features/documents/copyable-code';
import { renderIn } from '../../support/i18n';

const html = `<figure><figcaption>shell</figcaption><pre><code>kubectl get nodes</code></pre></figure>
  <figure class="output"><pre><code>node-1 Ready</code></pre></figure>`;

/** What the older command copies: the selection of the field that has the focus. */
const selectedText = () => (document.activeElement as HTMLTextAreaElement).value;

function setUp(clipboard: Pick<Clipboard, 'writeText'> | undefined, command: () => boolean) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: command, configurable: true });
  renderIn('en', <CopyableCode html={html} className="" />);

  return user;
}

test('a block of code has a button that copies it, a command’s output has none', async () => {
  const copied: string[] = [];
  const user = setUp({ writeText: async (text) => void copied.push(text) }, () => false);

  await user.click(screen.getByRole('button', { name: texts.copy }));

  expect(copied).toEqual(['kubectl get nodes']);
  expect(await screen.findByRole('button')).toHaveTextContent(texts.copied);
  expect(screen.getByRole('status')).toHaveTextContent(texts.copied);
});

test.each([
  ['without a clipboard, as on plain http', undefined],
  ['with a clipboard that refuses', { writeText: () => Promise.reject(new DOMException()) }],
])('%s, it copies a selection', async (_, clipboard) => {
  const copied: string[] = [];
  const user = setUp(clipboard, () => copied.push(selectedText()) > 0);
  const button = screen.getByRole('button');

  await user.click(button);

  await waitFor(() => expect(button).toHaveTextContent(texts.copied));

  expect(copied).toEqual(['kubectl get nodes']);
  expect(button).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

test('a copy that fails is shown on the button and announced', async () => {
  const user = setUp(undefined, () => false);
  const button = screen.getByRole('button');

  await user.click(button);

  await waitFor(() => expect(button).toHaveTextContent(texts.notCopied));

  expect(screen.getByRole('status')).toHaveTextContent(texts.notCopied);
});
