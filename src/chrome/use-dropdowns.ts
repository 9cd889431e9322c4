import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

/**
 * Hover intent in milliseconds: before the first dropdown opens, before another one replaces it (on the way
 * down to an entry the pointer may cross other titles), and before it closes.
 */
export const intent = { open: 80, change: 200, leave: 300 } as const;

/** A press this soon after hover has opened a dropdown was meant to open it, too. */
const sameIntent = 500;

const titleOf = (menu: HTMLElement | null, id: string) =>
  menu?.querySelector<HTMLElement>(`[aria-controls="menu-${id}"]`);

/**
 * The dropdowns of the menu: one is open at a time, by hover, focus or a press on its title. It hides after a
 * click on an entry, on Escape, and when pointer or focus leave (specification section 4); focus inside it
 * returns to its title.
 * @param menu contains the titles (`aria-controls="menu-ID"`) and dropdowns
 */
export function useDropdowns(menu: RefObject<HTMLElement>) {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const openedByPointer = useRef(Number.NEGATIVE_INFINITY);
  /** Whether the title got the focus from this hook, or from a press, which opens the dropdown itself. */
  const isHandled = useRef(false);

  const show = (id: string | null) => {
    clearTimeout(timer.current);
    setOpen(id);
  };
  const showAfter = (id: string | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (id !== null) openedByPointer.current = performance.now();
      setOpen(id);
    }, delay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (open === null) return;
    const hide = () => {
      clearTimeout(timer.current);
      const title = titleOf(menu.current, open);
      if (title?.parentElement?.contains(document.activeElement)) {
        isHandled.current = true;
        title.focus();
        isHandled.current = false;
      }
      setOpen(null);
    };
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(null);
    };
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && menu.current?.contains(target) && target.closest('a')) hide();
    };
    const listeners = { keydown: onKey, pointerdown: onPress, click: onClick };
    for (const [name, listener] of Object.entries(listeners))
      document.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name, listener as EventListener);
    };
  }, [open, menu]);

  return {
    open,
    /** For the element that holds a title and its dropdown. */
    group: (id: string) => ({
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType === 'touch') return;
        if (open === id) clearTimeout(timer.current);
        else showAfter(id, open === null ? intent.open : intent.change);
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        isHandled.current = false;
        if (pointerType !== 'touch') showAfter(null, intent.leave);
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        // No related target: the window lost the focus, not the menu.
        if (open === id && relatedTarget && !currentTarget.contains(relatedTarget)) show(null);
      },
    }),
    /** For the title. */
    title: (id: string) => ({
      onPointerDown() {
        isHandled.current = true;
      },
      onFocus({ currentTarget }: FocusEvent) {
        if (!isHandled.current && currentTarget.matches(':focus-visible')) show(id);
      },
      onClick() {
        isHandled.current = false;
        show(open === id && performance.now() - openedByPointer.current > sameIntent ? null : id);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step !== undefined) {
          const titles = [...(menu.current?.querySelectorAll<HTMLElement>('[data-title]') ?? [])];
          titles[titles.indexOf(event.currentTarget) + step]?.focus();
        } else if (event.key === 'ArrowDown') {
          show(id);
          requestAnimationFrame(() => document.querySelector<HTMLElement>(`#menu-${id} a`)?.focus());
        } else return;
        event.preventDefault();
      },
    }),
  };
}
