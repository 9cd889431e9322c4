import { type Device, devices } from '../../site/device';
import { redirects, retirementOf } from '../../site/former-addresses';
import { splitLanguage } from '../../site/href';
import { routeOfPath } from '../../site/lookup';
import { rewrites } from '../../site/page-addresses';
import { belongsTo } from '../../site/route-types';
import type { CheckedPage } from './page';
import type { ReadSite, Report, Rule } from './rule';

type Link = CheckedPage['links'][number];

/**
 * Links and files lead somewhere, hashes to an element. Links stay in the language, and lead to no
 * page that English hides. On each device that shows a link it leads to a page of that device or to
 * its counterpart, its item kept. Links of the page itself, apart from header and footer, lead to
 * another page, and to none about an item without naming it.
 */
export const hasTargets: Rule = (site, report) => {
  const follow = createFollower(site);
  for (const page of site.pages.values()) {
    const reportHere = (reason: string) => report(page.address, reason);
    for (const link of page.links) {
      const target = follow(page, link.href, report);
      if (!target || link.isSwitch || page.isRedirect) continue;
      checkTarget(site, page, link, target, reportHere);
      checkOnDevices(site, page, link, target, reportHere);
    }
    for (const { href } of page.sources) follow(page, href, report);
  }
};

/**
 * Gives the page that a link leads to as the host serves it; null for anything else. Reports links
 * that lead nowhere.
 */
function createFollower({ pages, inputs, ...site }: ReadSite) {
  const { origin } = new URL(inputs.siteUrl);
  const files = new Set(site.files);

  /** Follows a path; undefined: to nothing, null: to something that isn't a page. */
  function followPath(path: string): CheckedPage | null | undefined {
    const redirect = redirects.get(path);
    if (redirect !== undefined) return followPath(redirect);
    const page = pages.get(rewrites.get(path) ?? path);
    if (page) return page;

    return files.has(path.slice(1)) || site.isElsewhere(path) ? null : undefined;
  }

  return ({ address }: CheckedPage, href: string, report: Report): CheckedPage | null => {
    const url = URL.canParse(href, origin + address) ? new URL(href, origin + address) : null;
    if (url && url.origin !== origin) return null;

    const path = url ? decode(url.pathname) : '';
    const target = url ? followPath(path) : undefined;
    const fault = retirementOf(path) !== undefined ? 'is retired' : 'does not exist';
    if (target === undefined) report(address, `leads to ${href}, which ${fault}`);

    const id = url ? decode(url.hash.slice(1)) : '';
    const isElement = id !== '' && !id.startsWith(':~:');
    if (target && isElement && !target.ids.has(id))
      report(address, `leads to ${href}, but ${target.address} has no element “${id}”`);
    return target ?? null;
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Hosts treat a lone % as a normal character, too.
    return text;
  }
}

const isAboutItem = ({ address }: CheckedPage): boolean =>
  routeOfPath(splitLanguage(address).path)?.itemOf !== undefined;

/** Whether a link of the page itself has neither query nor hash. */
const isBareLink = ({ part, href }: Link): boolean => part === 'main' && /^[^?#]+$/.test(href);

/** Checks what a link leads to, whatever the device. */
function checkTarget(
  { inputs }: ReadSite,
  page: CheckedPage,
  link: Link,
  target: CheckedPage,
  report: (reason: string) => void,
): void {
  const { href } = link;
  // A menu may link to a section of a hidden page, which is an entry of its own.
  const isHidden = inputs.hidden.includes(target.address);
  if (isHidden && target !== page && !href.includes('#'))
    report(`links to ${href}, which English hides`);

  if (splitLanguage(target.address).language !== splitLanguage(page.address).language)
    report(`links to ${href}, a page of another language`);
  if (isBareLink(link) && isAboutItem(target)) report(`leads to ${href} without an item`);
}

/** Checks what a link leads to on each device that shows it. */
function checkOnDevices(
  { pages }: ReadSite,
  page: CheckedPage,
  link: Link,
  target: CheckedPage,
  report: (reason: string) => void,
): void {
  const { href, part } = link;
  // At its second address a page of desktops is for phones.
  const isFor = (device: Device) =>
    page.counterpart === page.address || belongsTo(page.devices, device);

  for (const device of devices) {
    if (!isFor(device) || !belongsTo(link.devices, device)) continue;
    const targetOnDevice = belongsTo(target.devices, device)
      ? target
      : pages.get(target.counterpart);
    const onDevice = `leads to ${href} in the ${part} on a ${device}, which`;
    const namesItem = /[?&](id|type)=/.test(href) && isAboutItem(target);

    if (!targetOnDevice) report(`${onDevice} does not have it`);
    else if (isBareLink(link) && targetOnDevice === page) report(`${onDevice} is the page itself`);
    else if (namesItem && !isAboutItem(targetOnDevice)) report(`${onDevice} loses its item`);
  }
}
