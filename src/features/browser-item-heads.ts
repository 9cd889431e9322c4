import type { ItemHead } from './browser-feature';
import { VideoHead } from './videos/video-head';

/** Heads of the pages of items, by feature. Taking one out: docs/adding.md. */
export const itemHeads: Readonly<Record<string, ItemHead>> = {
  videos: { isHeadOf: ({ video }) => video !== null, Head: VideoHead },
};
