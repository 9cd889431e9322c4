import { create } from 'zustand';

/** A short message about what has just happened (specification section 8). */
export interface Message {
  id: string;
  text: string;
  /** `alert`, for failures, interrupts a screen reader; `status`, for what went well, waits. */
  kind: 'status' | 'alert';
}

interface NoticeState {
  notices: readonly Message[];
  /** Shows a message; the same message twice is shown once. */
  notify(text: string, kind?: Message['kind']): void;
  dismiss(id: string): void;
}

let count = 0;

/** The toasts, oldest first. */
export const useNotices = create<NoticeState>()((set) => ({
  notices: [],
  notify: (text, kind = 'status') =>
    set(({ notices }) => ({
      notices: [...notices.filter((notice) => notice.text !== text), { id: String(++count), text, kind }],
    })),
  dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
}));
