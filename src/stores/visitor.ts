import { create } from 'zustand';
import { local } from './local-storage';

interface VisitorState {
  /** Whether local storage has been read. */
  restored: boolean;
  /** `first_login`: the visitor has agreed to the cookie and privacy banner. */
  hasAgreed: boolean;
  /** Whether a subscription succeeded (specification section 4). */
  subscribed: boolean;
  restore(): void;
  agree(): void;
  /** Only what is necessary: the banner is answered without consent. */
  decline(): void;
  subscribe(): void;
}

/** What is known of the visitor (specification section 3), persisted in local storage. */
export const useVisitor = create<VisitorState>()((set) => ({
  restored: false,
  hasAgreed: false,
  subscribed: false,
  restore: () =>
    set({
      restored: true,
      hasAgreed: local.read('first_login') === 'true',
      subscribed: local.read('subscribed') === 'true',
    }),
  agree() {
    local.write('first_login', 'true');
    local.write('showBanner', 'false');
    set({ hasAgreed: true });
  },
  decline() {
    local.remove('first_login');
    local.write('showBanner', 'false');
    set({ hasAgreed: false });
  },
  subscribe() {
    local.write('subscribed', 'true');
    set({ subscribed: true });
  },
}));
