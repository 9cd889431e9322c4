import * as v from 'valibot';
import { read } from './call';
import { optionalAddress } from './fields';

/** Answer of `api/page/GetPicAddr` (specification section 3), with the names it is stored under. */
export const pictureAddresses = v.pipe(
  v.unknown(),
  // An answer without the one address that everything hangs on is of another call, or of nothing.
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
    /** Where relative picture addresses of the menu begin. */
    picAddr: pic_addr,
    zsAddr: zs_addr,
    jxszsAddr: jxszs_addr,
    syAddr: sy_addr,
    logoUrl: logo_url,
  })),
);

export type PictureAddresses = v.InferOutput<typeof pictureAddresses>;

export const getPictureAddresses = read('GetPicAddr', '/api/page/GetPicAddr', pictureAddresses);
