import { useState } from 'react';
import { fill } from '../../i18n/texts';
import { Button } from '../button';
import { ButtonLink } from '../button-link';
import { EmptyState } from '../empty-state';
import { Notice } from '../notice';
import { Skeleton } from '../skeleton';
import { type ToastMessage, ToastRegion } from '../toast';
import * as styles from './layout.module.css';
import { Chapter, type ChapterProps, type GuideTexts, Specimen } from './specimen';

/** How long a message that was sent here stays; those of the first look stay until they are dismissed. */
const toastDuration = 6_000;

/** What tells the visitor that something happened, or is about to. */
export function Feedback({ texts }: ChapterProps) {
  const { samples } = texts;
  return (
    <Chapter id="feedback" texts={texts}>
      <Specimen of="toast" source="src/components/toast.tsx" texts={texts}>
        {(theme) => (
          <ToastSample
            texts={samples.toast}
            label={fill(texts.themed, { name: samples.toast.label, theme: texts.themes[theme] })}
          />
        )}
      </Specimen>
      <Specimen of="notice" source="src/components/notice.tsx" texts={texts}>
        {() => <Notice text={samples.notice} />}
      </Specimen>
      <Specimen of="skeleton" source="src/components/skeleton.tsx" texts={texts}>
        {() => (
          <div className={styles.columns}>
            <Skeleton label={samples.loading} lines={4} />
            <Skeleton label={samples.loading} lines={2} picture />
          </div>
        )}
      </Specimen>
      <Specimen of="emptyState" source="src/components/empty-state.tsx" texts={texts}>
        {() => (
          <EmptyState
            title={samples.empty.title}
            text={samples.empty.text}
            headingLevel={4}
            actions={
              <ButtonLink href="#feedback" look="quiet">
                {samples.empty.action}
              </ButtonLink>
            }
          />
        )}
      </Specimen>
    </Chapter>
  );
}

function ToastSample({ texts, label }: { texts: GuideTexts['samples']['toast']; label: string }) {
  const [{ messages, sent }, setState] = useState<{ messages: readonly ToastMessage[]; sent: number }>({
    messages: (['alert', 'status'] as const).map((kind) => ({ id: kind, kind, text: texts[kind], duration: null })),
    sent: 0,
  });
  const send = (kind: 'alert' | 'status') =>
    setState({ messages: [...messages, { id: `${kind} ${sent}`, kind, text: texts[kind] }], sent: sent + 1 });
  return (
    <>
      <div className={styles.row}>
        <Button look="quiet" onClick={() => send('status')}>
          {texts.addStatus}
        </Button>
        <Button look="quiet" onClick={() => send('alert')}>
          {texts.addAlert}
        </Button>
      </div>
      <ToastRegion
        label={label}
        dismissLabel={texts.dismiss}
        messages={messages}
        duration={toastDuration}
        placement="inline"
        onDismiss={(id) =>
          setState((state) => ({ ...state, messages: state.messages.filter((message) => message.id !== id) }))
        }
      />
    </>
  );
}
