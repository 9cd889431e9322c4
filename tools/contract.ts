import '../src/cli/support/prepare';
import { parseArgs } from 'node:util';
import { startMockApi } from '../mock-api/start';
import { fail, helpIfAsked, loadEnvironment, root } from '../src/cli/support/environment';
import { parseAddress } from '../src/site/environment';
import { checkContract, type Verdict } from './contract/check';

const usage = `npm run contract -- [ADDRESS] [options]
  ADDRESS              base address of the API; default: API_URL, else the embedded mock
  --partner ADDRESS    base address of the partner backend
  --submit             also sends a test record to each submitting call (the default for the mock)
  --username, --password   an account of the partner backend`;

/**
 * `npm run contract`: checks an API against the contract, and prints the verdict and the first
 * difference for each call. Exits with 1 if any call doesn't fit.
 */
async function contract(): Promise<void> {
  helpIfAsked(usage);
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const options = { partner: text, submit: flag, username: text, password: text };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const { API_URL, API_TIMEOUT, PARTNER_API_URL } = loadEnvironment();
  const address = positionals[0] === undefined ? API_URL : parseAddress('ADDRESS', positionals[0]);
  const partnerBase =
    values.partner === undefined ? PARTNER_API_URL : parseAddress('--partner', values.partner);

  const mock = address === undefined ? await startMockApi({ root }) : null;
  const { username, password } = values;
  const account =
    username !== undefined && password !== undefined ? { username, password } : undefined;
  const base = address ?? mock?.address ?? '';
  const submit = values.submit || mock !== null;
  const check = checkContract({ base, partnerBase, submit, timeout: API_TIMEOUT, account });
  const verdicts = await check.finally(() => mock?.close());

  const brokenCalls = verdicts.filter(({ verdict }) => verdict !== 'fits' && verdict !== 'skipped');
  console.table(verdicts);
  const count = (verdictName: Verdict['verdict']) =>
    verdicts.filter(({ verdict }) => verdict === verdictName).length;

  console.log(
    `${base}: ${count('fits')} fit, ${brokenCalls.length} don't, ${count('skipped')} skipped`,
  );
  process.exitCode = brokenCalls.length > 0 ? 1 : 0;
}

contract().catch(fail);
