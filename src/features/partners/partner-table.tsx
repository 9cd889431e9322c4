import type { ComponentProps } from 'react';
import { PlainTable } from '../../sections/table/table';

/** The partners; phones show all of them, because readers look for a region. */
export const PartnerTable = (props: ComponentProps<typeof PlainTable>) => (
  <PlainTable {...props} isOpen />
);
