import { ToastRegion } from '../components/toast';
import { useNotices } from '../stores/notices';

/** Milliseconds that a message stays; failures stay until dismissed. */
const duration = 6000;

/** The toasts of every page. */
export function Toaster({ texts }: { texts: { messages: string; dismiss: string } }) {
  const { notices, dismiss } = useNotices();
  return (
    <ToastRegion
      label={texts.messages}
      dismissLabel={texts.dismiss}
      messages={notices.map((notice) => ({ ...notice, duration: notice.kind === 'alert' ? null : duration }))}
      duration={duration}
      onDismiss={dismiss}
    />
  );
}
