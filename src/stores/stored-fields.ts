import type { PersistStorage } from 'zustand/middleware';
import type { SafeStorage } from './storage';

/** How a field of a store is stored: under which key, and as which text. */
export interface StoredField<Key extends string, T> {
  key: Key;
  /** @param text what is stored, by anyone; null if nothing is. Invalid content counts as none. */
  parse(text: string | null): T;
  /** @returns the text to store; null for none */
  format(value: T): string | null;
}

/** How each field of a state is stored. */
export type StoredFields<Key extends string, State> = {
  readonly [Name in keyof State]: StoredField<Key, State[Name]>;
};

/** A yes under a key of its own; no is the key's absence. */
export const storedFlag = <Key extends string>(key: Key): StoredField<Key, boolean> => ({
  key,
  parse: (text) => text === 'true',
  format: (isSet) => (isSet ? 'true' : null),
});

/** The JSON in a stored text; null if there is none. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Someone else wrote it, or it was cut off.
    return null;
  }
}

/**
 * The storage of zustand's `persist`: each field stands under the key that the specification gives
 * it (section 3), and is parsed as it is read. Storage that is blocked leaves the state as it is;
 * storage that is full drops writes.
 */
export function fieldStorage<Key extends string, State extends object>(
  area: SafeStorage<Key>,
  fields: StoredFields<Key, State>,
): PersistStorage<State> {
  const names = Object.keys(fields) as (keyof State)[];
  /**
   * What this tab has read or written last: another tab's later change of another field isn't
   * undone.
   */
  const texts = new Map<keyof State, string | null>();

  const readField = <Name extends keyof State>(name: Name): State[Name] => {
    const { key, parse, format } = fields[name];
    const value = parse(area.read(key));

    texts.set(name, format(value));
    return value;
  };

  const writeField = <Name extends keyof State>(name: Name, value: State[Name]): void => {
    const { key, format } = fields[name];
    const text = format(value);
    if (text === texts.get(name)) return;

    texts.set(name, text);
    if (text === null) area.remove(key);
    else area.write(key, text);
  };

  return {
    getItem() {
      if (!area.isReadable()) return null;

      const state = Object.fromEntries(names.map((name) => [name, readField(name)])) as State;
      return { state, version: 0 };
    },

    setItem(_, { state }) {
      for (const name of names) writeField(name, state[name]);
    },

    removeItem() {
      for (const name of names) area.remove(fields[name].key);
    },
  };
}
