import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Raft } from '../../src/components/raft';
import { Switchover } from '../../src/components/sections/switchover';
import { labelsOf, sectionOf } from '../fixtures/pages';

const labels = labelsOf('en');
const { play, pause, again } = labels.switchover;
const show = () => render(<Switchover section={sectionOf('switchover', 'en')} labels={labels} />).container;
const said = (container: HTMLElement) => container.querySelector('[aria-live]')?.textContent ?? '';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('pressed, it plays in ten seconds, says each moment, and can be paused and played again', () => {
  const container = show();
  fireEvent.click(screen.getByRole('button', { name: play }));
  const wait = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) act(() => jest.advanceTimersByTime(100));
  };
  wait(4000);
  expect(said(container)).toContain('Event 9');
  fireEvent.click(screen.getByRole('button', { name: pause }));
  const stopped = (screen.getByRole('slider') as HTMLInputElement).value;
  wait(2000);
  expect(screen.getByRole('slider')).toHaveValue(stopped);
  fireEvent.click(screen.getByRole('button', { name: play }));
  wait(9000);
  expect(said(container)).toContain('Event 30');
  fireEvent.click(screen.getByRole('button', { name: again }));
  expect(screen.getByRole('slider')).toHaveValue('0');
});

test('moved by hand, it stands at that second, which is named', () => {
  const container = show();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '12' } });
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Second 9');
  expect(said(container)).toContain('Event 9');
});

test("a log of the raft is a link named by its customer, as wide as the number of that customer's systems", () => {
  render(<Raft label="Cases" customers={[{ shortName: 'Some Bank', href: '/en/case/bank', systems: 3 }]} />);
  const link = within(screen.getByRole('navigation', { name: 'Cases' })).getByRole('link', { name: 'Some Bank' });
  expect(link).toHaveAttribute('href', '/en/case/bank');
  expect(link.parentElement?.style.getPropertyValue('--systems')).toBe('3');
});
