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
    const shift = { sum: 0, moved: [] as string[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        shift.sum += entry.value;
        for (const { node } of entry.sources)
          shift.moved.push(
            node instanceof Element
              ? `${node.localName}.${node.getAttribute('class')}`
              : (node?.textContent?.slice(0, 30) ?? 'gone'),
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(shift), 30);
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

    const [before = 0, end = 0] = letters.slice(-2).map(([node, from]) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + 1);

      return range.getBoundingClientRect().top;
    });

    return Math.abs(end - before) > 4 ? [heading.textContent ?? ''] : [];
  });

/**
 * Texts that are cut off: outside the window, or outside a box that clips them and cannot be
 * scrolled.
 */
export const cutOff = () => {
  interface Box {
    style: Pick<
      CSSStyleDeclaration,
      'overflowX' | 'overflowY' | 'textOverflow' | 'webkitLineClamp' | 'position' | 'clipPath'
    >;
    edge: DOMRect;
  }
  // Texts share most of the boxes around them.
  const boxes = new Map<Element, Box>();
  const boxOf = (element: Element): Box => {
    const box = boxes.get(element);
    if (box) return box;

    const { overflowX, overflowY, textOverflow, webkitLineClamp, position, clipPath } =
      getComputedStyle(element);
    const style = { overflowX, overflowY, textOverflow, webkitLineClamp, position, clipPath };
    const newBox = { style, edge: element.getBoundingClientRect() };
    boxes.set(element, newBox);
    return newBox;
  };

  const cutTexts = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();

  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!(node as Text).data.trim() || !element || element instanceof SVGElement) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;

    range.selectNodeContents(node);
    const { left, right, bottom, width } = range.getBoundingClientRect();
    if (width === 0) continue;

    let isCut = left < -1 || right > window.innerWidth + 1;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { style, edge } = boxOf(box);
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position, clipPath } = style;
      // Visually hidden, scrollable, or shortened with an ellipsis.
      if (
        edge.width <= 2 ||
        clipPath !== 'none' ||
        /auto|scroll/.test(overflowX) ||
        textOverflow === 'ellipsis'
      ) {
        isCut = false;
        break;
      }

      if (overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)) isCut = true;
      if (/hidden|clip/.test(overflowY) && webkitLineClamp === 'none' && bottom > edge.bottom + 3)
        isCut = true;
      if (position === 'fixed') break;
    }

    if (isCut) cutTexts.add((node as Text).data.trim().slice(0, 40));
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
