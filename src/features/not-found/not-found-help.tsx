import { useEffect, useState } from 'react';
import { Anchor } from '../../components/anchor';
import { fill } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import { type Device, parseDevice } from '../../lib/device';
import { splitAddress } from '../../routes/href';
import type { PageLink } from '../../routes/page-view';
import { nearestPages, parseAsked } from './nearest-pages';
import * as styles from './not-found-help.module.css';

/** The address with this `device` in its query, in place of any other. */
function withDevice(address: string, device: Device): string {
  const { path, query, hash } = splitAddress(address);
  const others = query
    .slice(1)
    .split('&')
    .filter((pair) => pair && !/^device(=|$)/.test(pair));
  return `${path}?${[...others, `device=${device}`].join('&')}${hash}`;
}

/** Shows the requested address, pages with a similar one, and a link to view a page of the other device anyway. */
export function NotFoundHelp({ texts, pages }: { texts: UiTexts['notFound']; pages: readonly PageLink[] }) {
  const [asked, setAsked] = useState<{ address: string; device: Device | null } | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const address = parseAsked(query.get('from'));
    const { dataset } = document.documentElement;
    if (address === null) {
      delete dataset.asked;
      return;
    }
    const device = parseDevice(query.get('for'));
    setAsked({ address, device });
    // On the first load the guard script has reserved the place already.
    dataset.asked = device ? 'device' : 'path';
    return () => {
      delete dataset.asked;
    };
  }, []);
  if (!asked) return <div className={styles.help} role="status" />;
  const near = asked.device === null ? nearestPages(asked.address, pages) : [];
  return (
    <div className={styles.help} role="status">
      <p className={styles.asked}>
        {texts.asked}
        <code className={styles.address}>{asked.address}</code>
      </p>
      {asked.device && (
        <p>
          {fill(texts.wrongDevice, { device: texts[asked.device] })}{' '}
          <a href={withDevice(asked.address, asked.device)} data-plain="">
            {texts.viewAnyway}
          </a>
        </p>
      )}
      {near.length > 0 && (
        <>
          <p>{texts.nearest}</p>
          <ul>
            {near.map(({ href, label }) => (
              <li key={href}>
                <Anchor href={href}>{label}</Anchor>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
