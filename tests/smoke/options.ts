import { parseArgs } from 'node:util';
import { type Language, languages } from '../../src/config/languages';
import { type Device, parseDevice } from '../../src/lib/device';
import { splitLanguage } from '../../src/routes/href';
import type { Check } from './check';

/** What `npm run smoke` is asked to do. */
export interface SmokeOptions {
  /** Only checks whose name contains one of them. */
  words: string[];
  /** Only checks of routes that begin with one of them, without language. */
  routes: string[];
  language: Language | null;
  device: Device | null;
  /** `pages`: pages, items and links. `accessibility`: pages and states with axe, in both themes. */
  only: 'pages' | 'journeys' | 'accessibility' | null;
  /** Every journey and state in every language on every device; otherwise they take turns. */
  isEvery: boolean;
  /** The browser has a window. */
  isHeadful: boolean;
  /** How many checks run at the same time; null: what the machine can do. */
  tabs: number | null;
  /** Names the checks, and runs none. */
  isList: boolean;
  isHelp: boolean;
}

/** A command that cannot be understood. */
export class UsageError extends Error {}

export const usage = `npm run smoke -- [WORDS] [options]     every page and journey in a real browser, against the built site or SMOKE_URL

  WORDS                  only checks whose name contains them, e.g. /en/case
  --route PATH           only checks of routes that begin with PATH; may be given several times
  --language zh|en       only checks of this language
  --device desktop|phone only checks of this device
  --pages-only           pages, items and links; no journeys
  --journeys-only        journeys alone
  --accessibility        pages and opened menus, dialogs, forms: with axe, in both themes
  --every                every journey in both languages on both devices; otherwise they take turns, unless words, route, language or device ask for some
  --headful              shows the browser
  --tabs N               checks that run at the same time
  --list                 names the checks and ends
  --help                 this text

  SMOKE_URL=https://…    tests a deployment; journeys that need the mock are left out
  Report: reports/smoke/index.html, JUnit: reports/smoke/junit.xml`;

const options = {
  route: { type: 'string', multiple: true },
  language: { type: 'string' },
  device: { type: 'string' },
  'pages-only': { type: 'boolean', default: false },
  'journeys-only': { type: 'boolean', default: false },
  accessibility: { type: 'boolean', default: false },
  every: { type: 'boolean', default: false },
  headful: { type: 'boolean', default: false },
  tabs: { type: 'string' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function parse(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Understands what is written after `npm run smoke --`.
 * @throws UsageError that names the option
 */
export function parseOptions(parameters: readonly string[]): SmokeOptions {
  const { values, positionals } = parse(parameters);
  const language = values.language === undefined ? null : languages.find((one) => one === values.language);
  if (language === undefined)
    throw new UsageError(`--language ${values.language}: there are ${languages.join(' and ')}.`);
  const device = parseDevice(values.device);
  if (values.device !== undefined && device === null)
    throw new UsageError(`--device ${values.device}: there are desktop and phone.`);
  const only = (['pages', 'journeys'] as const).filter((one) => values[`${one}-only`]);
  const asked = [...only, ...(values.accessibility ? (['accessibility'] as const) : [])];
  if (asked.length > 1) throw new UsageError('--pages-only, --journeys-only and --accessibility exclude each other.');
  if (values.tabs !== undefined && !/^[1-9]\d?$/.test(values.tabs))
    throw new UsageError(`--tabs ${values.tabs}: a number from 1 to 99.`);
  const routes = (values.route ?? []).map((route) => (route.startsWith('/') ? splitLanguage(route).path : `/${route}`));
  return {
    words: positionals,
    routes,
    language,
    device,
    only: asked[0] ?? null,
    // Who asks for some, or for accessibility, gets all that there are.
    isEvery:
      values.every ||
      values.accessibility ||
      positionals.length > 0 ||
      routes.length > 0 ||
      language !== null ||
      device !== null,
    isHeadful: values.headful,
    tabs: values.tabs === undefined ? null : Number(values.tabs),
    isList: values.list,
    isHelp: values.help,
  };
}

/** Whether a check is among those asked for. What needs no browser belongs to no device, and what has no route to no route. */
export function isWanted({ words, routes, language, device, only }: SmokeOptions, check: Check): boolean {
  if (only === 'journeys' && check.kind !== 'journey') return false;
  if (only === 'pages' && (check.kind === 'journey' || check.kind === 'state')) return false;
  if (only === 'accessibility' && check.kind !== 'page' && check.kind !== 'state') return false;
  if (language !== null && check.language !== language) return false;
  if (device !== null && check.device !== device) return false;
  if (words.length > 0 && !words.some((word) => check.name.includes(word))) return false;
  const { route, name } = check;
  return (
    routes.length === 0 || routes.some((wanted) => (route === null ? name.includes(wanted) : route.startsWith(wanted)))
  );
}
