import type { HeaderGroupView } from '../../../../src/chrome/menu';
import { vendorMark, vendorName } from '../../../../src/config/vendor';
import type { Copy } from '../copy';

/** Text, escaped for HTML. */
export const text = (value: unknown) =>
  String(value ?? '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/"/g, '&quot;');

/** A list of things, each as HTML. */
export const each = <T>(list: readonly T[], of: (entry: T) => string) => list.map(of).join('');

export const link = (href: string | null | undefined, label: string) =>
  href ? `<a href="${text(href)}">${label}</a>` : label;

const logo = vendorMark.replace('<svg', '<svg aria-hidden="true"') + text(vendorName.zh);

const entry = ({ href, title, subtitle, picture }: HeaderGroupView['categories'][number]['links'][number]) => {
  const icon = picture === null ? '' : `<i style="--at:${picture}"></i>`;
  return `<li><a href="${text(href)}">${icon}<b>${text(title)}</b><small>${text(subtitle)}</small></a>`;
};

/** The header of a page: the whole menu, search, language, consultation. */
export function header({ header: { groups }, texts, path }: Copy): string {
  const t = texts['header'] as Record<string, string>;
  const menu = each(groups, ({ title, categories }) => {
    const [first] = categories.flatMap(({ links }) => links);
    if (first && categories.flatMap(({ links }) => links).length === 1) return `<li>${link(first.href, text(title))}`;
    const lists = each(
      categories,
      (category) => `<h2>${text(category.title)}</h2><ul>${each(category.links, entry)}</ul>`,
    );
    return `<li><details name="menu"><summary>${text(title)}</summary><div>${lists}</div></details>`;
  });
  return `<header><a href="/">${logo}</a>
<nav aria-label="${text(t['mainNavigation'])}"><ul>${menu}</ul></nav>
<form role="search" action="/search"><input type="search" name="query" placeholder="${text(t['searchPlaceholder'])}" aria-label="${text(t['searchPlaceholder'])}"><button>${text(t['search'])}</button></form>
<a href="/en${path === '/' ? '' : path}" lang="en" hreflang="en">English</a>
<button type="button" aria-label="${text(t['theme'])}">◐</button>
<a href="/consult">${text(t['consult'])}</a></header>`;
}

/** The footer: contact, subscription, columns, friendly links; and the contact widget. */
export function footer({
  footer: { columns, channels, friendlyLinks, copyright, filingNumber },
  phones,
  accounts,
  texts,
}: Copy): string {
  const [t, subscription] = [texts['footer'], texts['subscription']] as Record<string, string>[];
  const contact = (texts['siteExtras'] as { contact: Record<string, string>; backToTop: string }).contact;
  const facts = (list: Copy['phones']) =>
    `<dl>${each(list, ({ label, value, href }) => `<dt>${text(label)}<dd>${link(href, text(value))}`)}</dl>`;
  const support = channels.find(({ href }) => href.startsWith('mailto:'))?.value ?? '';
  return `<footer><div><p>${logo}<p>${text(t?.['blurb'])}<h2>${text(t?.['contact'])}</h2>${facts(channels)}
<h2>${text(subscription?.['title'])}</h2><form method="post"><p>${text(subscription?.['promise'])}<label>${text(subscription?.['label'])}<input type="email" name="email" required autocomplete="email"></label><button>${text(subscription?.['submit'])}</button></form><p>${text(subscription?.['byMail']?.replace('{{email}}', support))}</div>
<nav aria-label="${text(t?.['navigation'])}">${each(
    columns,
    ({ title, groups }) =>
      `<section><h2>${text(title)}</h2>${each(groups, (group) => `${group.title && groups.length > 1 ? `<h3>${text(group.title)}</h3>` : ''}<ul>${each(group.links, ({ href, title: label }) => `<li>${link(href, text(label))}`)}</ul>`)}</section>`,
  )}</nav>
<h2>${text(t?.['friendlyLinks'])}</h2><ul>${each(friendlyLinks, ({ url, name }) => `<li>${link(url, text(name))}`)}</ul>
<p>${text(copyright)} ${text(filingNumber)}</footer>
<aside aria-label="${text(contact['label'])}"><details><summary>${text(contact['label'])}</summary>${facts(phones)}<p>${link('/consult', text(contact['consult']))} <small>${text(contact['consultHint'])}</small>${each(
    accounts,
    ({ name, url, qr }) =>
      `<figure>${qr ? `<svg viewBox="-4 -4 ${qr.size + 8} ${qr.size + 8}" role="img" aria-label="${text(name)}"><path d="${qr.path}" transform="translate(0 .5)" stroke="#000"/></svg>` : ''}<figcaption>${text(contact['scan'])} ${link(url, text(name))}</figcaption></figure>`,
  )}</details></aside>`;
}

/** What the site asks of a visitor, as a plain form. */
export function consent({ texts }: Copy): string {
  const t = (texts['siteExtras'] as { consent: Record<string, string> }).consent;
  return `<section aria-label="${text(t['label'])}"><p>${text(t['always'])} ${link('/PrivacyPolicy', text(t['policy']))}</p><button type="button">${text(t['agree'])}</button></section>`;
}
