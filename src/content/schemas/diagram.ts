import * as v from 'valibot';
import { listOf, text } from './text';

/**
 * An architecture diagram: layers from top to bottom with their components, and the flows between
 * components. Names are rendered as text and must be short: a component has up to 14 Chinese
 * characters or 28 letters.
 */
export const diagram = v.strictObject({
  caption: text,
  /**
   * How it is drawn: as layers (the default), as zones of trust, or as a loop whose stages are its
   * layers.
   */
  layout: v.optional(v.picklist(['layers', 'zones', 'loop'])),
  layers: listOf(
    2,
    v.strictObject({
      name: text,
      components: listOf(
        1,
        v.strictObject({ id: v.string(), name: text, note: v.optional(text) }),
        'component',
      ),
    }),
    'layers',
  ),
  /** At most 8: src/sections/architecture/architecture.module.css lights each by its number. */
  flows: v.pipe(
    v.array(v.strictObject({ from: v.string(), to: v.string(), label: text })),
    v.maxLength(8, 'at most 8 flows'),
  ),
});

export type Diagram = v.InferOutput<typeof diagram>;
