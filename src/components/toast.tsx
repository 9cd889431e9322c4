import { type FocusEvent, useRef } from 'react';
import type { Message } from '../stores/notices';
import { CloseButton } from './icon-button';
import * as styles from './toast.module.css';

interface Props {
  label: string;
  dismissLabel: string;
  messages: readonly Message[];
  onDismiss(id: string): void;
}

/**
 * Error messages; each stays until it's dismissed. Render this even without messages: screen
 * readers announce only what's added to an existing region.
 */
export function ToastRegion({ label, dismissLabel, messages, onDismiss }: Props) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const dismiss = (id: string) => {
    const buttons = [...(region.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => button.matches(':focus'));
    const current = buttons[index];
    // Before its button disappears, move the focus to the next message or back to where it came
    // from.
    if (current) {
      current.blur();
      (buttons[index + 1] ?? buttons[index - 1] ?? cameFrom.current)?.focus();
    }
    onDismiss(id);
  };

  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={messages.length === 0 ? undefined : label}
      onFocus={onFocus}
    >
      <div role="alert" aria-atomic="false">
        {messages.map(({ id, text }) => (
          <div key={id} className={styles.toast}>
            <p id={`toast-${id}`} className={styles.text}>
              {text}
            </p>
            <CloseButton
              label={dismissLabel}
              aria-describedby={`toast-${id}`}
              onClick={() => dismiss(id)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
