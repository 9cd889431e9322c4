import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../src/components/button';
import { Checkbox } from '../../src/components/checkbox';
import { TextArea, TextField } from '../../src/components/field';
import { Select } from '../../src/components/select';
import { ToastRegion } from '../../src/components/toast';
import type { Message } from '../../src/stores/notices';

describe('toasts', () => {
  const first: Message = { id: 'first', text: 'Not sent.' };
  const second: Message = { id: 'second', text: 'Not opened.' };
  const texts = () => screen.queryAllByText(/^Not/, { selector: 'p' }).map(({ textContent }) => textContent);

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
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveAccessibleDescription('Not opened.');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  });
});

describe.each([
  ['textbox', TextField, {}],
  ['textbox', TextArea, {}],
  ['combobox', Select, { options: [{ value: 'helm', label: 'Helm' }], placeholder: 'Choose' }],
  ['checkbox', Checkbox, {}],
] as const)('a field (%s)', (role, Field, more) => {
  // Each of the four takes these props besides its own.
  const Any = Field as typeof TextField;
  const control = () => screen.getByRole(role);

  test('is described by its hint and by its error, which appears in a live line', () => {
    const { rerender, container } = render(<Any label="E-mail" hint="At work" {...more} />);
    expect(control()).toHaveAccessibleDescription('At work');
    expect(control()).toBeValid();
    const line = container.querySelector('[aria-live="polite"]');
    rerender(<Any label="E-mail" hint="At work" error="The domain is missing" {...more} />);
    expect(control()).toHaveAccessibleDescription('At work The domain is missing');
    expect(control()).toBeInvalid();
    expect(line).toHaveTextContent('The domain is missing');
  });
});

describe('a pending button', () => {
  test('keeps its name and the focus, is announced, and does nothing by mouse or by keyboard', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    const page = (pending: boolean) => (
      <form onSubmit={onSubmit}>
        <TextField label="Name" />
        <Button type="submit" pending={pending} pendingLabel="Sending" onClick={onClick}>
          Send
        </Button>
        <Button>Clear</Button>
      </form>
    );
    const { rerender } = render(page(false));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    rerender(page(true));
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Sending');
    await user.click(button);
    await user.type(screen.getByRole('textbox'), 'Li{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
