import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { optionalAddress } from '../contract/fields';
import { type KeptField, type KeptFields, keptIn } from './kept-fields';
import { type SessionKey, session } from './storage';

/** The picture-address settings (specification section 3), by their keys in session storage; empty for those that are not known. */
interface PictureAddresses {
  picAddr: string;
  zsAddr: string;
  jxszsAddr: string;
  syAddr: string;
  logoUrl: string;
}

const keptAddress = (key: keyof PictureAddresses): KeptField<SessionKey, string> => ({
  key,
  parse(text) {
    const address = v.safeParse(optionalAddress, text);
    return address.success ? address.output : '';
  },
  format: (address) => address || null,
});

const fields: KeptFields<SessionKey, PictureAddresses> = {
  picAddr: keptAddress('picAddr'),
  zsAddr: keptAddress('zsAddr'),
  jxszsAddr: keptAddress('jxszsAddr'),
  syAddr: keptAddress('syAddr'),
  logoUrl: keptAddress('logoUrl'),
};

/**
 * The API's picture addresses, for the session. They are asked for only while `picAddr` is empty (section 7), and set together:
 * `usePictureAddresses.setState(answer)`.
 */
export const usePictureAddresses = create<PictureAddresses>()(
  persist(
    (): PictureAddresses => ({
      picAddr: '',
      zsAddr: '',
      jxszsAddr: '',
      syAddr: '',
      logoUrl: '',
    }),
    { name: 'picture-addresses', storage: keptIn(session, fields) },
  ),
);
