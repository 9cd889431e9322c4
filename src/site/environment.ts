import * as v from 'valibot';

/**
 * An http address, without its trailing slash. No credentials: addresses end up in logs and pages.
 */
const address = v.pipe(
  v.string(),
  v.url('is not an address'),
  v.regex(/^https?:\/\//, 'does not start with http:// or https://'),
  v.check((value) => !/^https?:[\\/]*[^\\/?#]*@/.test(value), 'has a user name or password in it'),
  v.transform((value) => value.replace(/\/+$/, '')),
);

const flag = v.pipe(
  v.picklist(['', '0', '1', 'true', 'false'], 'is neither 1 nor 0'),
  v.transform((value) => value === '1' || value === 'true'),
);

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'is not a whole number'),
    v.transform(Number),
    v.minValue(min, `is below ${min}`),
    v.maxValue(max, `is above ${max}`),
  );

const schema = v.object({
  /** Base address of the web API at build time. Unset: the build starts the embedded mock. */
  API_URL: v.optional(address),
  /** Address of an embedded mock that is already running; set by the commands themselves. */
  MOCK_API_URL: v.optional(address),
  /** Base address of the partner backend as `npm run contract` reaches it; unset: as `API_URL`. */
  PARTNER_API_URL: v.optional(address),
  /**
   * File with the answers that `npm run rebuild` or `npm start` has asked for and hands to the
   * build; set by them.
   */
  BUILD_ANSWERS: v.optional(v.string()),
  /** 1: the build takes a menu that has changed a lot, in strict mode too. */
  ACCEPT_MENU: v.optional(flag, '0'),
  /** 1: a failing call fails the build; 0: the build takes the last good answer and warns. */
  API_STRICT: v.optional(flag, '0'),
  /**
   * Base addresses of the web API and of the partner backend in the browser
   * (browser-environment.ts).
   */
  GATSBY_API_URL: v.optional(address),
  GATSBY_PARTNER_API_URL: v.optional(address),
  /** 0: browsers show the menus that were built, for a site without an API at run time. */
  GATSBY_REFRESH_MENUS: v.optional(flag, '1'),
  /** Milliseconds that one call may take. */
  API_TIMEOUT: v.optional(wholeNumber(1, 600_000), '10000'),
  /** The day (YYYY-MM-DD) that pages take for today; unset: the day of the build in China. */
  BUILD_DAY: v.optional(v.pipe(v.string(), v.isoDate('is not a day like 2026-11-22'))),
  API_RETRIES: v.optional(wholeNumber(0, 10), '2'),
  /** Port of `npm start`, `npm run develop` and `npm run mock`. */
  PORT: v.optional(wholeNumber(0, 65_535), '8000'),
  /** Address that they listen on. Unset: this machine alone. */
  HOST: v.optional(v.string(), '127.0.0.1'),
  MOCK_FAULT: v.optional(v.string(), ''),
  /** 1: the mock also simulates failures requested by the header X-Mock-Fault. */
  MOCK_FAULT_HEADER: v.optional(flag, '0'),
  /** 1: search engines may index no page. */
  GATSBY_NOINDEX: v.optional(flag, '0'),
  /**
   * 1: the build also has the gallery of sections (src/site/gallery.ts), and cannot be released.
   */
  GATSBY_GALLERY: v.optional(flag, '0'),
  /** 1: the build publishes source maps. */
  GATSBY_SOURCE_MAPS: v.optional(flag, '0'),
  /**
   * Published site that `npm run rebuild` compares with and `npm run publish` verifies; unset:
   * `releases/current`, and nothing is verified.
   */
  PUBLISHED_URL: v.optional(address),
  /** Address to which `npm run publish` posts the paths that a CDN must purge. */
  PUBLISH_HOOK: v.optional(address),
  /** Address for smoke tests; unset: they serve the built site themselves. */
  SMOKE_URL: v.optional(address),
});

/** A text without possible credentials, safe to print. */
const withoutCredentials = (text = ''): string => text.replace(/^.*@/s, '…@');

/** The variables that become a part of the built site. */
export const siteVariables = Object.keys(schema.entries).filter((name) =>
  name.startsWith('GATSBY_'),
);

export type Environment = v.InferOutput<typeof schema>;

/**
 * Parses the environment once; an empty variable counts as unset.
 * @param variables usually `process.env`
 * @throws Error that names each bad variable, its value and what is wrong with it
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const setVariables = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );

  const result = v.safeParse(schema, setVariables);
  if (result.success) return result.output;

  throw new Error(
    result.issues
      .map((issue) => {
        const name = String(issue.path?.[0].key);
        return `The environment variable ${name}=${JSON.stringify(withoutCredentials(setVariables[name]))} ${issue.message}.`;
      })
      .join('\n'),
  );
}

/**
 * Parses a command-line address by the same rules.
 * @param name of the argument, for the message
 * @throws Error that names the argument and the problem without repeating its value
 */
export function parseAddress(name: string, value: string): string {
  const result = v.safeParse(address, value);
  if (result.success) return result.output;
  throw new Error(`${name} ${result.issues[0].message}.`);
}
