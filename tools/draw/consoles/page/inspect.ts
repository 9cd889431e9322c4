/** Left, top, width and height in percent of the picture. */
type Place = [left: number, top: number, width: number, height: number];

/** The places of the panels, the height of the first one, and the panels that cut off what they hold. */
export function inspect() {
  const panels = [...document.querySelectorAll<HTMLElement>('[data-area]')];
  const [wide, high] = [document.body.clientWidth, document.body.clientHeight];
  const share = (length: number, whole: number) => Math.round((length / whole) * 1000) / 10;
  const areas = panels.map((panel): [string, Place] => {
    const { left, top, width, height } = panel.getBoundingClientRect();
    return [panel.dataset.area ?? '', [share(left, wide), share(top, high), share(width, wide), share(height, high)]];
  });
  const flaws = [document.body, ...panels].flatMap((box) => {
    const excess = Math.max(box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight);
    return excess > 1 ? [{ area: box.dataset.area ?? 'page', what: `${excess} px are cut off` }] : [];
  });
  return { areas: Object.fromEntries(areas), height: Math.round(panels[0]?.offsetHeight ?? 0), flaws };
}
