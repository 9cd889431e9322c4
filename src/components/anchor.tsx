import type { ReactNode } from 'react';
import { type Devices, markedFor } from '../routes/route-types';

interface Props {
  href: string;
  className?: string | undefined;
  /** Default: derived from the address. The API may know better. */
  kind?: 'internal' | 'external' | 'plain';
  /** The device set that the page belongs to. */
  devices?: Devices | undefined;
  download?: boolean;
  /** Read by screen readers after the label of a link that opens a new tab. */
  newTabLabel?: string | undefined;
  children: ReactNode;
}

const kindOf = (href: string): NonNullable<Props['kind']> =>
  /^https?:/i.test(href)
    ? 'external'
    : href.startsWith('/') && !/\.(html?|xml)([?#]|$)/i.test(href)
      ? 'internal'
      : 'plain';

/**
 * The one link of the site. An external address opens in a new tab, without opener or referrer. Any other one is a plain link
 * that opens a document.
 */
export function Anchor({
  href,
  className,
  kind = kindOf(href),
  devices = 'both',
  download = false,
  newTabLabel,
  children,
}: Props) {
  const attributes = kind === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a
      href={href}
      className={className}
      {...attributes}
      {...(download ? { download: '' } : {})}
      {...markedFor(devices)}
    >
      {children}
      {kind === 'external' && newTabLabel && <span className="visually-hidden"> ({newTabLabel})</span>}
    </a>
  );
}

/** A name, which is a link where the visitor's language and device have its page. */
export const NamedLink = ({
  href,
  devices = 'both',
  children,
  ...link
}: Pick<Props, 'className' | 'devices' | 'children'> & { href: string | null }) =>
  href === null ? (
    children
  ) : (
    <>
      <Anchor href={href} devices={devices} {...link}>
        {children}
      </Anchor>
      {devices !== 'both' && <span data-instead={devices === 'phone' ? 'desktop' : 'phone'}>{children}</span>}
    </>
  );
