import { graphql } from 'gatsby';
import * as shared from '../styles/shared.module.css';

/** Labelled ways to contact the vendor. */
export const Channels = ({
  channels,
  className,
}: {
  channels: readonly Queries.ChannelFragment[];
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

export const query = graphql`
  fragment Channel on ContactChannel {
    label
    value
    href
  }
`;
