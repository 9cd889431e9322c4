import type { Diagram } from '../../content/schemas/diagram';
import type { Box } from '../layout/geometry';
import { layOut } from '../layout/layout';
import { type Drawing, element, type Point } from '../svg';
import { bandMarkup, racetrackRows, stageMarkup, trackMarkup } from './frames';
import { placeNumbers } from './numbers';
import {
  componentMarkup,
  flowMarkup,
  heightOf,
  hidden,
  type Links,
  letterComponent,
  type MarkBreaks,
} from './parts';
import { bandPadding, leastGap, mostSlotWidth, padding, pitch, spaces, widthOf } from './sizes';

/**
 * Width of the slots, and the gap between them, of a drawing with so many columns.
 * @param left free space
 */
function columnSizes(columns: number, left: number) {
  const room = widthOf(columns) - left - 2 * bandPadding;
  const slotWidth = Math.min(mostSlotWidth, Math.floor((room + leastGap) / columns - leastGap));
  const slotGap = Math.floor((room - columns * slotWidth) / Math.max(1, columns - 1));
  return { slotWidth, slotGap };
}

/** The numbers of the flows that start or end at a component, separated by spaces. */
const flowsAt = (id: string, flows: Diagram['flows']): string =>
  flows.flatMap(({ from, to }, index) => (from === id || to === id ? [index + 1] : [])).join(' ');

/**
 * The bands of layers, the frames of zones, or the track of a loop with the brackets of its stages.
 */
function framesMarkup(
  { layers, layout }: Diagram,
  boxes: ReadonlyMap<string, Box>,
  firstRow: readonly string[],
  width: number,
  mark: MarkBreaks,
): string[] {
  const frames = layers.map(({ name, components }) => {
    const layerBoxes = components.flatMap(({ id }) => boxes.get(id) ?? []);
    if (layout !== 'loop') return bandMarkup(mark(name), layerBoxes, width, layout === 'zones');

    const isBelow = !firstRow.includes(components[0]?.id ?? '');
    return stageMarkup(name, layerBoxes, isBelow);
  });
  return layout === 'loop' ? [trackMarkup([...boxes.values()]), ...frames] : frames;
}

/**
 * The architecture diagram of a section: components in slots of one size, flows in the gutters
 * between them.
 * @param mark puts marks in names and notes where a line may break
 */
export async function drawArchitecture(
  diagram: Diagram,
  links: Links = {},
  mark: MarkBreaks = (text) => text,
): Promise<Drawing> {
  const { layers, flows, layout = 'layers' } = diagram;
  const { left, rim, gap } = spaces[layout];

  const layerIds = layers.map(({ components }) => components.map(({ id }) => id));
  const rows = layout === 'loop' ? racetrackRows(layerIds) : layerIds;
  const columns = Math.max(...rows.map(({ length }) => length));
  const { slotWidth, slotGap } = columnSizes(columns, left);

  const components = layers.flatMap((layer) => layer.components);
  const parts = components.map((component) => ({
    id: component.id,
    lettering: letterComponent(component, slotWidth - 2 * padding, mark),
  }));
  const slotHeight = Math.max(...parts.map(({ lettering }) => heightOf(lettering))) + 2 * padding;

  const { boxes, paths, size } = await layOut(
    { rows, flows, isOrdered: layout === 'loop' },
    { width: slotWidth, height: slotHeight, gap: [slotGap, gap], pitch },
    [left + bandPadding, rim + bandPadding],
  );
  const width = Math.max(widthOf(columns), size[0] + bandPadding);
  const height = Math.round(size[1] + bandPadding + rim);

  const frameMarkup = framesMarkup(diagram, boxes, rows[0] ?? [], width, mark);
  const componentsMarkup = parts.map(({ id, lettering }) =>
    componentMarkup(lettering, boxes.get(id) as Box, flowsAt(id, flows), links[id]),
  );
  const spots = placeNumbers(paths);
  const flowsMarkup = paths.map((path, index) =>
    flowMarkup(path, spots[index] ?? ([0, 0] satisfies Point), index + 1),
  );

  const markup = [
    element('g', hidden, ...frameMarkup),
    ...componentsMarkup,
    element('g', hidden, ...flowsMarkup),
  ];
  return { width, height, markup: markup.join('') };
}
