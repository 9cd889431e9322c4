import { mix } from '../../drawings/colours';

/**
 * The share of the accent in a tinted area, as --tint-share of src/styles/tokens.css in the light
 * theme.
 */
const tintShare = 0.14;

/**
 * The rules of src/styles/drawing.css for a picture without a page around it.
 * @param colour the value of a colour of src/styles/tokens.css by its name
 * @param accent the colour of the product family
 */
export function drawingStyle(colour: (name: string) => string, accent: string): string {
  const raised = colour('paper-raised');
  const sunken = colour('paper-sunken');
  const line = colour('line');
  const strongLine = colour('line-strong');
  const tint = mix(accent, raised, tintShare);

  return `
    .drawing { fill: none; stroke-linecap: round; stroke-linejoin: round; font-size: 14px; }
    .drawing text { fill: ${colour('ink')}; stroke: none; }
    .drawing text.note { fill: ${colour('ink-soft')}; font-size: 12px; }
    .drawing text.strong { font-weight: 700; }
    .drawing text.accent { fill: ${accent}; }
    .drawing text.on { fill: ${raised}; }
    .line { stroke: ${strongLine}; }
    .grid { stroke: ${line}; }
    .flow { stroke: ${accent}; stroke-width: 1.5; }
    .dashed { stroke-dasharray: 4 5; }
    .ground { fill: ${sunken}; stroke: ${line}; }
    .face { fill: ${raised}; stroke: ${strongLine}; }
    .tint { fill: ${tint}; stroke: ${accent}; }
    .band { fill: ${sunken}; }
    .track { stroke: ${line}; stroke-width: 6; }
    .solid { fill: ${accent}; stroke: none; }
  `;
}
