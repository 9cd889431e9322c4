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

  test('at rest it shows how the switch ended', () => {
    const container = show();
    const steps = container.querySelectorAll('li');

    expect(screen.getByRole('slider')).toHaveValue('30');
    expect(steps[steps.length - 1]).toHaveAttribute('data-current', 'true');
    expect(container.querySelector('[data-lane]')).toHaveAttribute('data-step', '6');
  });

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

  test('a step of the strip leads to its second, and is the current one', () => {
    const container = show();
    const step = screen.getByRole('button', { name: /Event 9/ });
    fireEvent.click(step);

    expect(screen.getByRole('slider')).toHaveValue('9');
    expect(step).toHaveAttribute('aria-current', 'step');
    expect(statusText(container)).toContain('Event 9');
  });

  describe('when half of its stage comes into view', () => {
    /** Makes the stage visible to some extent, as the browser would report it. */
    let showRatio: (intersectionRatio: number) => void;
    let prefersReducedMotion = false;

    beforeEach(() => {
      class Observer {
        constructor(report: (entries: { intersectionRatio: number }[]) => void) {
          showRatio = (intersectionRatio) => act(() => report([{ intersectionRatio }]));
        }
        observe() {}
        disconnect() {}
      }
      Object.assign(window, {
        IntersectionObserver: Observer,
        matchMedia: () => ({ matches: prefersReducedMotion }),
      });
    });
    afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

    const second = () => Number((screen.getByRole('slider') as HTMLInputElement).value);
    const wait = () => {
      for (let passed = 0; passed < 3000; passed += 100) act(() => jest.advanceTimersByTime(100));
    };

    test('it plays by itself once, without announcing anything', () => {
      prefersReducedMotion = false;
      const container = show();
      showRatio(0.6);
      wait();
      expect(second()).toBeGreaterThan(0);
      expect(second()).toBeLessThan(30);
      expect(statusText(container)).toBe('');

      for (let turn = 0; turn < 4; turn += 1) wait();
      expect(second()).toBe(30);

      showRatio(0);
      showRatio(0.6);
      wait();
      expect(second()).toBe(30);
    });

    test.each(['itself', 'the visitor'])('played by %s, it waits while it is out of view', (by) => {
      prefersReducedMotion = false;
      show();
      showRatio(0.6);
      wait();
      if (by === 'the visitor') {
        fireEvent.click(screen.getByRole('button', { name: pause }));
        fireEvent.click(screen.getByRole('button', { name: play }));
      }
      wait();

      showRatio(0);
      const stopped = second();
      wait();
      expect(second()).toBe(stopped);

      showRatio(0.1);
      wait();
      expect(second()).toBeGreaterThan(stopped);
    });

    test('it stands still for visitors who asked for reduced motion', () => {
      prefersReducedMotion = true;
      show();
      showRatio(1);
      wait();
      expect(second()).toBe(30);
    });
  });
});
