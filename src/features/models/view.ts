import type { Site } from '../../content/site';
import type { Models } from './schema';

type Model = Models['models'][number];

/** Bytes of a value in the KV cache. */
const bytesOfValue = 2;

/**
 * The memory of a model in GB: its weights, the KV cache of a context, and how many contexts fit
 * next to the weights. Pure.
 * @param context length in units of 1,024 tokens
 * @param reserve share of the memory that isn't free, in per cent
 */
export function memoryOf(model: Model, context: number, reserve: number) {
  const weights = model.billions * model.bytes;
  const { layers, values } = model.cache;
  const cache = (layers * values * bytesOfValue * context * 1024) / 1e9;
  const memoryForCache = model.gpus * model.memory * (1 - reserve / 100) - weights;

  return { weights, cache, fit: Math.max(0, Math.floor(memoryForCache / cache)) };
}

/** An amount in GB, with a decimal where it is small. */
function writeGigabytes(amount: number): string {
  const text = amount < 20 ? amount.toFixed(1) : Math.round(amount).toLocaleString('en');
  return `${text} GB`;
}

/** Open-weight models with the accelerators that they get, by the shortest or by every context. */
export function models(isShort: boolean, { content, language, getFixedT }: Site) {
  const { contexts, reserve } = content.models;
  const t = getFixedT('releases');
  const cacheContexts = isShort ? contexts.slice(0, 1) : contexts;
  const fitContexts = isShort ? [] : contexts;

  const row = (model: Model): string[] => {
    const memory = (context: number) => memoryOf(model, context, reserve);

    return [
      t('models.name', { name: model.name, precision: model.precision }),
      writeGigabytes(memory(1).weights),
      ...cacheContexts.map((context) => writeGigabytes(memory(context).cache)),
      model.on[language],
      ...fitContexts.map((context) => memory(context).fit.toLocaleString('en')),
    ];
  };

  return {
    columns: [
      t('models.model'),
      t('models.weights'),
      ...cacheContexts.map((context) => t('models.cache', { size: context })),
      t('models.gpus'),
      ...fitContexts.map((context) => t('models.fit', { size: context })),
    ],
    rows: content.models.models.map(row),
  };
}
