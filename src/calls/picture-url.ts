/**
 * The absolute address of a picture from the API. A relative one is resolved against the configured
 * picture address, which may itself be relative to the API's base.
 */
export function pictureUrl(address: string, picAddr: string, base: string): string {
  if (/^https?:\/\//i.test(address)) return address;
  const folder = new URL(picAddr.replace(/\/*$/, '/'), `${base}/`);
  return new URL(address.replace(/^[\\/\s]+/, ''), folder).href;
}
