import type { Writer } from '../markup';
import type { Widget, WidgetOf } from '../schema';
import { chart, waterfall } from './charts';
import { code, diff, log, terminal } from './code';
import { facts, figures, gauges, split, table } from './figures';
import { graph, kanban, stages, steps, timeline } from './flow';
import { chat, filters, form, heading, note } from './forms';
import { cards, heat, rack, sites } from './places';

const widgets: { [K in Widget['kind']]: (given: WidgetOf<K>, writer: Writer) => string } = {
  ...{ table, facts, figures, gauges, split },
  ...{ chart, waterfall },
  ...{ graph, stages, steps, kanban, timeline },
  ...{ code, diff, terminal, log },
  ...{ heat, rack, sites, cards },
  ...{ form, chat, filters, note, heading },
};

/** The markup of one widget. */
export const widget = <K extends Widget['kind']>(given: WidgetOf<K>, writer: Writer): string =>
  (widgets[given.kind as K] as (given: WidgetOf<K>, writer: Writer) => string)(given, writer);
