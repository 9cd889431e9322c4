import type { Channel } from '../content/page-view';
import * as shared from '../styles/shared.module.css';

/** Labelled ways to contact the vendor. */
export const Channels = ({
  channels,
  className,
}: {
  channels: readonly Channel[];
  className: string | undefined;
}) => (
  <dl className={className}>
    {channels.map(({ label, value, href }) => (
      <div key={label}>
        <dt className={shared.note}>{label}</dt>
        <dd>
          <a href={href}>{value}</a>
        </dd>
      </div>
    ))}
  </dl>
);
