/** The two device sets of specification section 2. */
export const devices = ['desktop', 'phone'] as const;
export type Device = (typeof devices)[number];

/** User agents of phones: Android, webOS, iPhone, iPod, BlackBerry. */
const phonePattern = /Android|webOS|iPhone|iPod|BlackBerry/i;

/**
 * What crawlers call themselves: a name that ends in “bot”, a name of Google's, an address. Cubot
 * and “M bot” are phones. Apart from those, an own short list, because a complete one (isbot: 1.3
 * kB in every page) names many programs that never run a script.
 */
const crawlerPattern = new RegExp(
  [
    String.raw`\b(?!\w*cubot|m_?bot)\w+bots?(?![a-z])`,
    String.raw`\bbot\/`,
    'https?://',
    'google(-|other|producer| web| favicon| page)',
    '-google',
    'crawl|spider|slurp|preview|lighthouse|pagespeed|ptst|externalhit|meta-external|embedly|snippet|archiver',
  ].join('|'),
  'i',
);

/** The model of an Android phone in its user agent, which makers name as they like. */
const androidModel = /Android[\d. ]*;(?: ?[a-z]{2}[-_][a-z]{2};)? ?[^;()/]*(?= build\/|\))/i;

/** Whether a user agent is a crawler's. Crawlers are never redirected by device. */
export const isCrawler = (userAgent: string): boolean =>
  crawlerPattern.test(userAgent.replace(androidModel, ''));

/** The device of a user agent, decided once at load. */
export const deviceOf = (userAgent: string): Device =>
  phonePattern.test(userAgent) ? 'phone' : 'desktop';

/** The device named by `?device=`; null for anything else. */
export const parseDevice = (value: string | null | undefined): Device | null =>
  value === 'desktop' || value === 'phone' ? value : null;

/**
 * The device whose pages the visitor sees (before-paint/guard.ts); null for both, if the visitor
 * chose a device.
 */
export function deviceShown(): Device | null {
  const { device, unguarded } = document.documentElement.dataset;
  return unguarded === undefined ? parseDevice(device) : null;
}
