/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useState } from 'react';
import { Accordion } from '../../src/components/accordion';
import { Button } from '../../src/components/button';
import { Checkbox, Select, TextArea, TextField } from '../../src/components/field';
import { LogoWall } from '../../src/components/logo-wall';
import { Picture } from '../../src/components/picture';
import { type ToastMessage, ToastRegion } from '../../src/components/toast';

// Axe looks at every primitive in styleguide.test.tsx.

test('rows of an accordion that share a name are exclusive, and one can be open from the start', () => {
  const items = [
    { title: 'First', content: 'a', open: true },
    { title: 'Second', content: 'b' },
  ];
  render(<Accordion name="upgrade" items={items} />);
  const rows = screen.getAllByRole<HTMLDetailsElement>('group');
  expect(rows.map((row) => [row.getAttribute('name'), row.open])).toEqual([
    ['upgrade', true],
    ['upgrade', false],
  ]);
});

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const sent: ToastMessage = { id: 'sent', text: 'Sent.' };
  const failed: ToastMessage = { id: 'failed', text: 'Not sent.', kind: 'alert', duration: null };
  const texts = () => screen.queryAllByText(/sent/i, { selector: 'p' }).map(({ textContent }) => textContent);

  function Page({ first }: { first: readonly ToastMessage[] }) {
    const [messages, setMessages] = useState(first);
    return (
      <>
        <button type="button">Before</button>
        <ToastRegion
          label="Messages"
          dismissLabel="Dismiss"
          messages={messages}
          duration={5000}
          onDismiss={(id) => setMessages((all) => all.filter((message) => message.id !== id))}
        />
      </>
    );
  }

  test('live regions are there before the first message; a failure interrupts, news does not', () => {
    const { unmount } = render(<Page first={[]} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    unmount();
    render(<Page first={[sent, failed]} />);
    expect(screen.getByRole('status')).toHaveTextContent('Sent.');
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent.');
  });

  test('a message goes when its time is over, but not while one is pointed at or focused; a failure stays', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Page first={[sent, failed]} />);
    await user.hover(screen.getByText('Sent.'));
    pass(60_000);
    await user.unhover(screen.getByText('Sent.'));
    act(() => screen.getAllByRole('button', { name: 'Dismiss' })[0]?.focus());
    pass(60_000);
    expect(texts()).toEqual(['Not sent.', 'Sent.']);
    act(() => screen.getByRole('button', { name: 'Before' }).focus());
    pass(5000);
    expect(texts()).toEqual(['Not sent.']);
  });

  test('dismissed by keyboard, the focus goes to the next message and then back to where it came from', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Page first={[sent, failed]} />);
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(texts()).toEqual(['Sent.']);
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveAccessibleDescription('Sent.');
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

  test('is named by its label, without the mark for required', () => {
    render(<Any label="E-mail" id="email" name="email" required requiredMark="required" {...more} />);
    expect(control()).toHaveAccessibleName('E-mail');
    expect(control()).toBeRequired();
    expect(control()).toHaveAttribute('name', 'email');
    expect(control()).toHaveAttribute('id', 'email');
  });

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

test('a customer with a case is a link, one without is text', () => {
  const customers = [
    { name: 'Linjiang Bank', href: '#bank' },
    { name: 'Beichen Grid', href: null },
    { name: 'Chenqi' },
  ];
  render(<LogoWall label="Customers" customers={customers} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    customers.map(({ name }) => name),
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Linjiang Bank']);
});

describe('a picture', () => {
  const image: IGatsbyImageData = {
    layout: 'constrained',
    width: 800,
    height: 450,
    backgroundColor: '#123456',
    images: {
      fallback: { src: '/a.png', srcSet: '/a-400.png 400w, /a.png 800w', sizes: '50vw' },
      sources: [{ type: 'image/webp', srcSet: '/a-400.webp 400w, /a.webp 800w', sizes: '50vw' }],
    },
  };

  test('keeps its place and colour until it has loaded, without script', () => {
    render(<Picture image={image} alt="A console" />);
    const picture = screen.getByRole('img', { name: 'A console' });
    expect(picture).toMatchObject({ width: 800, height: 450 });
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveStyle({ backgroundColor: '#123456' });
  });

  test('in the first screen is loaded at once and first; the page may set its width', () => {
    const { container } = render(<Picture image={image} alt="" priority sizes="100vw" />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
    for (const element of container.querySelectorAll('img, source')) expect(element).toHaveAttribute('sizes', '100vw');
  });

  test('of one size has no set beside its source', () => {
    const images = { fallback: { src: '/a.png', srcSet: '/a.png 800w', sizes: '50vw' } };
    const { container } = render(<Picture image={{ ...image, images }} alt="" />);
    expect(container.querySelector('img')).not.toHaveAttribute('srcset');
  });
});
