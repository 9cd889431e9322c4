import type { Feedback } from '../../calls/assumed/feedback';
import { useHydrated } from '../../components/hooks/use-hydrated';
import { consentOf, useVisitor } from '../../stores/visitor';
import { mayCount } from '../consent/may-count';

async function send(feedback: Feedback): Promise<void> {
  try {
    const [{ browserClient }, { sendFeedback }] = await Promise.all([
      import('../../calls/browser-client'),
      import('../../calls/assumed/feedback'),
    ]);
    await browserClient.submit(sendFeedback, feedback);
  } catch (error) {
    // The visitor loses nothing. The console has the reason.
    console.warn(error);
  }
}

/**
 * @param isOn whether the vendor asks for feedback (`feedback` in data/vendor.json)
 * @returns sends feedback; null without the visitor's consent, and before hydration
 */
export function useFeedback(isOn: boolean): ((feedback: Feedback) => void) | null {
  const isHydrated = useHydrated();
  const consent = useVisitor(consentOf);
  return isOn && isHydrated && mayCount('after-consent', consent, navigator)
    ? (feedback) => void send(feedback)
    : null;
}
