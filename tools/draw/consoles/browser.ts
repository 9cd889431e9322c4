/** What is wrong with a picture, as its page measured it. */
export interface Flaw {
  area: string;
  what: string;
}

/** Runs in the page: draws the edges of every graph between the boxes that the browser has placed. */
export const connect = (): void => {
  const create = (name: string, attributes: Record<string, string>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  for (const graph of document.querySelectorAll<HTMLElement>('.graph')) {
    const origin = graph.getBoundingClientRect();
    const svg = create('svg', { class: 'edges', width: String(origin.width), height: String(origin.height) });
    const names = create('svg', { class: 'edges names', width: String(origin.width), height: String(origin.height) });
    const edges = JSON.parse(graph.dataset.edges ?? '[]') as {
      from: string;
      to: string;
      label: string;
      state?: string;
      tone?: string;
      dashed?: boolean;
      weight?: number;
      vertical?: boolean;
      at?: number;
    }[];
    const box = (id: string) => {
      const node = graph.querySelector(`[data-node="${id}"]`);
      if (!node) throw new Error(`an edge names an unknown node: ${id}`);
      const { left, top, width, height } = node.getBoundingClientRect();
      return {
        left: left - origin.left,
        top: top - origin.top,
        right: left - origin.left + width,
        bottom: top - origin.top + height,
      };
    };
    for (const edge of edges) {
      const [a, b] = [box(edge.from), box(edge.to)];
      const middle = (low: number, high: number) => (low + high) / 2;
      const upright = edge.vertical ?? !(b.left >= a.right || a.left >= b.right);
      let points: [number, number, number, number];
      if (upright) {
        const down = b.top >= a.bottom;
        const shared = middle(Math.max(a.left, b.left), Math.min(a.right, b.right));
        const overlap = Math.min(a.right, b.right) > Math.max(a.left, b.left);
        points = [
          overlap ? shared : middle(a.left, a.right),
          down ? a.bottom : a.top,
          overlap ? shared : middle(b.left, b.right),
          down ? b.top : b.bottom,
        ];
      } else {
        const right = b.left >= a.right;
        points = [right ? a.right : a.left, middle(a.top, a.bottom), right ? b.left : b.right, middle(b.top, b.bottom)];
      }
      const [x1, y1, x2, y2] = points;
      const bend = upright ? (y2 - y1) / 2 : (x2 - x1) / 2;
      const path = upright
        ? `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`
        : `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
      const look = `edge ${edge.state ?? ''} ${edge.tone ?? ''}${edge.dashed ? ' dashed' : ''}`;
      const line = create('path', { class: look, d: path, 'stroke-width': String(edge.weight ?? 1.5) });
      svg.append(line);
      const angle = upright ? (y2 > y1 ? 90 : -90) : x2 > x1 ? 0 : 180;
      svg.append(
        create('path', {
          class: `head ${look}`,
          d: 'M-7 -4L0 0L-7 4Z',
          transform: `translate(${x2} ${y2}) rotate(${angle})`,
        }),
      );
      if (edge.label) {
        const curve = line as SVGPathElement;
        const at = curve.getPointAtLength(curve.getTotalLength() * (edge.at ?? 0.5));
        const text = create('text', { x: String(at.x), y: String(at.y + 4), class: edge.state ?? '' });
        text.textContent = edge.label;
        names.append(text);
      }
    }
    graph.append(svg, names);
  }
};

/** Runs in the page: finds text that is cut off and boxes that hold more than they show. */
export const inspect = (): Flaw[] => {
  const flaws: Flaw[] = [];
  const areaOf = (element: Element) =>
    element.closest<HTMLElement>('[data-area]')?.dataset.area ?? element.closest('[class]')?.className ?? 'page';
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    const style = getComputedStyle(element);
    if (style.overflowX === 'visible' || element instanceof SVGElement) continue;
    const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 60) ?? '';
    if (element.scrollWidth > element.clientWidth + 1)
      flaws.push({ area: areaOf(element), what: `too wide by ${element.scrollWidth - element.clientWidth}: ${text}` });
    if (element.scrollHeight > element.clientHeight + 1)
      flaws.push({
        area: areaOf(element),
        what: `too high by ${element.scrollHeight - element.clientHeight}: ${text}`,
      });
  }
  // Without ellipses, so that ranges have their full width; scrollWidth is rounded and ignores what overflows to the left.
  const clipping = document.createElement('style');
  clipping.textContent = '* { text-overflow: clip !important }';
  document.head.append(clipping);
  const clipper = (element: Element | null): Element | null =>
    !element || element === document.body || getComputedStyle(element).overflowX !== 'visible'
      ? element
      : clipper(element.parentElement);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const inside = node.parentElement;
    if (!node.textContent?.trim() || !inside || inside.closest('svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [text, box] = [range.getBoundingClientRect(), clipper(inside)?.getBoundingClientRect()];
    if (box && (text.left < box.left - 0.1 || text.right > box.right + 0.1))
      flaws.push({ area: areaOf(inside), what: `cut off: ${node.textContent.trim().slice(0, 60)}` });
  }
  for (const tag of document.querySelectorAll('.tag')) {
    const [shape, box] = [tag.getBoundingClientRect(), clipper(tag.parentElement)?.getBoundingClientRect()];
    if (box && (shape.left < box.left - 0.1 || shape.right > box.right + 0.1))
      flaws.push({ area: areaOf(tag), what: `tag cut off: ${tag.textContent}` });
  }
  clipping.remove();
  for (const text of document.querySelectorAll('svg text, .now em, .mark-line span, .point span')) {
    const panel = text.closest('.panel')?.getBoundingClientRect();
    const rect = text.getBoundingClientRect();
    if (panel && (rect.left < panel.left || rect.right > panel.right))
      flaws.push({ area: areaOf(text), what: `label leaves the panel: ${text.textContent}` });
  }
  return flaws;
};

/** Runs in the page: panels that leave a large part of their height empty. */
export const emptiness = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.panel')].flatMap((panel) => {
    const body = panel.querySelector<HTMLElement>('.body');
    if (!body) return [];
    const bottom = body.getBoundingClientRect().bottom;
    const used = Math.max(...[...body.children].map((child) => child.getBoundingClientRect().bottom));
    return bottom - used > 48 ? [`${panel.dataset.area}: ${Math.round(bottom - used)} px empty`] : [];
  });

/** Runs in the page: the places of the panels, in percent of the picture: left, top, width, height. */
export const measure = (): Record<string, [number, number, number, number]> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('.panel[data-area]')].map((panel) => {
      const { left, top, width, height } = panel.getBoundingClientRect();
      const share = (length: number, whole: number) => Math.round((length / whole) * 1000) / 10;
      const [across, down] = [document.body.clientWidth, document.body.clientHeight];
      return [panel.dataset.area, [share(left, across), share(top, down), share(width, across), share(height, down)]];
    }),
  );
