import type { ReactNode } from 'react';
import type { Devices } from '../routes/route-types';

interface Props {
  href: string;
  className?: string | undefined;
  /** A link of the API may say more than its address does. */
  kind?: 'internal' | 'external' | 'plain';
  /** The device set that the page belongs to. */
  devices?: Devices;
  /** A file: saved rather than shown, where its host allows it. */
  download?: boolean;
  /** Said to screen readers behind the label of a link that opens a new tab. */
  newTabLabel?: string | undefined;
  /** Whether it leads to the page that is open. */
  current?: boolean;
  children: ReactNode;
}

const kindOf = (href: string): NonNullable<Props['kind']> =>
  /^https?:/i.test(href)
    ? 'external'
    : href.startsWith('/') && !/\.(html?|xml)([?#]|$)/i.test(href)
      ? 'internal'
      : 'plain';

/**
 * The one link of the site. An external address opens in a new tab and gives away nothing of this page; an internal one is
 * navigated by src/chrome/client-navigation.ts once script runs, and is a plain link until then.
 */
export function Anchor({
  href,
  className,
  kind = kindOf(href),
  devices = 'both',
  download = false,
  newTabLabel,
  current = false,
  children,
}: Props) {
  const attributes =
    kind === 'external'
      ? { target: '_blank', rel: 'noopener noreferrer' }
      : kind === 'plain'
        ? { 'data-plain': '' }
        : {};
  return (
    <a
      href={href}
      className={className}
      {...attributes}
      {...(download ? { download: '' } : {})}
      {...(devices === 'both' ? {} : { 'data-devices': devices })}
      aria-current={current ? 'page' : undefined}
    >
      {children}
      {kind === 'external' && newTabLabel && <span className="visually-hidden"> ({newTabLabel})</span>}
    </a>
  );
}
