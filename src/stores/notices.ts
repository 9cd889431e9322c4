import { create } from 'zustand';

/** A short message about what has just failed (specification section 8). */
export interface Message {
  /** What it is about. */
  id: string;
  text: string;
}

interface NoticeState {
  notices: readonly Message[];
  /** Shows a message in the place of an earlier one about the same. */
  notify(message: Message): void;
  /** Takes back what was said about something, if anything was: the visitor closes it, or tries again. */
  dismiss(id: string): void;
}

/** The toasts, oldest first. */
export const useNotices = create<NoticeState>()((set) => ({
  notices: [],
  notify: (message) => set(({ notices }) => ({ notices: [...notices.filter(({ id }) => id !== message.id), message] })),
  dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
}));
