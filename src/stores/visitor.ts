import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type KeptFields, keptFlag, keptIn } from './kept-fields';
import { type LocalKey, local } from './storage';

/** What's known about the visitor (specification section 3), by its keys in local storage. */
interface KeptVisitor {
  /** Whether the visitor has agreed; on a site that counts nothing, whether the notice was read. */
  first_login: boolean;
  /** Whether the privacy banner still asks. */
  showBanner: boolean;
  /** Whether a subscription succeeded (section 4). */
  subscribed: boolean;
}

interface VisitorState extends KeptVisitor {
  agree(): void;
  decline(): void;
  /** Closes the notice of a site that counts nothing. It isn't consent: a site that begins to count asks. */
  acknowledge(): void;
  subscribe(): void;
}

const fields: KeptFields<LocalKey, KeptVisitor> = {
  first_login: keptFlag('first_login'),
  showBanner: {
    key: 'showBanner',
    parse: (text) => text !== 'false',
    format: (isShown) => (isShown ? null : 'false'),
  },
  subscribed: keptFlag('subscribed'),
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
      storage: keptIn(local, fields),
      partialize: ({ first_login, showBanner, subscribed }): KeptVisitor => ({
        first_login,
        showBanner,
        subscribed,
      }),
    },
  ),
);

/** The answer to the cookie and privacy banner; null while it asks. */
export type Consent = 'agreed' | 'declined' | null;

export function consentOf({ first_login, showBanner }: KeptVisitor): Consent {
  if (showBanner) return null;
  return first_login ? 'agreed' : 'declined';
}
