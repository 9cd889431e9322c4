import { Frame } from '../frame';
import { LogoWall } from '../logo-wall';
import type { SectionProps } from './props';

/** The customers of the cases, each leading to its case. */
export function Customers({ section, labels }: SectionProps<'customers'>) {
  return (
    <Frame {...section}>
      <LogoWall label={section.heading} customers={section.customers} newTabLabel={labels.opensInNewTab} />
    </Frame>
  );
}
