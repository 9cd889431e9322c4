import { digestOf } from './digest';

/** A picture as it's published. */
export interface PublishedPicture {
  /** Its path on the site. */
  address: string;
  bytes: string | Buffer;
}

/** A file whose address contains its digest, so that browsers may keep it. */
export const hashedAsset = (name: string, bytes: string | Buffer): PublishedPicture => ({
  address: `/static/${digestOf(bytes)}/${name}`,
  bytes,
});
