import type { Feature } from '../feature';

declare module '../../i18n/resources' {
  interface NamespaceFiles {
    video: typeof import('../../../data/ui/zh/video.json');
  }
}

/** The player of videos. */
export const videos: Feature = { name: 'videos' };
