import type { ReactNode } from 'react';
import type { Devices } from '../routes/route-types';

interface Props {
  href: string;
  className?: string | undefined;
  /** Left out: told by the address. The API may say more. */
  kind?: 'internal' | 'external' | 'plain';
  /** The device set that the page belongs to. */
  devices?: Devices;
  /** Whether the browser saves the file instead of showing it, where its host allows that. */
  download?: boolean;
  /** Read by screen readers after the label of a link that opens a new tab. */
  newTabLabel?: string | undefined;
  /** Whether it leads to the current page. */
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
 * The one link of the site. An external address opens in a new tab, without opener or referrer. An internal one is a plain link that
 * src/chrome/navigation.ts follows once script runs.
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
