import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Channels } from '../../components/channels';
import { TextField } from '../../components/field';
import { PageLinks } from '../../components/page-links';
import { logIn } from '../../contract/assumed/partner-login';
import { cleanLine } from '../../contract/contact-data';
import { formatMessage } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import type { Channel, PageLink } from '../../routes/page-view';
import { type UserInfo, userOf, useSession } from '../../stores/session';
import * as shared from '../../styles/shared.module.css';
import * as styles from './partner-login.module.css';

interface Props {
  texts: UiTexts['login'];
  channels: readonly Channel[];
  links: readonly PageLink[];
}

/** The partner login: the form, or who's signed in. Without script it shows contact details instead. */
export function PartnerLogin({ texts, channels, links }: Props) {
  const user = useSession(userOf);
  const { signIn, signOut } = useSession.getState();
  const [announcement, announce] = useState('');
  const place = useRef<HTMLDivElement>(null);

  /** The pressed button goes away. */
  const announceAndFocus = (text: string) => {
    announce(text);
    place.current?.focus();
  };
  const enter = (partner: UserInfo) => {
    signIn(partner);
    announceAndFocus(texts.signedIn.done);
  };
  const leave = () => {
    signOut();
    announceAndFocus(texts.signedIn.signedOut);
  };

  return (
    <div ref={place} className={styles.login} tabIndex={-1}>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {user ? (
        <section aria-labelledby="signed-in">
          <h2 id="signed-in" className={shared.title}>
            {formatMessage(texts.signedIn.heading, { name: user.name })}
          </h2>
          {user.company && (
            <dl className={styles.facts}>
              <dt className={shared.fine}>{texts.signedIn.company}</dt>
              <dd>{user.company}</dd>
            </dl>
          )}
          <PageLinks label={texts.signedIn.links} links={links} />
          <p className={styles.actions}>
            <Button look="quiet" onClick={leave}>
              {texts.signedIn.signOut}
            </Button>
          </p>
          <p className={styles.until}>{texts.signedIn.until}</p>
        </section>
      ) : (
        <div className={shared.scriptOnly}>
          <LoginForm texts={texts} hotline={channels[0]?.value ?? ''} onSignedIn={enter} />
        </div>
      )}
      <div className={shared.withoutScript}>
        <p>{texts.withoutScript}</p>
        <Channels channels={channels} className={shared.channels} />
      </div>
    </div>
  );
}

interface FormProps extends Pick<Props, 'texts'> {
  hotline: string;
  onSignedIn(user: UserInfo): void;
}

/** Required means more than spaces. */
const inputAttributes = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  required: true,
  pattern: '.*\\S.*',
} as const;

/** The partner login form. Credentials are read from the fields on submit and stored nowhere else. */
function LoginForm({ texts, hotline, onSignedIn }: FormProps) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const [missing, setMissing] = useState<string[]>([]);
  const [isShown, setShown] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const lacking = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:invalid')];
    const typed = new FormData(event.currentTarget);
    setMissing(lacking.map(({ name }) => name));
    setFailure('');
    if (lacking[0]) return lacking[0].focus();
    setPending(true);
    try {
      const { browserClient } = await import('../../api-client/browser-client');
      const result = await browserClient.submit(logIn, {
        username: cleanLine(String(typed.get('username'))),
        // Spaces are part of a password.
        password: String(typed.get('password')),
      });
      // Removes the form, and with it the password.
      if (result.ok) return onSignedIn(result.answer.userInfo);
      setFailure(result.msg.trim() || texts.refused);
    } catch {
      // No answer, an invalid one, or code that didn't load: it's all the same to the visitor.
      setFailure(
        navigator.onLine ? formatMessage(texts.unanswered, { phone: hotline }) : texts.offline,
      );
    }
    setPending(false);
    password.current?.focus();
  }

  return (
    // `post`, so that credentials never end up in an address.
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={texts.form}
      onSubmit={(event) => void send(event)}
    >
      <TextField
        {...inputAttributes}
        name="username"
        label={texts.username}
        hint={texts.usernameHint}
        error={missing.includes('username') ? texts.missing.username : null}
        autoComplete="username"
        inputMode="email"
      />
      <TextField
        {...inputAttributes}
        ref={password}
        name="password"
        type={isShown ? 'text' : 'password'}
        label={texts.password}
        error={missing.includes('password') ? texts.missing.password : null}
        autoComplete="current-password"
      />
      <p role="alert" className={failure ? shared.alarm : undefined}>
        {failure}
      </p>
      <p className={styles.actions}>
        <Button type="submit" pending={isPending} pendingLabel={texts.pending}>
          {texts.submit}
        </Button>
        <Button look="quiet" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {texts.show}
        </Button>
      </p>
    </form>
  );
}
