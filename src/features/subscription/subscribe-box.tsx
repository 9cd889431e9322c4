import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cleanEmail } from '../../calls/contact-data';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { emailPattern } from '../../site/email-pattern';
import { useNotices } from '../../stores/notices';
import { useVisitor } from '../../stores/visitor';
import * as shared from '../../styles/shared.module.css';
import * as styles from './subscribe-box.module.css';

interface Props {
  /** E-mail address of the support. */
  support: string;
  /** The link to the privacy policy. */
  children: ReactNode;
}

/** The footer's subscription box (sections 2, 4, 5, 7, 8). The API client is loaded on submit. */
export function SubscribeBox({ support, children }: Props) {
  const { t } = useTranslation('subscription');
  const { subscribed } = useVisitor();
  const confirmation = useRef<HTMLParagraphElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { error, isSending, send, clearError } = useSubscription({ support }, input, confirmation);

  return (
    <div className={styles.box}>
      <p className={shared.withoutScript}>{t('byMail', { email: support })}</p>

      <div className={`${styles.states} ${shared.scriptOnly}`}>
        <p ref={confirmation} className={styles.confirmation} role="status" tabIndex={-1}>
          {subscribed && t('subscribed')}
        </p>

        <form
          className={subscribed ? shared.reserved : undefined}
          method="post"
          noValidate
          onSubmit={(event) => void send(event)}
        >
          <TextField
            ref={input}
            // A slice's HTML is made apart from its page: `useId` would give another id there.
            id="subscription-email"
            label={t('label')}
            hint={
              <>
                {t('promise')} {children}
              </>
            }
            error={error}
            type="email"
            name="email"
            required
            autoComplete="email"
            autoCapitalize="none"
            inputMode="email"
            spellCheck={false}
            onInput={clearError}
          />
          <Button type="submit" pending={isSending} pendingLabel={t('sending')}>
            {t('submit')}
          </Button>
        </form>
      </div>
    </div>
  );
}

/** Sends an address to the API. */
async function subscribeAddress(email: string): Promise<{ ok: boolean; msg: string }> {
  const [{ browserClient }, contract] = await Promise.all([
    import('../../calls/browser-client'),
    import('../../calls/subscription'),
  ]);
  return browserClient.submit(contract.subscribe, { email });
}

/**
 * Checks and sends what was typed, and moves the focus to what happened.
 * @param confirmation the message that replaces the field
 */
function useSubscription(
  { support }: Pick<Props, 'support'>,
  input: RefObject<HTMLInputElement>,
  confirmation: RefObject<HTMLElement>,
) {
  const { t } = useTranslation('subscription');
  const { subscribe } = useVisitor.getState();
  const { notify, dismiss } = useNotices.getState();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();

    const email = cleanEmail(input.current?.value ?? '');
    if (!emailPattern.test(email)) {
      setError(t('invalid'));
      input.current?.focus();
      return;
    }

    setError(null);
    dismiss('subscription');
    setSending(true);

    try {
      const { ok, msg } = await subscribeAddress(email);
      if (!ok) {
        notify({ id: 'subscription', text: msg || t('refused') });
        return;
      }

      // The field gives way to a message, which takes the focus.
      flushSync(subscribe);
      confirmation.current?.focus();
    } catch (failure) {
      // The visitor is told what to do; the reason is in the console.
      console.warn(failure);
      setError(navigator.onLine ? t('unsent', { email: support }) : t('offline'));
    } finally {
      setSending(false);
    }
  };

  return { error, isSending, send, clearError: () => setError(null) };
}
