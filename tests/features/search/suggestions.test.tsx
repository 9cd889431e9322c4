import { act, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { forgetSearch } from '../../../src/features/search/load-index';
import { Suggestions } from '../../../src/features/search/suggestions';
import { siteIndex } from '../../fixtures/search';
import { content } from '../../fixtures/site';
import { renderIn } from '../../support/i18n';
import { answerRequests } from '../../support/network';

const texts = content.ui.zh.header;

/** The box with a text that was typed. */
function Box({ text }: { text: string }) {
  const form = useRef<HTMLFormElement>(null);

  return (
    <form ref={form}>
      <input name="query" defaultValue={text} />
      <Suggestions
        language="zh"
        page="/search"
        text={text}
        form={form}
        listId="list"
        onState={() => undefined}
        onPick={() => undefined}
      />
    </form>
  );
}

const options = () => screen.getAllByRole('option');

/** Shows the box once its network has answered or failed. */
async function type(text: string, answer: (name: string) => string | Error | null) {
  forgetSearch('zh');
  answerRequests((address) => answer(address.replace('/search/', '')));
  renderIn('zh', <Box text={text} />);
  await act(async () => undefined);
}

const fromIndex = (name: string) => siteIndex.get(name) ?? null;

test('what was typed is marked in the titles, for the eye alone', async () => {
  await type('BCC', fromIndex);
  await waitFor(() => expect(options().length).toBeGreaterThan(1));

  const [best] = options();
  expect(best?.querySelector('mark')).toHaveTextContent('BCC');
  expect(best?.querySelector('mark')).toHaveAttribute('role', 'presentation');
  expect(options().at(-1)?.querySelector('mark')).toBeNull();
});

test('without a match, it says so and offers the search', async () => {
  await type('zzqqxx', fromIndex);

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(texts.suggestionsNone));
  expect(options()).toHaveLength(1);
});

test('without an index, it offers the search and says nothing', async () => {
  await type('容器', () => new TypeError('offline'));

  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  expect(options()).toHaveLength(1);
});
