import type { ReactNode } from 'react';
import { type Devices, markedFor } from '../site/route-types';
import { translateOf } from './names';

interface Props {
  href: string;
  className?: string | undefined;
  /** Derived from the address by default; the API may say otherwise. */
  kind?: 'internal' | 'external' | 'plain';
  /** The device set that the page belongs to. */
  devices?: Devices | null | undefined;
  download?: boolean;
  /** `no`: the label is a name, which isn't translated. Derived from a label that's plain text. */
  translate?: 'no' | undefined;
  /** Announced after the label of a link that opens a new tab. */
  newTabLabel?: string | undefined;
  children: ReactNode;
}

/** The value of `translate` for a label; an element inside says so itself. */
const labelTranslate = (label: ReactNode) =>
  typeof label === 'string' ? translateOf(label) : undefined;

/**
 * The site's only link component. External addresses open in a new tab, without opener or referrer.
 * All others are plain links that open a document.
 */
export function Anchor({
  href,
  className,
  kind = /^https?:/i.test(href) ? 'external' : 'internal',
  devices,
  download = false,
  translate,
  newTabLabel,
  children,
}: Props) {
  return (
    <a
      href={href}
      className={className}
      translate={translate ?? labelTranslate(children)}
      {...(kind === 'external' && { target: '_blank', rel: 'noopener noreferrer' })}
      download={download}
      {...markedFor(devices)}
    >
      {children}
      {kind === 'external' && newTabLabel && (
        <span className="visually-hidden"> ({newTabLabel})</span>
      )}
    </a>
  );
}

/** A name, linked if its page exists in this language and on the visitor's device. */
export const NamedLink = ({
  href,
  devices,
  translate,
  children,
  ...link
}: Pick<Props, 'className' | 'devices' | 'translate' | 'newTabLabel' | 'children'> & {
  href?: string | null;
}) =>
  !href ? (
    <span translate={translate ?? labelTranslate(children)}>{children}</span>
  ) : (
    <>
      <Anchor href={href} devices={devices} translate={translate} {...link}>
        {children}
      </Anchor>
      {devices && devices !== 'both' && (
        <span
          data-instead={devices === 'phone' ? 'desktop' : 'phone'}
          translate={translate ?? labelTranslate(children)}
        >
          {children}
        </span>
      )}
    </>
  );
