import 'i18next';
import type { Resources } from './resources';

/** Types the keys of `t`: one that the Chinese files don't have is an error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    returnNull: false;
  }
}
