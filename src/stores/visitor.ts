import { create } from 'zustand';
import { local } from './storage';

export interface VisitorState {
  /** Whether local storage has been read. */
  restored: boolean;
  /** The answer to the cookie and privacy banner, stored as `first_login` and `showBanner`; null if there's none. */
  consent: 'agreed' | 'declined' | null;
  /** Whether a subscription succeeded (specification section 4). */
  subscribed: boolean;
  restore(): void;
  agree(): void;
  decline(): void;
  /** Closes the notice of a site that counts nothing. It isn't consent: a site that begins to count asks. */
  acknowledge(): void;
  subscribe(): void;
}

/** What's known about the visitor (specification section 3), persisted in local storage. */
export const useVisitor = create<VisitorState>()((set) => ({
  restored: false,
  consent: null,
  subscribed: false,
  restore: () =>
    set({
      restored: true,
      consent:
        local.read('showBanner') !== 'false'
          ? null
          : local.read('first_login') === 'true'
            ? 'agreed'
            : 'declined',
      subscribed: local.read('subscribed') === 'true',
    }),
  agree() {
    local.write('first_login', 'true');
    local.write('showBanner', 'false');
    set({ consent: 'agreed' });
  },
  decline() {
    local.remove('first_login');
    local.write('showBanner', 'false');
    set({ consent: 'declined' });
  },
  acknowledge: () => local.write('first_login', 'true'),
  subscribe() {
    local.write('subscribed', 'true');
    set({ subscribed: true });
  },
}));
