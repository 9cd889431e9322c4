/*
 * Functions that run in the page: they are sent there as text, so they may use nothing from
 * outside.
 */

/** What is compared with the expected page, before and after hydration. */
export const look = () => ({
  headings: [...document.querySelectorAll('h1')].map((heading) =>
    heading.innerText.replaceAll('\u00a0', ' ').trim(),
  ),
  title: document.title,
  lang: document.documentElement.lang,
  header: document.querySelectorAll('body header').length,
  footerLinks: document.querySelectorAll('footer a').length,
  overflow: document.documentElement.scrollWidth - window.innerWidth,
  text: document.querySelector('main')?.textContent?.length ?? 0,
  /** How far below the top of the window a form begins, in heights of the window. */
  firstField:
    (document
      .querySelector('main form input:not([tabindex]), main form select')
      ?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) / window.innerHeight,
});

export type Look = ReturnType<typeof look>;

/** The cumulative layout shift since the page was opened, and what moved. */
export const shifts = () =>
  new Promise<{ sum: number; moved: string[] }>((resolve) => {
    /** TypeScript's own types of the browser don't have it yet. */
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null }[];
    }

    const describe = (node: Node | null): string =>
      node instanceof Element
        ? `${node.localName}.${node.getAttribute('class')}`
        : (node?.textContent?.slice(0, 30) ?? 'gone');

    const shift = { sum: 0, moved: [] as string[] };
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shift.sum += value;
        shift.moved.push(...sources.map(({ node }) => describe(node)));
      }
    });

    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(shift), 30);
  });

/**
 * The boxes that have moved since the page was opened, with the size of the shift. Text within its
 * box does not count, nor do cells of tables and controls: lines, columns and fields are laid out
 * anew as the rest of them arrives.
 */
export const movedBoxes = () =>
  new Promise<string[]>((resolve) => {
    /** TypeScript's own types of the browser don't have it yet. */
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null }[];
    }

    /** A field whose own label or hint takes one line more. */
    const negligible = 0.001;

    const isBox = (node: Node | null): node is Element =>
      node instanceof Element &&
      !node.matches('wbr, td, th, a, button, input, select, textarea') &&
      !getComputedStyle(node).display.startsWith('inline');

    const moved: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const boxes = sources.map(({ node }) => node).filter(isBox);
        if (boxes.length === 0 || value < negligible) continue;

        const names = boxes.map(
          ({ localName, textContent }) => `${localName} “${textContent.slice(0, 20)}”`,
        );
        moved.push(`${value.toFixed(4)}: ${names}`);
      }
    });

    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(moved), 30);
  });

/** Headings whose last line is a single Chinese character. */
export const widows = () =>
  [...document.querySelectorAll('main h1, main h2, main h3')].flatMap((heading) => {
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const letters: [Text, number][] = [];

    for (let node = text.nextNode() as Text | null; node; node = text.nextNode() as Text | null) {
      for (let at = 0; at < node.length; at += 1) letters.push([node, at]);
    }

    if (letters.length < 3 || !/\p{Script=Han}$/u.test(heading.textContent ?? '')) return [];

    const [lastButOne = 0, last = 0] = letters.slice(-2).map(([node, from]) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + 1);

      return range.getBoundingClientRect().top;
    });

    return Math.abs(last - lastButOne) > 4 ? [heading.textContent ?? ''] : [];
  });

/**
 * Texts that are cut off: outside the window, or outside a box that clips them and cannot be
 * scrolled.
 */
export const cutOff = () => {
  interface Box {
    /** Whether texts may leave it: it scrolls, ends with an ellipsis, or is visually hidden. */
    isLenient: boolean;
    clipsAcross: boolean;
    clipsBelow: boolean;
    isFixed: boolean;
    edge: DOMRect;
  }

  const measure = (element: Element): Box => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, position, clipPath } =
      getComputedStyle(element);
    const edge = element.getBoundingClientRect();
    const isVisuallyHidden = edge.width <= 2 || clipPath !== 'none';

    return {
      isLenient: isVisuallyHidden || /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis',
      clipsAcross: overflowX !== 'visible',
      clipsBelow: /hidden|clip/.test(overflowY) && webkitLineClamp === 'none',
      isFixed: position === 'fixed',
      edge,
    };
  };

  // Texts share most of the boxes around them.
  const boxes = new Map<Element, Box>();
  const boxOf = (element: Element): Box => {
    const box = boxes.get(element) ?? measure(element);
    boxes.set(element, box);
    return box;
  };

  const isCut = (element: Element, { left, right, bottom }: DOMRect): boolean => {
    let isOutside = left < -1 || right > window.innerWidth + 1;

    for (
      let around: Element | null = element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { isLenient, clipsAcross, clipsBelow, isFixed, edge } = boxOf(around);
      if (isLenient) return false;

      if (clipsAcross && (left < edge.left - 1 || right > edge.right + 1)) isOutside = true;
      if (clipsBelow && bottom > edge.bottom + 3) isOutside = true;
      if (isFixed) break;
    }

    return isOutside;
  };

  const cutTexts = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();

  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    const element = node.parentElement;
    const text = node.data.trim();
    if (!text || !element || element instanceof SVGElement) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;

    range.selectNodeContents(node);
    const place = range.getBoundingClientRect();
    if (place.width > 0 && isCut(element, place)) cutTexts.add(text.slice(0, 40));
  }

  return {
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    texts: [...cutTexts],
  };
};

/** Fields in which iOS would zoom: their text is smaller than 16 px. */
export const smallFields = () =>
  [...document.querySelectorAll('input, select, textarea')]
    .filter((field) => !field.matches('[type="radio"], [type="checkbox"], [type="range"]'))
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `${field.localName} ${field.getAttribute('name')}`);

/** Sets the text as far apart as readers may (WCAG 1.4.12), or back. */
export const spaceOut = (isSpaced: boolean) => {
  document.getElementById('text-spacing')?.remove();
  if (!isSpaced) return;

  const style = document.createElement('style');
  style.id = 'text-spacing';
  style.textContent = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`;
  document.head.append(style);
};
