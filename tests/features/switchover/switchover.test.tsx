import { act, fireEvent, screen } from '@testing-library/react';
import { Switchover } from '../../../src/features/switchover/switchover';
import { sectionOf } from '../../fixtures/pages';
import { content } from '../../fixtures/site';
import { renderIn } from '../../support/i18n';
import { sectionData } from '../../support/page-query';

describe('a switch-over', () => {
  const { play, pause, again } = content.ui.en.page.switchover;

  const show = () =>
    renderIn('en', <Switchover section={sectionData(sectionOf('switchover', 'en'))} />).container;
  const statusText = (container: HTMLElement) =>
    container.querySelector('[aria-live]')?.textContent ?? '';

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('pressed, it plays in ten seconds, says each moment, and can be paused and played again', () => {
    const container = show();
    fireEvent.click(screen.getByRole('button', { name: play }));

    const wait = (ms: number) => {
      for (let passed = 0; passed < ms; passed += 100) act(() => jest.advanceTimersByTime(100));
    };

    wait(4000);
    expect(statusText(container)).toContain('Event 9');

    fireEvent.click(screen.getByRole('button', { name: pause }));
    const stopped = (screen.getByRole('slider') as HTMLInputElement).value;

    wait(2000);
    expect(screen.getByRole('slider')).toHaveValue(stopped);

    fireEvent.click(screen.getByRole('button', { name: play }));
    wait(9000);
    expect(statusText(container)).toContain('Event 30');

    fireEvent.click(screen.getByRole('button', { name: again }));
    expect(screen.getByRole('slider')).toHaveValue('0');
  });

  test('moved by hand, it stands at that second, which is named', () => {
    const container = show();
    fireEvent.change(screen.getByRole('slider'), { target: { value: '12' } });

    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Second 9');
    expect(statusText(container)).toContain('Event 9');
  });
});
