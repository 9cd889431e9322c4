/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Accordion } from '../../src/components/accordion';
import { Button } from '../../src/components/button';
import { Dialog } from '../../src/components/dialog';
import { Checkbox, Select, TextArea, TextField } from '../../src/components/field';
import { LogoWall } from '../../src/components/logo-wall';
import { Picture } from '../../src/components/picture';
import { Tabs } from '../../src/components/tabs';
import { type ToastMessage, ToastRegion } from '../../src/components/toast';
import { installModalDialog } from '../support/modal-dialog';

// Axe looks at every primitive in styleguide.test.tsx.

describe('tabs', () => {
  const tabs = ['Helm', 'Operator', 'Offline'].map((label) => ({
    id: label.toLowerCase(),
    label,
    content: <p>{`About ${label}.`}</p>,
  }));
  const show = (initial = 'helm') => render(<Tabs label="Ways to install" tabs={tabs} initial={initial} />);
  const selected = () => screen.getByRole('tab', { selected: true });

  test('a click opens a panel, which the tab names, and closes the other', async () => {
    show();
    expect(screen.getByRole('tablist', { name: 'Ways to install' })).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Offline' }));
    const panel = screen.getByRole('tabpanel', { name: 'Offline' });
    expect(selected()).toHaveAttribute('aria-controls', panel.id);
    expect(screen.getAllByRole('tabpanel')).toEqual([panel]);
    expect(screen.getByText('About Helm.')).not.toBeVisible();
  });

  test.each([
    ['{ArrowRight}', 'operator', 'Offline'],
    ['{ArrowRight}', 'offline', 'Helm'],
    ['{ArrowLeft}', 'helm', 'Offline'],
    ['{Home}', 'offline', 'Helm'],
    ['{End}', 'helm', 'Offline'],
    ['{Control>}{ArrowRight}{/Control}', 'helm', 'Helm'],
  ])('the group is one tab stop; %s on “%s” leads to “%s”', async (key, from, to) => {
    const user = userEvent.setup();
    show(from);
    await user.tab();
    await user.keyboard(key);
    expect(selected()).toHaveFocus();
    expect(selected()).toHaveTextContent(to);
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  test('in the static HTML every panel is open under its own heading', () => {
    const html = renderToStaticMarkup(<Tabs label="Ways to install" headingLevel={4} tabs={tabs} />);
    expect(html).not.toMatch(/\shidden|tabpanel/);
    expect([...html.matchAll(/<h4[^>]*>(\w+)<\/h4><p>([^<]*)/g)].map(([, heading, text]) => [heading, text])).toEqual(
      tabs.map(({ label }) => [label, `About ${label}.`]),
    );
  });
});

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

describe('dialog', () => {
  beforeAll(installModalDialog);

  function Page({ refuses }: { refuses: boolean }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Restart
        </button>
        <Dialog open={isOpen} onClose={() => refuses || setOpen(false)} title="Restart this node?" closeLabel="Close">
          <p>12 pods move first.</p>
        </Dialog>
      </>
    );
  }
  const open = async (refuses = false) => {
    const user = userEvent.setup();
    render(<Page refuses={refuses} />);
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    return { user, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Restart this node?' }) };
  };
  const ways = {
    'its cross': () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
    Escape: (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true })),
    'a click beside it': (dialog: HTMLElement) => {
      fireEvent(dialog, new Event('pointerdown', { bubbles: true }));
      fireEvent.click(dialog);
    },
  };

  test.each(Object.entries(ways))('%s closes it, and the focus returns to what opened it', async (_, close) => {
    const { user, dialog } = await open();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.click(screen.getByText('12 pods move first.'));
    expect(dialog.open).toBe(true);
    close(dialog);
    expect(dialog.open).toBe(false);
    expect(screen.getByRole('button', { name: 'Restart' })).toHaveFocus();
  });

  test('a selection that begins in it and ends beside it does not close it; nor does an owner that refuses', async () => {
    const { user, dialog } = await open(true);
    await user.pointer([{ keys: '[MouseLeft>]', target: screen.getByText('12 pods move first.') }, { target: dialog }]);
    fireEvent.click(dialog);
    ways.Escape(dialog);
    expect(dialog.open).toBe(true);
  });
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
