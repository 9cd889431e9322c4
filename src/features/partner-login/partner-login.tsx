import { useEffect, useRef, useState } from 'react';
import { Anchor } from '../../components/anchor';
import { Button } from '../../components/button';
import { fill } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import type { Channel, PageLink } from '../../routes/page-view';
import { useSession } from '../../stores/session';
import { LoginForm } from './login-form';
import * as styles from './partner-login.module.css';

interface Props {
  texts: UiTexts['login'];
  channels: readonly Channel[];
  /** Pages for partners. */
  links: readonly PageLink[];
}

/** The partner login: its form, or who is signed in. The static page holds the form and, for visitors without script, what to do instead. */
export function PartnerLogin({ texts, channels, links }: Props) {
  const { userInfo, restore, signIn, signOut } = useSession();
  const [announcement, announce] = useState('');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => restore(), [restore]);
  // The focus follows whoever signs in or out here; it stays where it is for a partner who comes back.
  useEffect(() => {
    if (announcement) place.current?.focus();
  }, [announcement]);

  return (
    <div ref={place} className={styles.login} tabIndex={-1}>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {userInfo ? (
        <section aria-labelledby="signed-in">
          <h2 id="signed-in" className={styles.heading}>
            {fill(texts.signedIn.heading, { name: userInfo.name })}
          </h2>
          {userInfo.company && (
            <dl className={styles.facts}>
              <dt>{texts.signedIn.company}</dt>
              <dd>{userInfo.company}</dd>
            </dl>
          )}
          <nav aria-label={texts.signedIn.links}>
            <ul className={styles.links}>
              {links.map(({ label, href, devices }) => (
                <li key={href}>
                  <Anchor href={href} devices={devices}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          <p className={styles.actions}>
            <Button
              look="quiet"
              onClick={() => {
                signOut();
                announce(texts.signedIn.signedOut);
              }}
            >
              {texts.signedIn.signOut}
            </Button>
          </p>
          <p className={styles.until}>{texts.signedIn.until}</p>
        </section>
      ) : (
        <div className={styles.withScript}>
          <LoginForm
            texts={texts}
            hotline={channels[0]?.value ?? ''}
            onSignedIn={(user) => {
              signIn(user);
              announce(texts.signedIn.done);
            }}
          />
        </div>
      )}
      <div className={styles.withoutScript}>
        <p>{texts.withoutScript}</p>
        <ul>
          {channels.map(({ label, value, href }) => (
            <li key={href}>
              {label} <a href={href}>{value}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
