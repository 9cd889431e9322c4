/** Left, top, width and height in percent of the picture. */
type Place = [left: number, top: number, width: number, height: number];

/** The places of the panels, the height of the first one, and the texts that are cut off. */
export function inspect() {
  const panels = [...document.querySelectorAll<HTMLElement>('[data-area]')];
  const [wide, high] = [document.body.clientWidth, document.body.clientHeight];
  const share = (length: number, whole: number) => Math.round((length / whole) * 1000) / 10;
  const areas = panels.map((panel): [string, Place] => {
    const { left, top, width, height } = panel.getBoundingClientRect();
    return [panel.dataset.area ?? '', [share(left, wide), share(top, high), share(width, wide), share(height, high)]];
  });
  const flaws: { area: string; what: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const said = node.textContent?.trim() ?? '';
    let box = node.parentElement;
    while (box && box !== document.body && getComputedStyle(box).overflowX === 'visible') box = box.parentElement;
    const room = box?.getBoundingClientRect();
    if (!said || !room || text.width === 0 || node.parentElement?.closest('style, script')) continue;
    const [across, down] = [Math.max(room.left - text.left, text.right - room.right), text.bottom - room.bottom];
    const area = node.parentElement?.closest<HTMLElement>('[data-area]')?.dataset.area ?? 'page';
    if (Math.max(across, down) > 1)
      flaws.push({ area, what: `cut off by ${Math.round(Math.max(across, down))}: ${said.slice(0, 60)}` });
  }
  return {
    areas: Object.fromEntries(areas),
    height: Math.round(panels[0]?.getBoundingClientRect().height ?? 0),
    flaws,
  };
}
