import { useEffect, useState } from 'react';

/** Distance in px from which a scroll has a direction; a resting finger trembles. */
const tremor = 6;

/** Position and direction of the page's scrolling. */
export interface ScrollState {
  /** Scrolled further than the threshold. */
  isPast: boolean;
  /** Scrolling down. */
  isDown: boolean;
}

/**
 * Follows the page's scrolling; renders only when the state changes.
 * @param threshold scroll position in px above which `isPast` is true
 */
export function useScroll(threshold: number): ScrollState {
  const [state, setState] = useState<ScrollState>({ isPast: false, isDown: false });
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY } = window;
      const moved = scrollY - last;
      if (Math.abs(moved) >= tremor) last = scrollY;
      setState((before) => {
        const isPast = scrollY > threshold;
        const isDown = Math.abs(moved) < tremor ? before.isDown : moved > 0;
        return isPast === before.isPast && isDown === before.isDown ? before : { isPast, isDown };
      });
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [threshold]);
  return state;
}
