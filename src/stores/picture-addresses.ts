import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { optionalAddress } from '../calls/fields';
import { type SessionKey, session } from './storage';
import { fieldStorage, type StoredField, type StoredFields } from './stored-fields';

/**
 * The picture-address settings (specification section 3), by their keys in session storage; empty
 * for those that are not known.
 */
interface PictureAddresses {
  picAddr: string;
  zsAddr: string;
  jxszsAddr: string;
  syAddr: string;
  logoUrl: string;
}

const storedAddress = (key: keyof PictureAddresses): StoredField<SessionKey, string> => ({
  key,
  parse(text) {
    const address = v.safeParse(optionalAddress, text);
    return address.success ? address.output : '';
  },
  format: (address) => address || null,
});

const fields: StoredFields<SessionKey, PictureAddresses> = {
  picAddr: storedAddress('picAddr'),
  zsAddr: storedAddress('zsAddr'),
  jxszsAddr: storedAddress('jxszsAddr'),
  syAddr: storedAddress('syAddr'),
  logoUrl: storedAddress('logoUrl'),
};

/**
 * The API's picture addresses, for the session. They are asked for only while `picAddr` is empty
 * (section 7), and set together: `usePictureAddresses.setState(answer)`.
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
    { name: 'picture-addresses', storage: fieldStorage(session, fields) },
  ),
);
