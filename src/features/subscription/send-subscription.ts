import { browserClient } from '../../api-client/browser-client';
import { subscribe } from '../../contract/subscription';

/**
 * Sends an address (specification section 7, `api/Submit/GetSubscribe`).
 * @returns `ok: false` with the server's message for status 0
 * @throws CallError or ContractError where no answer confirms it
 */
export const sendSubscription = (email: string) => browserClient.submit(subscribe, { email });
