import { type RefObject, useEffect, useState } from 'react';

/** Duration of the replay in milliseconds, however long the switch took. */
const duration = 10_000;

/**
 * How much of an element is visible: nothing (0), a part, or at least half (0.5 and more).
 * Undefined until that is known.
 */
function useVisibility(element: RefObject<Element | null>): number | undefined {
  const [ratio, setRatio] = useState<number>();

  useEffect(() => {
    const { current } = element;
    if (!current || typeof IntersectionObserver === 'undefined') return;

    const showRatio: IntersectionObserverCallback = (entries) =>
      setRatio(entries[entries.length - 1]?.intersectionRatio);

    const observer = new IntersectionObserver(showRatio, { threshold: [0, 0.5] });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);

  return ratio;
}

/**
 * A replay that rests at its last second, where the result is. It starts by itself, once, when half
 * of its stage is visible, but not for visitors who asked for reduced motion. Out of view, it waits.
 * @param last the last second
 */
export function useReplay(last: number, stage: RefObject<Element | null>) {
  const [second, setSecond] = useState(last);
  const [isStarted, setStarted] = useState(false);
  /** Whether the visitor has played, paused or chosen a second: only then are moments announced. */
  const [isOperated, setOperated] = useState(false);
  const visibility = useVisibility(stage);
  const isHalfVisible = visibility !== undefined && visibility >= 0.5;
  const isOut = visibility === 0;

  const isOver = second >= last;
  const isRunning = isStarted && !isOver;

  useEffect(() => {
    if (!isHalfVisible || isOperated || isStarted) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setSecond(0);
    setStarted(true);
  }, [isHalfVisible, isOperated, isStarted]);

  useEffect(() => {
    if (!isRunning || isOut) return;
    const timer = setTimeout(() => setSecond(second + 1), duration / last);
    return () => clearTimeout(timer);
  }, [isRunning, isOut, second, last]);

  const toggle = () => {
    setOperated(true);
    if (isOver) setSecond(0);
    setStarted(!isRunning);
  };
  const showSecond = (newSecond: number) => {
    setOperated(true);
    setStarted(false);
    setSecond(newSecond);
  };

  return {
    second,
    isOperated,
    isRunning,
    /** Whether it has played to its end. */
    isPlayed: isStarted && isOver,
    toggle,
    showSecond,
  };
}

/** A replay and what operates it. */
export type Replay = ReturnType<typeof useReplay>;
