import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { spritePath } from '../routes/icon';
import { archived } from './files';

/* What esbuild makes of JSX in the archive's script: React's, with addresses that lead into the archive. */

/** An address as the archive's pages have it: a file, or a symbol in the page itself. */
const here = (address: unknown): unknown => {
  if (typeof address !== 'string' || !/^\/(?!\/)/.test(address)) return address;
  return address.startsWith(`${spritePath}#`)
    ? address.replace(`${spritePath}#`, '#icon-')
    : archived(address);
};

const withAddresses =
  (create: typeof reactJsx): typeof reactJsx =>
  (type, props, key) => {
    if (typeof type !== 'string') return create(type, props, key);
    const own = Object.entries(props ?? {}).map(([name, value]): [string, unknown] => [
      name,
      /^(href|action|src)$/.test(name) ? here(value) : value,
    ]);
    return create(type, Object.fromEntries(own), key);
  };

export { Fragment };
export const jsx = withAddresses(reactJsx);
export const jsxs = withAddresses(reactJsxs);
