import type { Content, Item } from '../../src/build/content/read';
import { fileKinds, type MediaIndex, videoKinds } from '../../src/contract/content/media';

const [files, videos]: [readonly string[], readonly string[]] = [fileKinds, videoKinds];

/** The data folder with every file and video drawn: 42 pages or 75 seconds, 1.2 MB; one file is a sheet. */
export function withDrawnMedia(content: Content): Content {
  const media: MediaIndex = {};
  for (const { kind, slug } of Object.values(content.items).flat() as Item[]) {
    const digest = 'drawn';
    const isSheet = slug.includes('sheet');
    const drawn = files.includes(kind)
      ? {
          digest,
          file: {
            extension: isSheet ? ('xlsx' as const) : ('pdf' as const),
            bytes: 1_234_567,
            ...(isSheet ? {} : { pages: 42 }),
          },
        }
      : { digest, video: { bytes: 456_000, seconds: 75 } };
    if (files.includes(kind) || videos.includes(kind)) media[`${kind}/${slug}`] = { zh: drawn, en: drawn };
  }
  return { ...content, media };
}
