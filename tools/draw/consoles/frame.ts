import { markSvg } from '../mark';
import { cell, dot, each, icon, type Writer, when } from './markup';
import type { Panel, Screen } from './schema';
import { widget } from './widgets';

const navigation = ({ nav }: Screen, writer: Writer): string =>
  `<nav class="nav ${nav.kind}">${each(nav.items, (item) =>
    'group' in item
      ? `<span class="group">${writer.say(item.group)}</span>`
      : `<span class="link${item.on ? ' on' : ''}">${when(item.icon, icon)}<span class="t">${writer.say(item.label)}</span>${when(item.state, dot)}${when(
          item.count,
          (count) => `<b>${writer.say(count)}</b>`,
        )}</span>`,
  )}${when(nav.foot, (foot) => `<small class="foot">${writer.say(foot)}</small>`)}</nav>`;

const topBar = (screen: Screen, writer: Writer): string => `<header class="top ${screen.bar ?? 'paper'}">
  <span class="brand"><span class="mark">${markSvg('currentColor', 20)}</span><span>${writer.say(screen.product)}</span></span>
  ${screen.nav.kind === 'top' ? navigation(screen, writer) : ''}
  ${each(
    screen.context,
    ({ label, value }) =>
      `<span class="context">${when(label, (given) => `<small>${writer.say(given)}</small>`)}${writer.say(value)}${icon('chevrons-up-down')}</span>`,
  )}
  <span class="space"></span>
  ${when(screen.search, (placeholder) => `<span class="search">${icon('search')}<span>${writer.say(placeholder)}</span><kbd>/</kbd></span>`)}
  <span class="tool">${icon('bell')}</span><span class="tool">${icon('circle-help')}</span>
  <span class="user">${writer.say(screen.user)}</span>
</header>`;

const pageHead = ({ page }: Screen, writer: Writer): string => `<div class="page-head${page.tabs ? ' tabbed' : ''}">
  <div class="headline">
    <div class="naming">
      ${when(page.crumbs, (crumbs) => `<p class="crumbs">${crumbs.map((crumb) => writer.say(crumb)).join('<i>/</i>')}</p>`)}
      <p class="title"><span class="${page.mono ? 'mono' : ''}">${writer.say(page.title)}</span>${when(
        page.state,
        ({ state, t }) => `<span class="tag ${state}">${writer.say(t)}</span>`,
      )}${when(page.meta, (items) => `<span class="meta">${each(items, (item) => cell(item, writer))}</span>`)}</p>
    </div>
    <div class="actions">${each(
      page.actions,
      ({ label, primary, icon: name }) =>
        `<span class="button${primary ? ' primary' : ''}">${when(name, icon)}${writer.say(label)}</span>`,
    )}</div>
  </div>
  ${when(page.tabs, (tabs) => `<div class="tabs">${each(tabs, ({ label, on, count }) => `<span class="${on ? 'on' : ''}">${writer.say(label)}${when(count, (n) => `<b>${writer.say(n)}</b>`)}</span>`)}</div>`)}
</div>`;

const panel = (area: string, { title, note, tag, tabs, across, ink, widgets }: Panel, writer: Writer): string => {
  const head =
    title === undefined && !tabs
      ? ''
      : `<h2>${when(title, (given) => `<span>${writer.say(given)}</span>`)}${when(tag, ({ state, t }) => `<span class="tag ${state}">${writer.say(t)}</span>`)}${when(
          tabs,
          (given) =>
            `<span class="segments">${each(given, ({ label, on }) => `<span class="${on ? 'on' : ''}">${writer.say(label)}</span>`)}</span>`,
        )}${when(note, (given) => `<em>${writer.say(given)}</em>`)}</h2>`;
  return `<section class="panel${ink ? ' ink' : ''}" style="grid-area:${area}" data-area="${area}">${head}<div class="${across ? `body across" style="grid-template-columns:${across}` : 'body'}">${each(widgets, (item) => widget(item, writer))}</div></section>`;
};

/** The whole screen as an HTML document. */
export const documentOf = (screen: Screen, writer: Writer, styles: string): string => {
  const { columns, rows, areas, sheet } = screen.layout;
  const grid = `grid-template-columns:${columns};grid-template-rows:${rows};grid-template-areas:${areas.map((row) => `'${row}'`).join(' ')}`;
  return `<!doctype html><html lang="${writer.language === 'zh' ? 'zh-CN' : 'en'}"><meta charset="utf-8"><style>${styles}</style>
<body data-family="${screen.family}">${topBar(screen, writer)}<div class="work">${screen.nav.kind === 'top' ? '' : navigation(screen, writer)}
<main>${pageHead(screen, writer)}<div class="grid${sheet ? ' sheet' : ''}" style="${grid}">${Object.entries(
    screen.panels,
  )
    .map(([area, given]) => panel(area, given, writer))
    .join('')}</div></main></div></body></html>`;
};
