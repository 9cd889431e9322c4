import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type LocalKey, local } from './storage';
import { fieldStorage, type StoredFields, storedFlag } from './stored-fields';

/** What's known about the visitor (specification section 3), by its keys in local storage. */
interface VisitorFields {
  /** Whether the visitor has agreed; on a site that counts nothing, whether the notice was read. */
  first_login: boolean;
  /** Whether the privacy banner still asks. */
  showBanner: boolean;
  /** Whether a subscription succeeded (section 4). */
  subscribed: boolean;
}

interface VisitorState extends VisitorFields {
  agree(): void;
  decline(): void;
  /**
   * Closes the notice of a site that counts nothing. It isn't consent: a site that begins to count
   * asks.
   */
  acknowledge(): void;
  subscribe(): void;
}

const fields: StoredFields<LocalKey, VisitorFields> = {
  first_login: storedFlag('first_login'),
  showBanner: {
    key: 'showBanner',
    parse: (text) => text !== 'false',
    format: (isShown) => (isShown ? null : 'false'),
  },
  subscribed: storedFlag('subscribed'),
};

export const useVisitor = create<VisitorState>()(
  persist(
    (set): VisitorState => ({
      first_login: false,
      showBanner: true,
      subscribed: false,
      agree: () => set({ first_login: true, showBanner: false }),
      decline: () => set({ first_login: false, showBanner: false }),
      acknowledge: () => set({ first_login: true }),
      subscribe: () => set({ subscribed: true }),
    }),
    {
      name: 'visitor',
      storage: fieldStorage(local, fields),
      partialize: ({ first_login, showBanner, subscribed }): VisitorFields => ({
        first_login,
        showBanner,
        subscribed,
      }),
    },
  ),
);

/** The answer to the cookie and privacy banner; null while it asks. */
export type Consent = 'agreed' | 'declined' | null;

/** The visitor's answer, from what is stored. */
export function consentOf({ first_login, showBanner }: VisitorFields): Consent {
  if (showBanner) return null;
  return first_login ? 'agreed' : 'declined';
}
