import { browserClient } from '../../api-client/browser-client';
import { CallError } from '../../api-client/client';
import { logIn, type PartnerLogin } from '../../contract/assumed/partner-login';
import { ContractError } from '../../contract/envelope';
import type { UserInfo } from '../../stores/session';

/** How a sign-in ends: by the partner backend's answer, or without one that can be read. */
export type SignInOutcome =
  | { state: 'signedIn'; user: UserInfo }
  | { state: 'refused'; message: string }
  | { state: 'unanswered' };

/**
 * Asks the partner backend. Imported by the press that needs it. The password is sent, and kept nowhere.
 * @throws nothing that the backend does
 */
export async function signInAs(credentials: PartnerLogin): Promise<SignInOutcome> {
  try {
    const result = await browserClient.submit(logIn, credentials);
    return result.ok
      ? { state: 'signedIn', user: result.answer.userInfo }
      : { state: 'refused', message: result.msg.trim() };
  } catch (error) {
    // No answer, or none that can be read: the visitor is told, and may try again.
    if (error instanceof CallError || error instanceof ContractError) return { state: 'unanswered' };
    throw error;
  }
}
