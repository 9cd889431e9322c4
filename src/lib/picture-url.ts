/**
 * The full address of a picture of the API. A relative one is resolved against the configured picture address, which itself may be
 * relative to the API's base.
 */
export function pictureUrl(address: string, picAddr: string, base: string): string {
  if (/^https?:\/\//i.test(address)) return address;
  return new URL(address.replace(/^[\\/\s]+/, ''), new URL(picAddr.replace(/\/*$/, '/') || '/', `${base}/`)).href;
}
