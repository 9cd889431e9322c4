import type { Writer } from '../markup';
import type { Widget } from '../schema';
import { chart, waterfall } from './charts';
import { code, diff, log, terminal } from './code';
import { facts, figures, gauges, split, table } from './figures';
import { graph, kanban, stages, steps, timeline } from './flow';
import { chat, filters, form, heading, note } from './forms';
import { cards, heat, rack, sites } from './places';

/** The markup of one widget. */
export const widget = (given: Widget, writer: Writer): string => {
  switch (given.kind) {
    case 'table':
      return table(given, writer);
    case 'facts':
      return facts(given, writer);
    case 'figures':
      return figures(given, writer);
    case 'gauges':
      return gauges(given, writer);
    case 'split':
      return split(given, writer);
    case 'chart':
      return chart(given, writer);
    case 'waterfall':
      return waterfall(given, writer);
    case 'graph':
      return graph(given, writer);
    case 'stages':
      return stages(given, writer);
    case 'steps':
      return steps(given, writer);
    case 'kanban':
      return kanban(given, writer);
    case 'timeline':
      return timeline(given, writer);
    case 'code':
      return code(given, writer);
    case 'diff':
      return diff(given, writer);
    case 'terminal':
      return terminal(given, writer);
    case 'log':
      return log(given, writer);
    case 'heat':
      return heat(given, writer);
    case 'rack':
      return rack(given, writer);
    case 'sites':
      return sites(given, writer);
    case 'cards':
      return cards(given, writer);
    case 'form':
      return form(given, writer);
    case 'chat':
      return chat(given, writer);
    case 'filters':
      return filters(given, writer);
    case 'note':
      return note(given, writer);
    case 'heading':
      return heading(given, writer);
  }
};
