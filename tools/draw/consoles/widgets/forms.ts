import { dot, each, icon, type Writer, when } from '../markup';
import type { State, WidgetOf } from '../schema';

/** Fields as a form shows them; a field with an owner is greyed out. */
export const form = ({ columns = 1, fields }: WidgetOf<'form'>, writer: Writer): string =>
  `<div class="form" style="grid-template-columns:repeat(${columns},minmax(0,1fr))">${each(
    fields,
    ({ label, value, type, owner, help, changed, mono }) => {
      const end = {
        text: '',
        select: icon('chevron-down'),
        stepper: `<span class="stepper">${icon('minus')}${icon('plus')}</span>`,
        on: '',
        off: '',
      }[type];
      const text = `<span class="t${mono ? ' mono' : ''}">${writer.say(value)}</span>`;
      const body =
        type === 'on' || type === 'off'
          ? `<span class="switch ${type}"><i></i>${text}</span>`
          : `<span class="input${owner ? ' locked' : ''}${changed ? ' changed' : ''}">${text}${end}</span>`;
      return `<div class="field"><label>${writer.say(label)}${when(owner, (given) => `<span class="owner">${icon('lock')}${writer.say(given)}</span>`)}</label>${body}${when(help, (given) => `<small>${writer.say(given)}</small>`)}</div>`;
    },
  )}</div>`;

/** Question and answer, with numbered sources. */
export const chat = ({ messages }: WidgetOf<'chat'>, writer: Writer): string =>
  `<div class="chat">${each(
    messages,
    ({ from, name, parts }) =>
      `<div class="message ${from}"><small>${writer.say(name)}</small><p>${each(
        parts,
        ({ t, cite, unsourced }) =>
          `<span class="${unsourced ? 'unsourced' : ''}">${writer.say(t)}</span>${each(cite, (number) => `<sup>${number}</sup>`)}${writer.language === 'zh' ? '' : ' '}`,
      )}</p></div>`,
  )}</div>`;

/** Search and filters above a list. */
export const filters = ({ items }: WidgetOf<'filters'>, writer: Writer): string =>
  `<div class="filters">${each(
    items,
    ({ label, value, on }) =>
      `<span class="chip${on ? ' on' : ''}">${writer.say(label)}${when(value, (given) => `<b>${writer.say(given)}</b>`)}</span>`,
  )}</div>`;

const noteIcons: Record<State, string> = {
  ok: 'circle-check',
  warn: 'triangle-alert',
  bad: 'octagon-alert',
  info: 'info',
  idle: 'info',
  run: 'loader',
};

/** One sentence that wants attention. */
export const note = ({ state, text, action }: WidgetOf<'note'>, writer: Writer): string =>
  `<p class="note ${state}">${icon(noteIcons[state])}<span>${writer.say(text)}</span>${when(action, (given) => `<b>${writer.say(given)}</b>`)}</p>`;

/** A heading inside a panel. */
export const heading = ({ text, end }: WidgetOf<'heading'>, writer: Writer): string =>
  `<h3>${writer.say(text)}${when(end, (given) => `<em>${writer.say(given)}</em>`)}</h3>`;

/** A legend of states. */
export const stateLegend = (
  items: readonly { state: State; label: Parameters<Writer['say']>[0] }[],
  writer: Writer,
): string =>
  `<div class="legend">${each(items, ({ state, label }) => `<span>${dot(state)}${writer.say(label)}</span>`)}</div>`;
