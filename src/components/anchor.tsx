import type { ReactNode } from 'react';
import type { Devices } from '../routes/route-types';

interface Props {
  href: string;
  className?: string | undefined;
  /** A link of the API may say more than its address does. */
  kind?: 'internal' | 'external' | 'plain';
  /** The device set that the page belongs to. */
  devices?: Devices;
  /** Said to screen readers behind the label of a link that opens a new tab. */
  newTabLabel?: string | undefined;
  children: ReactNode;
}

const kindOf = (href: string): NonNullable<Props['kind']> =>
  /^https?:/i.test(href) ? 'external' : href.startsWith('/') && !/\.html?([?#]|$)/i.test(href) ? 'internal' : 'plain';

/**
 * The one link of the site. An external address opens in a new tab and gives away nothing of this page; an internal one is
 * navigated by src/chrome/client-navigation.ts once script runs, and is a plain link until then.
 */
export function Anchor({ href, className, kind = kindOf(href), devices = 'both', newTabLabel, children }: Props) {
  const attributes = kind === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : kind === 'plain' ? { 'data-plain': '' } : {};
  return (
    <a href={href} className={className} {...attributes} {...(devices === 'both' ? {} : { 'data-devices': devices })}>
      {children}
      {kind === 'external' && newTabLabel && <span className="visually-hidden">（{newTabLabel}）</span>}
    </a>
  );
}
