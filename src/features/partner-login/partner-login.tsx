import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Channels } from '../../components/channels';
import { PageLinks } from '../../components/page-links';
import { fill } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import type { Channel, PageLink } from '../../routes/page-view';
import { useSession } from '../../stores/session';
import * as shared from '../../styles/shared.module.css';
import { LoginForm } from './login-form';
import * as styles from './partner-login.module.css';

interface Props {
  texts: UiTexts['login'];
  channels: readonly Channel[];
  links: readonly PageLink[];
}

/** The partner login: the form, or who's signed in. Without script it shows contact details instead. */
export function PartnerLogin({ texts, channels, links }: Props) {
  const { userInfo, restore, signIn, signOut } = useSession();
  const [announcement, announce] = useState('');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => restore(), [restore]);
  const say = (text: string) => {
    announce(text);
    // The pressed button goes away.
    place.current?.focus();
  };

  return (
    <div ref={place} className={styles.login} tabIndex={-1}>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {userInfo ? (
        <section aria-labelledby="signed-in">
          <h2 id="signed-in" className={shared.title}>
            {fill(texts.signedIn.heading, { name: userInfo.name })}
          </h2>
          {userInfo.company && (
            <dl className={styles.facts}>
              <dt className={shared.fine}>{texts.signedIn.company}</dt>
              <dd>{userInfo.company}</dd>
            </dl>
          )}
          <PageLinks label={texts.signedIn.links} links={links} />
          <p className={styles.actions}>
            <Button
              look="quiet"
              onClick={() => {
                signOut();
                say(texts.signedIn.signedOut);
              }}
            >
              {texts.signedIn.signOut}
            </Button>
          </p>
          <p className={styles.until}>{texts.signedIn.until}</p>
        </section>
      ) : (
        <div className={shared.scriptOnly}>
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
      <div className={shared.withoutScript}>
        <p>{texts.withoutScript}</p>
        <Channels channels={channels} className={shared.channels} />
      </div>
    </div>
  );
}
