/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, useState } from 'react';
import { Accordion } from '../../src/components/accordion';
import { Button } from '../../src/components/button';
import { ButtonLink } from '../../src/components/button-link';
import { Dialog } from '../../src/components/dialog';
import { EmptyState } from '../../src/components/empty-state';
import { Checkbox, Select, TextArea, TextField } from '../../src/components/field';
import { LogoWall } from '../../src/components/logo-wall';
import { Figures } from '../../src/components/sections/prose';
import { Skeleton } from '../../src/components/skeleton';
import { StatRow } from '../../src/components/stat-row';
import { Tabs } from '../../src/components/tabs';
import { type ToastMessage, ToastRegion } from '../../src/components/toast';
import { installModalDialog } from '../support/modal-dialog';
import { labelsOf } from '../support/real-pages';

/** A button that opens a dialog; `onClose` is told each time that it is asked to close. */
function DialogPage({ onClose, refuses = false }: { onClose(): void; refuses?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Restart
      </button>
      <Dialog
        open={isOpen}
        onClose={() => {
          onClose();
          if (!refuses) setOpen(false);
        }}
        title="Restart this node?"
        closeLabel="Close"
        actions={<button type="button">Evict</button>}
      >
        <p>12 pods move first.</p>
      </Dialog>
    </main>
  );
}

/** A button that puts an open dialog into the page, and takes it out again. */
function DialogOwner() {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setThere(true)}>
        Restart
      </button>
      {isThere && (
        <Dialog open onClose={() => setThere(false)} title="Restart this node?" closeLabel="Close">
          <p>12 pods move first.</p>
        </Dialog>
      )}
    </>
  );
}

/** Messages that can be dismissed, and a button that sends another one. */
function ToastPage({ first }: { first: readonly ToastMessage[] }) {
  const [messages, setMessages] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setMessages([...messages, { id: 'new', text: 'Sent again.' }])}>
        Send
      </button>
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

