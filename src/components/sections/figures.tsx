import { Frame } from '../frame';
import { StatRow } from '../stat-row';
import type { SectionProps } from './props';

/** Claimed or measured figures. */
export function Figures({ section }: SectionProps<'figures'>) {
  return (
    <Frame {...section}>
      <StatRow figures={section.figures} />
    </Frame>
  );
}
