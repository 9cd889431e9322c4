import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { logIn } from '../../calls/assumed/partner-login';
import { cleanLine } from '../../calls/contact-data';
import { Button } from '../../components/button';
import { Channels } from '../../components/channels';
import { TextField } from '../../components/field';
import { PageLinks } from '../../components/page-links';
import { type UserInfo, userOf, useSession } from '../../stores/session';
import * as shared from '../../styles/shared.module.css';
import * as styles from './partner-login.module.css';

/**
 * The partner login: the form, or who's signed in. Without script it shows contact details instead.
 */
export function PartnerLogin({ channels, links }: Queries.PartnerLoginFragment) {
  const { t } = useTranslation('login');
  const user = useSession(userOf);
  const { signIn, signOut } = useSession.getState();
  const [announcement, setAnnouncement] = useState('');
  const container = useRef<HTMLDivElement>(null);

  /** The pressed button goes away, so the focus needs another place. */
  const announce = (text: string) => {
    setAnnouncement(text);
    container.current?.focus();
  };

  const enter = (partner: UserInfo) => {
    signIn(partner);
    announce(t('signedIn.done'));
  };

  const leave = () => {
    signOut();
    announce(t('signedIn.signedOut'));
  };

  return (
    <div ref={container} className={styles.login} tabIndex={-1}>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>

      {user ? (
        <SignedIn user={user} links={links} onSignOut={leave} />
      ) : (
        <div className={shared.scriptOnly}>
          <LoginForm hotline={channels[0]?.value ?? ''} onSignedIn={enter} />
        </div>
      )}

      <div className={shared.withoutScript}>
        <p>{t('withoutScript')}</p>
        <Channels channels={channels} className={shared.channels} />
      </div>
    </div>
  );
}

interface SignedInProps {
  user: UserInfo;
  links: Queries.PartnerLoginFragment['links'];
  onSignOut(): void;
}

/** Who's signed in, and where partners go from here. */
function SignedIn({ user, links, onSignOut }: SignedInProps) {
  const { t } = useTranslation('login', { keyPrefix: 'signedIn' });
  return (
    <section aria-labelledby="signed-in">
      <h2 id="signed-in" className={shared.title}>
        {t('heading', { name: user.name })}
      </h2>
      {user.company && (
        <dl className={styles.facts}>
          <dt className={shared.fine}>{t('company')}</dt>
          <dd>{user.company}</dd>
        </dl>
      )}

      <PageLinks label={t('links')} links={links} />

      <p className={styles.signOut}>
        <Button look="quiet" onClick={onSignOut}>
          {t('signOut')}
        </Button>
      </p>
      <p className={styles.until}>{t('until')}</p>
    </section>
  );
}

interface FormProps {
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

/**
 * Sends credentials as they were typed.
 * @throws CallError or ContractError without a valid answer
 */
async function sendCredentials(credentials: FormData) {
  const { browserClient } = await import('../../calls/browser-client');

  return browserClient.submit(logIn, {
    username: cleanLine(String(credentials.get('username'))),
    // Spaces are part of a password.
    password: String(credentials.get('password')),
  });
}

/**
 * Checks and sends the form. Credentials are read from the fields on submit and stored nowhere
 * else.
 */
function useLogin({ hotline, onSignedIn }: FormProps, password: RefObject<HTMLElement>) {
  const { t } = useTranslation('login');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const [emptyFields, setEmptyFields] = useState<string[]>([]);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();

    const form = event.currentTarget;
    const credentials = new FormData(form);
    const emptyInputs = [...form.querySelectorAll<HTMLInputElement>('input:invalid')];

    setFailure('');
    setEmptyFields(emptyInputs.map(({ name }) => name));
    if (emptyInputs[0]) {
      emptyInputs[0].focus();
      return;
    }

    setPending(true);
    try {
      const result = await sendCredentials(credentials);
      if (result.ok) {
        // Removes the form, and with it the password.
        onSignedIn(result.answer.userInfo);
        return;
      }
      setFailure(result.msg.trim() || t('refused'));
    } catch {
      // No answer, an invalid one, or code that didn't load: it's all the same to the visitor.
      setFailure(navigator.onLine ? t('unanswered', { phone: hotline }) : t('offline'));
    }

    setPending(false);
    password.current?.focus();
  }

  return { isPending, failure, emptyFields, send };
}

/** The partner login form. */
function LoginForm(props: FormProps) {
  const { t } = useTranslation('login');
  const password = useRef<HTMLInputElement>(null);
  const { isPending, failure, emptyFields, send } = useLogin(props, password);

  return (
    // `post`, so that credentials never end up in an address.
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={t('form')}
      onSubmit={(event) => void send(event)}
    >
      <Credentials password={password} emptyFields={emptyFields} />

      <p role="alert" className={failure ? shared.alarm : undefined}>
        {failure}
      </p>

      <p className={styles.submit}>
        <Button type="submit" pending={isPending} pendingLabel={t('pending')}>
          {t('submit')}
        </Button>
      </p>
    </form>
  );
}

interface CredentialsProps {
  password: RefObject<HTMLInputElement>;
  /** Names of the fields that are to be filled in. */
  emptyFields: readonly string[];
}

function Credentials({ password, emptyFields }: CredentialsProps) {
  const { t } = useTranslation('login');
  const [isPasswordVisible, setPasswordVisible] = useState(false);

  return (
    <>
      <TextField
        {...inputAttributes}
        name="username"
        label={t('username')}
        hint={t('usernameHint')}
        error={emptyFields.includes('username') ? t('missing.username') : null}
        autoComplete="username"
        inputMode="email"
      />
      <TextField
        {...inputAttributes}
        ref={password}
        name="password"
        type={isPasswordVisible ? 'text' : 'password'}
        label={t('password')}
        error={emptyFields.includes('password') ? t('missing.password') : null}
        autoComplete="current-password"
        beside={
          <button
            type="button"
            className={styles.toggle}
            aria-label={t('showPassword')}
            aria-pressed={isPasswordVisible}
            onClick={() => setPasswordVisible(!isPasswordVisible)}
          >
            {t('show')}
          </button>
        }
      />
    </>
  );
}

export const query = graphql`
  fragment PartnerLogin on PageLogin {
    channels { ...Channel }
    links { ...Link }
  }
`;
