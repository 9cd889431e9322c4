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
  /** Where a partner goes on to. */
  links: readonly PageLink[];
}

/**
 * The partner login: its form, or who is signed in. The static page holds the form, which is shown where script runs, and what to do where
 * it does not.
 */
export function PartnerLogin({ texts, channels, links }: Props) {
  const { userInfo, restore, signIn, signOut } = useSession();
  const [said, say] = useState('');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => restore(), [restore]);
  // Whoever signs in or out here is led to what has taken the place of the form; whoever comes back is not.
  useEffect(() => {
    if (said) place.current?.focus();
  }, [said]);

  return (
    <div ref={place} className={styles.login} tabIndex={-1}>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {userInfo ? (
        <SignedIn
          name={userInfo.name}
          company={userInfo.company}
          texts={texts.signedIn}
          links={links}
          onSignOut={() => {
            signOut();
            say(texts.signedIn.signedOut);
          }}
        />
      ) : (
        <div className={styles.withScript}>
          <LoginForm
            texts={texts}
            hotline={channels[0]?.value ?? ''}
            onSignedIn={(user) => {
              signIn(user);
              say(texts.signedIn.done);
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

interface SignedInProps {
  name: string;
  company: string;
  texts: UiTexts['login']['signedIn'];
  links: readonly PageLink[];
  onSignOut(): void;
}

function SignedIn({ name, company, texts, links, onSignOut }: SignedInProps) {
  return (
    <section aria-labelledby="signed-in">
      <h2 id="signed-in" className={styles.heading}>
        {fill(texts.heading, { name })}
      </h2>
      {company && (
        <dl className={styles.facts}>
          <dt>{texts.company}</dt>
          <dd>{company}</dd>
        </dl>
      )}
      <nav aria-label={texts.links}>
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
        <Button look="quiet" onClick={onSignOut}>
          {texts.signOut}
        </Button>
      </p>
      <p className={styles.until}>{texts.until}</p>
    </section>
  );
}
