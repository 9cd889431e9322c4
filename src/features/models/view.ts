import type { Models } from '../../content/schemas/models';
import type { Site } from '../../content/site';
import { formatMessage } from '../../i18n/texts';

/** The memory of a model in GB: its weights, the KV cache of a context, and how many contexts fit next to the weights. Pure. */
export function memoryOf(model: Models['models'][number], context: number, reserve: number) {
  const weights = model.billions * model.bytes;
  const cache = (model.cache.layers * model.cache.values * 2 * context * 1024) / 1e9;
  const free = model.gpus * model.memory * (1 - reserve / 100) - weights;
  return { weights, cache, fit: Math.max(0, Math.floor(free / cache)) };
}

/** Open-weight models with the accelerators that they get, by the shortest or by every context. */
export function models(isShort: boolean, { content, language, ui }: Site) {
  const { contexts, reserve, models: all } = content.models;
  const { models: texts } = ui.releases;
  const shown = isShort ? contexts.slice(0, 1) : contexts;
  const gigabytes = (amount: number) =>
    `${amount < 20 ? amount.toFixed(1) : Math.round(amount).toLocaleString('en')} GB`;
  return {
    columns: [
      texts.model,
      texts.weights,
      ...shown.map((context) => formatMessage(texts.cache, { context: String(context) })),
      texts.gpus,
      ...(isShort
        ? []
        : contexts.map((context) => formatMessage(texts.fit, { context: String(context) }))),
    ],
    rows: all.map((model) => {
      const memory = (context: number) => memoryOf(model, context, reserve);
      return [
        formatMessage(texts.name, { name: model.name, precision: model.precision }),
        gigabytes(memory(1).weights),
        ...shown.map((context) => gigabytes(memory(context).cache)),
        model.on[language],
        ...(isShort ? [] : contexts.map((context) => memory(context).fit.toLocaleString('en'))),
      ];
    }),
  };
}
