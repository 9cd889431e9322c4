import { create } from 'zustand';

/** A short error message (specification section 8). */
export interface Message {
  /** What the message is about. */
  id: string;
  text: string;
}

interface NoticeState {
  notices: readonly Message[];
  /** Shows a message, replacing an earlier one about the same subject. */
  notify(message: Message): void;
  /** Removes the message about a subject, if there is one. */
  dismiss(id: string): void;
}

/** The messages, oldest first. */
export const useNotices = create<NoticeState>()((set) => ({
  notices: [],
  notify: (message) =>
    set(({ notices }) => ({
      notices: [...notices.filter(({ id }) => id !== message.id), message],
    })),
  dismiss: (id) =>
    set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
}));