describe('tabs', () => {
  const tabs = [
    { id: 'helm', label: 'Helm', content: <p>One command.</p> },
    { id: 'operator', label: 'Operator', content: <p>Watches its resource.</p> },
    { id: 'offline', label: 'Offline', content: <p>Holds every image.</p> },
  ];
  const show = (initial?: string) =>
    render(<Tabs label="Ways to install" tabs={tabs} {...(initial ? { initial } : {})} />);
  const tab = (name: string) => screen.getByRole('tab', { name });
  const openPanels = () => screen.getAllByRole('tabpanel').map(({ textContent }) => textContent);

  test('the first is open, or the one that is asked for', () => {
    const { unmount } = show();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Helm');
    unmount();
    show('offline');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Offline');
  });

  test('list, tabs and panels are named, and each tab says which panel it opens', () => {
    show();
    expect(screen.getByRole('tablist', { name: 'Ways to install' })).toBeInTheDocument();
    const panel = screen.getByRole('tabpanel', { name: 'Helm' });
    expect(tab('Helm')).toHaveAttribute('aria-controls', panel.id);
    expect(within(panel).getByText('One command.')).toBeVisible();
    expect(screen.getByText('Watches its resource.')).not.toBeVisible();
  });

  test('the group is one tab stop, its panel the next', async () => {
    const user = userEvent.setup();
    show('operator');
    await user.tab();
    expect(tab('Operator')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await user.tab({ shift: true });
    expect(tab('Operator')).toHaveFocus();
  });

  test.each([
    ['{ArrowRight}', 'helm', 'Operator'],
    ['{ArrowRight}', 'offline', 'Helm'],
    ['{ArrowLeft}', 'helm', 'Offline'],
    ['{ArrowLeft}', 'offline', 'Operator'],
    ['{Home}', 'offline', 'Helm'],
    ['{End}', 'helm', 'Offline'],
    ['{ArrowDown}', 'helm', 'Helm'],
    ['{Control>}{ArrowRight}{/Control}', 'helm', 'Helm'],
  ])('%s on “%s” leads to “%s” and opens it', async (key, from, to) => {
    const user = userEvent.setup();
    show(from);
    await user.tab();
    await user.keyboard(key);
    expect(tab(to)).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toBe(tab(to));
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(to)]);
  });

  test('a click opens a panel and closes the other', async () => {
    const user = userEvent.setup();
    show();
    await user.click(tab('Offline'));
    expect(openPanels()).toHaveLength(1);
    expect(screen.getByRole('tabpanel', { name: 'Offline' })).toHaveTextContent('Holds every image.');
  });

  test('two groups on one page share no id', () => {
    const { container } = render(
      <>
        <Tabs label="Light" tabs={tabs} />
        <Tabs label="Dark" tabs={tabs} />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('axe finds nothing', async () => {
    const { container } = show();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('accordion', () => {
  const items = [
    { title: 'Does it interrupt?', content: <p>No.</p>, open: true },
    { title: 'Can it be paused?', content: <p>Yes.</p> },
  ];

  test('is made of the browser’s own rows, open where it was asked for', () => {
    render(<Accordion items={items} />);
    const [first, second] = screen.getAllByRole('group');
    expect(first).toHaveAttribute('open');
    expect(second).not.toHaveAttribute('open');
    expect(within(second as HTMLElement).getByText('Can it be paused?').tagName).toBe('SUMMARY');
  });

  test('rows of one name are exclusive, those without are not', () => {
    const { rerender } = render(<Accordion items={items} name="upgrade" />);
    for (const row of screen.getAllByRole('group')) expect(row).toHaveAttribute('name', 'upgrade');
    rerender(<Accordion items={items} />);
    for (const row of screen.getAllByRole('group')) expect(row).not.toHaveAttribute('name');
  });

  test('what a visitor opened stays open when the page is rendered again', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Accordion items={items} />);
    await user.click(screen.getByText('Can it be paused?'));
    rerender(<Accordion items={items} />);
    for (const row of screen.getAllByRole('group')) expect(row).toHaveAttribute('open');
  });

  test('axe finds nothing', async () => {
    const { container } = render(<Accordion items={items} name="upgrade" />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('dialog', () => {
  beforeAll(installModalDialog);

  const onClose = jest.fn();
  beforeEach(() => onClose.mockReset());

  const open = async (page = <DialogPage onClose={onClose} />) => {
    const user = userEvent.setup();
    const rendered = render(page);
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    return { user, ...rendered, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Restart this node?' }) };
  };
  const pressEscape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

  test('is shown as a modal one, named by its title', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { dialog } = await open();
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(dialog).toHaveTextContent('12 pods move first.');
    expect(within(dialog).getByRole('heading', { level: 2, name: 'Restart this node?' })).toBeInTheDocument();
  });

  test('the cross closes it, and the focus returns to what opened it', async () => {
    const { user, dialog } = await open();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog.open).toBe(false);
    expect(screen.getByRole('button', { name: 'Restart' })).toHaveFocus();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('Escape closes it, and the focus returns', async () => {
    const { dialog } = await open();
    pressEscape(dialog);
    expect(dialog.open).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Restart' })).toHaveFocus();
  });

  test('a click beside it closes it, one in it does not', async () => {
    const { user, dialog } = await open();
    await user.click(screen.getByText('12 pods move first.'));
    expect(dialog.open).toBe(true);
    await user.click(dialog);
    expect(dialog.open).toBe(false);
  });

  test('a selection that begins in it and ends beside it does not close it', async () => {
    const { user, dialog } = await open();
    await user.pointer([{ keys: '[MouseLeft>]', target: screen.getByText('12 pods move first.') }, { target: dialog }]);
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('its owner may keep it open', async () => {
    const { dialog } = await open(<DialogPage onClose={onClose} refuses />);
    pressEscape(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog.open).toBe(true);
  });

  test('the focus returns also when the dialog itself is taken away', async () => {
    const { user } = await open(<DialogOwner />);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Restart' })).toHaveFocus();
  });

  test('axe finds nothing, closed or open', async () => {
    const { container } = render(<DialogPage onClose={onClose} />);
    expect(await axe(container)).toHaveNoViolations();
    fireEvent.click(screen.getByRole('button', { name: 'Restart' }));
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  const sent: ToastMessage = { id: 'sent', text: 'Sent.' };
  const failed: ToastMessage = { id: 'failed', text: 'Not sent.', kind: 'alert' };
  const texts = () => screen.queryAllByText(/sent/i, { selector: 'p' }).map(({ textContent }) => textContent);

  test('the announcing regions are there before the first message, and unnamed', () => {
    render(<ToastPage first={[]} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('news is announced in its turn, a failure at once', () => {
    render(<ToastPage first={[sent, failed]} />);
    expect(screen.getByRole('region', { name: 'Messages' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Sent.');
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent.');
  });

  test('a message goes when its time is over, one without a time stays', () => {
    render(<ToastPage first={[sent, { ...failed, duration: null }]} />);
    pass(4999);
    expect(texts()).toEqual(['Not sent.', 'Sent.']);
    pass(1);
    expect(texts()).toEqual(['Not sent.']);
    pass(60_000);
    expect(texts()).toEqual(['Not sent.']);
  });

  test('another message does not lengthen the time of the first', () => {
    render(<ToastPage first={[sent]} />);
    pass(3000);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    pass(2000);
    expect(texts()).toEqual(['Sent again.']);
  });

  test('messages stay while one is pointed at, and go afterwards', async () => {
    const user = setup();
    render(<ToastPage first={[sent, failed]} />);
    await user.hover(screen.getByText('Sent.'));
    pass(60_000);
    expect(texts()).toEqual(['Not sent.', 'Sent.']);
    await user.unhover(screen.getByText('Sent.'));
    await user.hover(screen.getByRole('button', { name: 'Send' }));
    pass(5000);
    expect(texts()).toEqual([]);
  });

  test('messages stay while one has the focus, and go afterwards', async () => {
    const user = setup();
    render(<ToastPage first={[sent]} />);
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    pass(60_000);
    expect(texts()).toEqual(['Sent.']);
    await user.tab({ shift: true });
    pass(5000);
    expect(texts()).toEqual([]);
  });

  test('dismissed by keyboard, the focus goes to the next message and at last back to where it was', async () => {
    const user = setup();
    render(<ToastPage first={[sent, failed]} />);
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(texts()).toEqual(['Sent.']);
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(texts()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  test('dismissing the last message leaves nothing held for the next one', async () => {
    const user = setup();
    render(<ToastPage first={[sent]} />);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    pass(5000);
    expect(texts()).toEqual([]);
  });

  test('each cross says which message it dismisses', () => {
    render(<ToastPage first={[sent, failed]} />);
    expect(
      screen.getAllByRole('button', { name: 'Dismiss' }).map((button) => button.getAttribute('aria-describedby')),
    ).toEqual(['Not sent.', 'Sent.'].map((text) => screen.getByText(text).id));
  });

  test('axe finds nothing, with messages or without', async () => {
    jest.useRealTimers();
    const { container, unmount } = render(<ToastPage first={[sent, failed]} />);
    expect(await axe(container)).toHaveNoViolations();
    unmount();
    expect(await axe(render(<ToastPage first={[]} />).container)).toHaveNoViolations();
  });
});

describe('fields', () => {
  const options = [
    { value: 'helm', label: 'Helm' },
    { value: 'operator', label: 'Operator' },
  ];
  const kinds = [
    ['a line of text', 'textbox', TextField, {}],
    ['several lines of text', 'textbox', TextArea, {}],
    ['a choice of a list', 'combobox', Select, { options, placeholder: 'Choose' }],
    ['a yes or no', 'checkbox', Checkbox, {}],
  ] as const;

  describe.each(kinds)('%s', (_, role, Field, more) => {
    // Each of the four takes these and what is its own.
    const Any = Field as typeof TextField;
    const control = () => screen.getByRole(role);

    test('is named by its label, without its mark of being required', () => {
      render(<Any label="E-mail" required requiredMark="required" {...more} />);
      expect(control()).toHaveAccessibleName('E-mail');
      expect(control()).toBeRequired();
      expect(screen.getByText('required')).toHaveAttribute('aria-hidden', 'true');
    });

    test('shows no mark while it is not required', () => {
      render(<Any label="E-mail" requiredMark="required" {...more} />);
      expect(control()).not.toBeRequired();
      expect(screen.queryByText('required')).toBeNull();
    });

    test('is described by its hint, and by its error while there is one', () => {
      const { rerender } = render(<Any label="E-mail" {...more} />);
      expect(control()).not.toHaveAttribute('aria-describedby');
      expect(control()).toBeValid();
      rerender(<Any label="E-mail" hint="At work" {...more} />);
      expect(control()).toHaveAccessibleDescription('At work');
      rerender(<Any label="E-mail" hint="At work" error="The domain is missing" {...more} />);
      expect(control()).toHaveAccessibleDescription('At work The domain is missing');
      expect(control()).toHaveAttribute('aria-invalid', 'true');
      rerender(<Any label="E-mail" hint="At work" error={null} {...more} />);
      expect(control()).toHaveAccessibleDescription('At work');
      expect(control()).not.toHaveAttribute('aria-invalid');
    });

    test('an error appears in a line that was announced from the start', () => {
      const { rerender, container } = render(<Any label="E-mail" {...more} />);
      const line = container.querySelector('[aria-live="polite"]');
      expect(line).toBeEmptyDOMElement();
      rerender(<Any label="E-mail" error="The domain is missing" {...more} />);
      expect(line).toHaveTextContent('The domain is missing');
    });

    test('hands on what the element itself takes', () => {
      const ref = createRef<HTMLInputElement>();
      render(<Any ref={ref} label="E-mail" id="email" name="email" autoComplete="email" {...more} />);
      expect(control()).toHaveAttribute('id', 'email');
      expect(control()).toHaveAttribute('name', 'email');
      expect(control()).toHaveAttribute('autocomplete', 'email');
      expect(ref.current).toBe(control());
    });

    test('axe finds nothing, right or wrong', async () => {
      const { container } = render(
        <>
          <Any label="E-mail" hint="At work" {...more} />
          <Any label="Other e-mail" error="The domain is missing" required requiredMark="required" {...more} />
        </>,
      );
      expect(await axe(container)).toHaveNoViolations();
    });
  });

  test('a line of text brings up the keyboard it needs', () => {
    render(<TextField label="E-mail" type="email" inputMode="email" />);
    expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'email');
    expect(screen.getByRole('textbox')).toHaveAttribute('type', 'email');
  });

  test('a list begins with its placeholder, which is no choice', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(<Select label="Installed by" options={options} placeholder="Choose" onChange={onChange} />);
    expect(screen.getByRole('combobox')).toHaveValue('');
    await user.selectOptions(screen.getByRole('combobox'), 'Operator');
    expect(screen.getByRole('combobox')).toHaveValue('operator');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('a press on the label checks the box; the label may hold a link', async () => {
    const user = userEvent.setup();
    render(
      <Checkbox
        label={
          <>
            I agree to the <a href="#policy">policy</a>
          </>
        }
      />,
    );
    await user.click(screen.getByText(/I agree/));
    expect(screen.getByRole('checkbox', { name: 'I agree to the policy' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'policy' })).toBeInTheDocument();
  });
});

describe('button', () => {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  beforeEach(() => onSubmit.mockClear());

  test('looks like a link of the same look', () => {
    render(
      <>
        <Button look="quiet">Send</Button>
        <ButtonLink href="#there" look="quiet">
          Go
        </ButtonLink>
      </>,
    );
    for (const name of screen.getByRole('link').classList) expect(screen.getByRole('button')).toHaveClass(name);
  });

  test('does not submit a form unless it is asked to', async () => {
    const user = userEvent.setup();
    render(
      <form onSubmit={onSubmit}>
        <Button>Clear</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('pending, it keeps name and focus and does nothing, by mouse or by keyboard', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const page = (pending: boolean) => (
      <form onSubmit={onSubmit}>
        <TextField label="Name" />
        <Button type="submit" pending={pending} pendingLabel="Sending" onClick={onClick}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(page(false));
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled');
    await user.click(screen.getByRole('button'));
    rerender(page(true));
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    await user.keyboard('{Enter}');
    await user.type(screen.getByRole('textbox'), 'Li{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('that it is pending is announced', () => {
    const { rerender } = render(<Button pendingLabel="Sending">Send</Button>);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(
      <Button pending pendingLabel="Sending">
        Send
      </Button>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Sending');
  });

  test('axe finds nothing, pending or disabled', async () => {
    const { container } = render(
      <>
        <Button pending pendingLabel="Sending">
          Send
        </Button>
        <Button disabled>Unavailable</Button>
      </>,
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('what stands in for content', () => {
  test('a skeleton says that something is loading, and hides its bars', () => {
    const { container } = render(<Skeleton label="Loading" lines={4} picture />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
    expect(container.querySelectorAll('[aria-hidden] > .line')).toHaveLength(4);
    expect(container.querySelectorAll('[aria-hidden] > .picture')).toHaveLength(1);
  });

  test('an empty state has a heading of the level its place needs, and a way on', () => {
    render(
      <EmptyState title="No case fits" text="Drop one condition." headingLevel={2} actions={<a href="#all">All</a>} />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No case fits' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All' })).toBeInTheDocument();
  });

  test('axe finds nothing', async () => {
    const { container } = render(
      <>
        <Skeleton label="Loading" />
        <EmptyState title="No case fits" text="Drop one condition." />
      </>,
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('what shows customers and figures', () => {
  const figures = [{ value: '300 s', label: 'eviction timeout' }];

  test('a name with a case is a link, one without is text', () => {
    render(
      <LogoWall
        label="Customers"
        customers={[
          { name: 'Linjiang Bank', href: '#bank' },
          { name: 'Beichen Grid', href: null },
          { name: 'Chenqi Motors' },
        ]}
      />,
    );
    expect(within(screen.getByRole('list', { name: 'Customers' })).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Linjiang Bank']);
  });

  test('a row of figures is what the section of figures shows', () => {
    const row = render(<StatRow figures={figures} />).container.innerHTML;
    const section = render(
      <Figures
        section={{ kind: 'figures', id: 'figures', heading: 'Figures', claims: [], figures }}
        labels={labelsOf('en')}
      />,
    ).container;
    expect(section.querySelector('dl')?.outerHTML).toBe(row);
  });

  test('axe finds nothing', async () => {
    const { container } = render(
      <>
        <LogoWall label="Customers" customers={[{ name: 'Linjiang Bank', href: '#bank' }, { name: 'Beichen Grid' }]} />
        <StatRow figures={figures} />
      </>,
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});
