import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useBackCloses } from '../hooks/use-back-closes';
import { useModal } from '../hooks/use-modal';
import * as styles from './drawer.module.css';

interface Props {
  open: boolean;
  onClose(): void;
  /** Its accessible name. */
  label: string;
  /** `end`: slides in from the right, beside the page; `top`: drops down over all of it. */
  side: 'end' | 'top';
  /** @param leave closes the drawer, then calls its argument */
  children: (leave: (then: () => void) => void) => ReactNode;
}

/** Distance of a swipe in px from which it closes. */
const farEnough = 80;

/**
 * A modal sheet over the page in the phone layout. The browser traps the focus, and the page behind does not
 * scroll. Escape, the back button, a tap outside and, for a side sheet, a swipe close it. A link in it is
 * followed once it has closed.
 */
export function Drawer({ open, onClose, label, side, children }: Props) {
  const dialog = useModal(open, onClose);
  const { leave } = useBackCloses(open, onClose);
  const isLeaving = useRef(false);
  const swipe = useSwipe(onClose);

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isOwn = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isOwn || isLeaving.current) return;
    if (link.target) return onClose();
    event.preventDefault();
    event.stopPropagation();
    leave(() => {
      isLeaving.current = true;
      link.click();
      isLeaving.current = false;
    });
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click bubbles from links, which the keyboard follows as well
    <dialog
      ref={dialog}
      className={styles.drawer}
      data-drawer={side}
      aria-label={label}
      onClick={follow}
      {...(side === 'end' ? swipe : {})}
    >
      <div className={styles.sheet}>{children(leave)}</div>
    </dialog>
  );
}

/** Handlers that move the sheet with the finger and close it if the swipe is long enough. */
function useSwipe(onClose: () => void) {
  const start = useRef<number | null>(null);
  const moved = ({ clientX }: PointerEvent) => (start.current === null ? 0 : Math.max(0, clientX - start.current));
  const put = ({ currentTarget }: PointerEvent, distance: number) => {
    const sheet = currentTarget.firstElementChild;
    if (sheet instanceof HTMLElement) sheet.style.translate = distance === 0 ? '' : `${distance}px`;
  };
  const end = (event: PointerEvent) => {
    start.current = null;
    put(event, 0);
  };
  return {
    onPointerDown({ pointerType, clientX }: PointerEvent) {
      start.current = pointerType === 'touch' ? clientX : null;
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== null) put(event, moved(event));
    },
    onPointerUp(event: PointerEvent) {
      const isFar = moved(event) > farEnough;
      end(event);
      if (isFar) onClose();
    },
    /** The browser scrolls instead. */
    onPointerCancel: end,
  };
}
