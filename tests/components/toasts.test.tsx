import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ToastRegion } from '../../src/components/toast';
import type { Message } from '../../src/stores/notices';

describe('toasts', () => {
  const first: Message = { id: 'first', text: 'Not sent.' };
  const second: Message = { id: 'second', text: 'Not opened.' };

  const texts = () =>
    screen.queryAllByText(/^Not/, { selector: 'p' }).map(({ textContent }) => textContent);

  function Page({ all }: { all: readonly Message[] }) {
    const [messages, setMessages] = useState(all);

    return (
      <>
        <button type="button">Before</button>
        <ToastRegion
          label="Messages"
          dismissLabel="Dismiss"
          messages={messages}
          onDismiss={(id) => setMessages((old) => old.filter((message) => message.id !== id))}
        />
      </>
    );
  }

  test('the live region is there before the first message', () => {
    const { unmount } = render(<Page all={[]} />);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();

    unmount();
    render(<Page all={[first]} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent.');
  });

  test('dismissed by keyboard, the focus goes to the next message and then back to where it came from', async () => {
    const user = userEvent.setup();
    render(<Page all={[first, second]} />);
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');

    expect(texts()).toEqual(['Not opened.']);
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveAccessibleDescription(
      'Not opened.',
    );

    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  });
});
