import { type RefObject, useEffect, useState } from 'react';

/** Duration of the replay in milliseconds, however long the switch took. */
const duration = 10_000;

/** Whether an element is at least half visible. */
function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);

  useEffect(() => {
    const { current } = element;
    if (!current || typeof IntersectionObserver === 'undefined') return;

    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { threshold: 0.5 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);

  return isInView;
}

/**
 * A replay that starts by itself when its stage comes into view, once, but for visitors who asked for reduced motion. Out of view it
 * waits; at the last second it ends.
 * @param last the last second
 */
export function useReplay(last: number, stage: RefObject<Element | null>) {
  const [second, setSecond] = useState(0);
  const [isStarted, setStarted] = useState(false);
  /** Whether the visitor has played, paused or chosen a second: only then are moments announced. */
  const [isOperated, setOperated] = useState(false);
  const isInView = useIsInView(stage);

  const isOver = second >= last;
  const isRunning = isStarted && !isOver;

  useEffect(() => {
    if (!isInView || isOperated) return;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setStarted(true);
  }, [isInView, isOperated]);

  useEffect(() => {
    if (!isRunning || !isInView) return;
    const timer = setTimeout(() => setSecond(second + 1), duration / last);
    return () => clearTimeout(timer);
  }, [isRunning, isInView, second, last]);

  const toggle = () => {
    setOperated(true);
    if (isOver) setSecond(0);
    setStarted(!isRunning);
  };
  const showSecond = (chosen: number) => {
    setOperated(true);
    setStarted(false);
    setSecond(chosen);
  };
  return { second, isOperated, isRunning, isOver, toggle, showSecond };
}
