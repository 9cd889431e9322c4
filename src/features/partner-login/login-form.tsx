import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { fill } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import type { UserInfo } from '../../stores/session';
import * as styles from './partner-login.module.css';
import type { SignInOutcome } from './sign-in';

interface Props {
  texts: UiTexts['login'];
  /** Named where the backend does not answer. */
  hotline: string;
  onSignedIn(user: UserInfo): void;
}

type Missing = Partial<Record<'username' | 'password', string>>;

/**
 * The form of the partner login. What is typed stays in its fields alone: it is read when it is sent, and kept nowhere else.
 */
export function LoginForm({ texts, hotline, onSignedIn }: Props) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const [missing, setMissing] = useState<Missing>({});
  const [isShown, setShown] = useState(false);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  async function ask(credentials: { username: string; password: string }): Promise<SignInOutcome> {
    try {
      const { signInAs } = await import('./sign-in');
      return await signInAs(credentials);
    } catch {
      // The code of the call cannot be loaded: to the visitor as good as no answer.
      return { state: 'unanswered' };
    }
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    const typed = { username: username.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    const lacks: Missing = {
      ...(typed.username === '' ? { username: texts.missing.username } : {}),
      ...(typed.password.trim() === '' ? { password: texts.missing.password } : {}),
    };
    setMissing(lacks);
    setFailure('');
    if (lacks.username) return username.current?.focus();
    if (lacks.password) return password.current?.focus();
    setPending(true);
    const outcome = await ask(typed);
    setPending(false);
    // The form goes with it, and the password in it.
    if (outcome.state === 'signedIn') return onSignedIn(outcome.user);
    if (outcome.state === 'refused') setFailure(outcome.message || texts.refused);
    else setFailure(navigator.onLine ? fill(texts.unanswered, { phone: hotline }) : texts.offline);
    password.current?.focus();
  }

  return (
    // `post`: without script nothing that is typed could get into an address.
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={texts.form}
      onSubmit={(event) => void send(event)}
    >
      <TextField
        ref={username}
        name="username"
        label={texts.username}
        hint={texts.usernameHint}
        error={missing.username}
        required
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
      />
      <TextField
        ref={password}
        name="password"
        type={isShown ? 'text' : 'password'}
        label={texts.password}
        error={missing.password}
        required
        autoComplete="current-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <p role="alert" className={failure ? styles.failure : undefined}>
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
