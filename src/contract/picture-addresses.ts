import * as v from 'valibot';
import { read } from './call';
import { optionalAddress } from './fields';

/** Answer of `api/page/GetPicAddr` (specification section 3), under the names that it is stored by. */
export const pictureAddresses = v.pipe(
  v.unknown(),
  // Every field is optional, so any object would pass: this one tells the answer from others.
  v.check(
    (answer: unknown) => typeof answer === 'object' && answer !== null && 'pic_addr' in answer,
    'an object with pic_addr',
  ),
  v.object({
    pic_addr: optionalAddress,
    zs_addr: optionalAddress,
    jxszs_addr: optionalAddress,
    sy_addr: optionalAddress,
    logo_url: optionalAddress,
  }),
  v.transform(({ pic_addr, zs_addr, jxszs_addr, sy_addr, logo_url }) => ({
    /** Base of the menu's relative picture addresses. */
    picAddr: pic_addr,
    zsAddr: zs_addr,
    jxszsAddr: jxszs_addr,
    syAddr: sy_addr,
    logoUrl: logo_url,
  })),
);

export type PictureAddresses = v.InferOutput<typeof pictureAddresses>;

export const getPictureAddresses = read('GetPicAddr', '/api/page/GetPicAddr', pictureAddresses);
