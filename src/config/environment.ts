import * as v from 'valibot';

const address = v.pipe(
  v.string(),
  v.url('is not an address'),
  v.regex(/^https?:\/\//, 'does not start with http:// or https://'),
  v.transform((value) => value.replace(/\/+$/, '')),
);
const flag = v.pipe(
  v.picklist(['', '0', '1', 'true', 'false'], 'is neither 1 nor 0'),
  v.transform((value) => value === '1' || value === 'true'),
);
const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'is not a whole number'),
    v.transform(Number),
    v.minValue(least, `is below ${least}`),
    v.maxValue(most, `is above ${most}`),
  );

/** The environment of the build and the commands. */
const schema = v.object({
  /** Base address of the web API at build time. Unset: the build starts the embedded mock. */
  API_URL: v.optional(address),
  /** Address of an embedded mock that is already running; set by the commands themselves. */
  MOCK_API_URL: v.optional(address),
  /** Base address of the partner backend at build time. */
  PARTNER_API_URL: v.optional(address),
  /** 1: a failing call fails the build; 0: the build takes the last good answer and warns. */
  API_STRICT: v.optional(flag, '0'),
  /** Milliseconds that one call may take. */
  API_TIMEOUT: v.optional(wholeNumber(1, 600_000), '10000'),
  /** How often a failing call is retried. */
  API_RETRIES: v.optional(wholeNumber(0, 10), '2'),
  /** Port of `npm start`, `npm run develop` and `npm run mock`. */
  PORT: v.optional(wholeNumber(0, 65_535), '8000'),
  /** Faults of the mock API, see mock-api/faults.ts. */
  MOCK_FAULT: v.optional(v.string(), ''),
  /** Published site that `npm run rebuild` compares with; unset: `public`. */
  PUBLISHED_URL: v.optional(address),
  /** Address that the smoke run tests; unset: it serves the built site. */
  SMOKE_URL: v.optional(address),
});

export type Environment = v.InferOutput<typeof schema>;

/**
 * Parses the environment once; an empty variable counts as unset.
 * @param variables usually `process.env`
 * @throws Error that names each bad variable, its value and what is wrong with it
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const result = v.safeParse(schema, set);
  if (result.success) return result.output;
  throw new Error(
    result.issues
      .map((issue) => {
        const name = String(issue.path?.[0].key);
        return `The environment variable ${name}=${JSON.stringify(set[name])} ${issue.message}.`;
      })
      .join('\n'),
  );
}
