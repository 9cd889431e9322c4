/** The two device sets of specification section 2. */
export const devices = ['desktop', 'phone'] as const;
export type Device = (typeof devices)[number];

/** User agents of phones: Android, webOS, iPhone, iPod, BlackBerry. */
const phonePattern = /Android|webOS|iPhone|iPod|BlackBerry/i;

/** Crawlers are never redirected by device. */
export const crawlerPattern =
  /bot|crawl|spider|slurp|bingpreview|lighthouse|facebookexternalhit|embedly/i;

/** The device of a user agent, decided once at load. */
export const deviceOf = (userAgent: string): Device =>
  phonePattern.test(userAgent) ? 'phone' : 'desktop';

/** The device named by `?device=`; null for anything else. */
export const parseDevice = (value: string | null | undefined): Device | null =>
  value === 'desktop' || value === 'phone' ? value : null;

/** The device whose pages the visitor sees (before-paint/guard.ts); null for both, if the visitor chose a device. */
export function deviceShown(): Device | null {
  const { device, unguarded } = document.documentElement.dataset;
  return unguarded === undefined ? parseDevice(device) : null;
}
