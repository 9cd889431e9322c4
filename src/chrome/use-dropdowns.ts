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
 * Milliseconds that the pointer rests before it means something: to open the first dropdown, to change to another (on the way down to an entry it
 * may cross other titles), to leave.
 */
export const intent = { open: 80, change: 200, leave: 300 } as const;

/** A press this soon after the pointer has opened a dropdown means to open it, too. */
const sameIntent = 500;

const titleOf = (menu: HTMLElement | null, id: string) =>
  menu?.querySelector<HTMLElement>(`[aria-controls="menu-${id}"]`);

/**
 * The dropdowns of the menu: one is open at a time, by pointer, by keyboard focus or by pressing its title; it hides after a click on an entry, on Escape,
 * and when pointer or focus go elsewhere (specification section 4). The focus never stays in a dropdown that hides: it goes to its title.
 * @param menu holds titles (`aria-controls="menu-ID"`) and dropdowns
 */
export function useDropdowns(menu: RefObject<HTMLElement>) {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const openedByPointer = useRef(Number.NEGATIVE_INFINITY);
  /** The focus is put on a title by this script, or by a press, which opens by itself. */
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
        // Without a target the window lost the focus, or nothing took it: the visitor is still here.
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
