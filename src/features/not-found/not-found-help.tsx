import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef } from 'react';
import { Anchor } from '../../components/anchor';
import * as looks from '../../components/button.module.css';
import { useBrowserValue } from '../../components/hooks/use-before-paint';
import { Icon } from '../../components/icon';
import * as icons from '../../components/icon.module.css';
import { Words } from '../../components/words';
import type { PageLink } from '../../content/page-view';
import { type Device, devices, parseDevice } from '../../site/device';
import { splitAddress } from '../../site/href';
import { ownAddress } from '../../site/own-address';
import { SearchField } from '../search/search-field';
import { nearestPages, readableAddress, wordsOf } from './nearest-pages';
import * as styles from './not-found-help.module.css';

/**
 * Sets `device` in the query of an address.
 * @param address made by `ownAddress`
 */
function withDevice(address: string, device: Device): string {
  const { path, query, hash } = splitAddress(address);
  const parameters = new URLSearchParams(query);
  parameters.set('device', device);

  return `${path}?${parameters}${hash}`;
}

/** The requested address, and the only device that has a page there, if there is one. */
interface PageRequest {
  address: string;
  device: Device | null;
}

/**
 * The requested address from the query; null until that's read, and if it's not a path of this
 * site.
 */
export const usePageRequest = (): PageRequest | null =>
  useBrowserValue<PageRequest | null>(() => {
    const query = new URLSearchParams(window.location.search);
    const address = ownAddress(query.get('from') ?? '');

    if (address !== null) return { address, device: parseDevice(query.get('for')) };

    // The guard script has reserved its place.
    delete document.documentElement.dataset.asked;
    return null;
  }, null);

interface HeadingProps {
  heading: string;
}

/**
 * The heading says that there's no such page or that it's for the other device; styles choose by
 * `data-asked` on `html`.
 */
export function NotFoundHeading({ heading }: HeadingProps) {
  const { t } = useTranslation('notFound');
  return (
    <>
      <span className={styles.path}>
        <Words text={heading} />
      </span>
      {devices.map((device) => (
        <span key={device} className={styles[device]}>
          {t('wrongDevice', { device: t(device) })}
        </span>
      ))}
    </>
  );
}

interface Props {
  request: PageRequest | null;
  pages: readonly PageLink[];
  /** The address of the search; null for none. */
  searchPage: string | null;
}

/** Offers the page of the other device first, then pages with similar addresses, and a search. */
export function NotFoundHelp({ request, pages, searchPage }: Props) {
  const { t } = useTranslation('notFound');
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Keep what was typed before hydration.
    if (request && input.current?.value === '') input.current.value = wordsOf(request.address);
  }, [request]);

  return (
    <>
      <div className={styles.read}>
        <a
          className={`${looks.button} ${looks.primary}`}
          href={request?.device ? withDevice(request.address, request.device) : undefined}
        >
          {t('readHere')}
        </a>
      </div>

      {searchPage !== null && (
        <SearchField
          ref={input}
          action={searchPage}
          label={t('searchLabel')}
          button={t('searchButton')}
        />
      )}

      <div className={styles.help} role="status">
        {request && (
          <div className={styles.answer}>
            <p className={styles.asked}>
              {t('asked')}
              <code className={styles.address} translate="no">
                {readableAddress(request.address)}
              </code>
            </p>
            {request.device === null && (
              <NearestPages pages={nearestPages(request.address, pages)} />
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** Pages whose addresses are similar to the one asked for, or that there are none. */
function NearestPages({ pages }: Pick<Props, 'pages'>) {
  const { t } = useTranslation('notFound');
  if (pages.length === 0) return <p>{t('noneNear')}</p>;

  return (
    <>
      <p>{t('nearest')}</p>
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href} className={icons.named}>
            <Icon of={href} />
            <Anchor href={href}>{label}</Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}
