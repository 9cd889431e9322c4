import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { fail, helpIfAsked } from '../src/cli/support/environment';
import { feedback } from '../src/contract/assumed/feedback';

const usage = `npm run -s feedback -- FILE

Prints which pages readers found useless and which searches found nothing, the most frequent first. FILE has a JSON list of what
readers sent. From the mock API: curl -s localhost:8000/api/feedback > FILE`;

/** Counts feedback. @param sent a list; what is no feedback is left out @returns rows with the most frequent first */
export function countFeedback(sent: unknown) {
  const pages = new Map<string, { yes: number; no: number }>();
  const searches = new Map<string, number>();
  for (const entry of v.parse(v.array(v.unknown(), 'FILE has no JSON list in it'), sent)) {
    const { success, output } = v.safeParse(feedback, entry);
    if (!success) continue;
    if (output.kind === 'search') {
      const key = `${output.language}: ${output.query.toLowerCase()}`;
      searches.set(key, (searches.get(key) ?? 0) + 1);
    } else {
      const { yes, no } = pages.get(output.path) ?? { yes: 0, no: 0 };
      pages.set(output.path, output.useful ? { yes: yes + 1, no } : { yes, no: no + 1 });
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
function printFeedback(): void {
  helpIfAsked(usage);
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error(usage);
  const { pages, searches } = countFeedback(JSON.parse(readFileSync(file, 'utf8')));
  console.table(pages.slice(0, 50));
  console.table(searches.slice(0, 50));
}

if (require.main === module)
  try {
    printFeedback();
  } catch (error) {
    fail(error);
  }
