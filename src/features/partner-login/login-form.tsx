import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { fill } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import type { UserInfo } from '../../stores/session';
import * as shared from '../../styles/shared.module.css';
import * as styles from './partner-login.module.css';

interface Props {
  texts: UiTexts['login'];
  hotline: string;
  onSignedIn(user: UserInfo): void;
}

const inputAttributes = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, required: true } as const;

/** The partner login form. Credentials are read from the fields on submit and stored nowhere else. */
export function LoginForm({ texts, hotline, onSignedIn }: Props) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const [missing, setMissing] = useState({ username: false, password: false });
  const [isShown, setShown] = useState(false);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    // Spaces are part of a password.
    const typed = { username: username.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    const lacks = { username: typed.username === '', password: typed.password.trim() === '' };
    setMissing(lacks);
    setFailure('');
    if (lacks.username || lacks.password) return (lacks.username ? username : password).current?.focus();
    setPending(true);
    const user = await requestSignIn(typed).catch(() => {
      // No answer, an invalid one, or code that didn't load: it's all the same to the visitor.
      setFailure(navigator.onLine ? fill(texts.unanswered, { phone: hotline }) : texts.offline);
      return null;
    });
    setPending(false);
    // Removes the form, and with it the password.
    if (user && typeof user !== 'string') return onSignedIn(user);
    if (user !== null) setFailure(user || texts.refused);
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
        ref={username}
        name="username"
        label={texts.username}
        hint={texts.usernameHint}
        error={missing.username ? texts.missing.username : null}
        autoComplete="username"
        inputMode="email"
      />
      <TextField
        {...inputAttributes}
        ref={password}
        name="password"
        type={isShown ? 'text' : 'password'}
        label={texts.password}
        error={missing.password ? texts.missing.password : null}
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

/**
 * Signs in at the partner backend. Loads the code on demand.
 * @returns the partner, or the message of a rejection, which may be empty
 * @throws CallError or ContractError without a valid answer
 */
async function requestSignIn(credentials: { username: string; password: string }): Promise<UserInfo | string> {
  const [{ browserClient }, { logIn }] = await Promise.all([
    import('../../api-client/browser-client'),
    import('../../contract/assumed/partner-login'),
  ]);
  const result = await browserClient.submit(logIn, credentials);
  return result.ok ? result.answer.userInfo : result.msg.trim();
}
