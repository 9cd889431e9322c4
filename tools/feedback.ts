import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { fail, helpIfAsked, root } from '../src/cli/support/environment';
import { feedback } from '../src/contract/assumed/feedback';

const usage = `npm run -s feedback [-- FILE]

Prints which pages readers found useless and which searches found nothing, the most frequent first. FILE has a JSON object
{"call": "feedback", "record": {…}} per line, which is how the mock API keeps submissions (default: its own file).`;

const line = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ call: v.literal('feedback'), record: feedback }),
);

/** Counts feedback. @param lines other calls' and unreadable lines are left out @returns rows with the most frequent first */
export function countFeedback(lines: readonly string[]) {
  const pages = new Map<string, { yes: number; no: number }>();
  const searches = new Map<string, number>();
  for (const text of lines) {
    const { success, output } = v.safeParse(line, text);
    if (!success) continue;
    const { record } = output;
    if (record.kind === 'search') {
      const key = `${record.language}: ${record.query.toLowerCase()}`;
      searches.set(key, (searches.get(key) ?? 0) + 1);
    } else {
      const { yes, no } = pages.get(record.path) ?? { yes: 0, no: 0 };
      pages.set(record.path, record.useful ? { yes: yes + 1, no } : { yes, no: no + 1 });
    }
  }
  return {
    pages: [...pages]
      .map(([path, counts]) => ({ path, ...counts }))
      .sort((a, b) => b.no - a.no || b.yes - a.yes),
    searches: [...searches]
      .map(([query, count]) => ({ query, count }))
      .sort((a, b) => b.count - a.count),
  };
}

/** `npm run feedback`. */
async function printFeedback(): Promise<void> {
  helpIfAsked(usage);
  const kept = join(root, 'mock-api/.kept/submissions.jsonl');
  const [file = kept] = process.argv.slice(2);
  if (file === kept && !existsSync(kept))
    return void console.log('The mock API has received no submissions yet.');
  const { pages, searches } = countFeedback(readFileSync(file, 'utf8').split('\n'));
  console.table(pages.slice(0, 50));
  console.table(searches.slice(0, 50));
}

if (require.main === module) printFeedback().catch(fail);
