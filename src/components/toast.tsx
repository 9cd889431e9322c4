import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import type { Message } from '../stores/notices';
import { CloseButton } from './icon-button';
import * as styles from './toast.module.css';

interface Props {
  label: string;
  dismissLabel: string;
  messages: readonly Message[];
  onDismiss(id: string): void;
}

/** Milliseconds that a message stays; a failure stays until it is dismissed. */
const stay = 6000;

/**
 * Short messages about what has just happened. Render it always, also without messages: a screen reader
 * announces only what is put into a region that it knows. All messages stay while one of them is pointed at
 * or has the focus.
 */
export function ToastRegion({ label, dismissLabel, messages, onDismiss }: Props) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const isEmpty = messages.length === 0;

  useEffect(() => {
    // The last message disappeared under the pointer, without a leave event.
    if (isEmpty) setPointed(false);
  }, [isEmpty]);

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(false);
  };
  const dismiss = (id: string) => {
    const buttons = [...(region.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => button.matches(':focus'));
    const current = buttons[index];
    // Move the focus before its button disappears: to the next message, or back to where it came from.
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
      aria-label={isEmpty ? undefined : label}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {(['alert', 'status'] as const).map((kind) => (
        <div key={kind} role={kind} aria-atomic="false">
          {messages
            .filter((message) => message.kind === kind)
            .map((message) => (
              <Toast
                key={message.id}
                text={message.text}
                kind={kind}
                isPaused={isPointed || isFocused}
                dismissLabel={dismissLabel}
                onTimeOver={() => onDismiss(message.id)}
                onDismiss={() => dismiss(message.id)}
              />
            ))}
        </div>
      ))}
    </section>
  );
}

interface ToastProps extends Pick<Message, 'text' | 'kind'> {
  /** Its time starts over afterwards. */
  isPaused: boolean;
  dismissLabel: string;
  onTimeOver(): void;
  onDismiss(): void;
}

function Toast({ text, kind, isPaused, dismissLabel, onTimeOver, onDismiss }: ToastProps) {
  const textId = useId();
  const timeOver = useRef(onTimeOver);
  useEffect(() => {
    timeOver.current = onTimeOver;
  });
  useEffect(() => {
    if (isPaused || kind === 'alert') return;
    const timer = setTimeout(() => timeOver.current(), stay);
    return () => clearTimeout(timer);
  }, [isPaused, kind]);
  return (
    <div className={`${styles.toast} ${kind === 'alert' ? styles.alert : ''}`}>
      <p id={textId} className={styles.text}>
        {text}
      </p>
      <CloseButton label={dismissLabel} aria-describedby={textId} onClick={onDismiss} />
    </div>
  );
}
