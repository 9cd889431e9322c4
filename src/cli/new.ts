import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { fileKinds, videoKinds } from '../contract/content/media';
import { families } from '../routes/route-types';
import { itemKinds, type NewContent, otherNames, pageKinds, scaffold } from './new/scaffold';
import { fail, root } from './support/environment';

const usage = `npm run new -- KIND NAME [--family FAMILY]
  KIND      ${[...pageKinds, ...itemKinds, ...Object.keys(otherNames)].join(', ')}
  NAME      as in the address: BeyondVault for a product or a solution, edge-agent-released for anything else
  --family  of a product: ${families.join(', ')}; cloud where it is left out`;

const kinds = v.picklist([...pageKinds, ...itemKinds], ({ received }) => `${received} is no kind.\n\n${usage}`);
const family = v.picklist(families, ({ received }) => `${received} is no family: ${families.join(', ')}`);

/** What is left to be done by hand. */
function nextSteps({ kind, slug }: NewContent): string[] {
  const steps = [`Replace every 〔待写〕 and [to write]; what is left says: npm run content -- ${slug}`];
  if (kind === 'product' || kind === 'solution')
    steps.push(
      `List its related products, solutions and cases in data/pages/${kind}/${slug}.json`,
      'Show it in the menu: an entry in mock-api/seeds/topMenu.json, its English name in data/english/names.json (in production the API’s editors do the first)',
      ...(kind === 'product'
        ? [`Draw its console, if it has one: data/consoles/${slug}.json, npm run draw -- consoles ${slug}`]
        : []),
    );
  else steps.push('Choose its tags (data/tags.json) and what it is related to');
  if ([...fileKinds, ...videoKinds].some((other) => other === kind))
    steps.push(
      `Write what its file or film shows and draw it: data/media/${kind}/${slug}.json, npm run draw -- media ${kind}/${slug}`,
    );
  return [...steps, 'Draw its social picture: npm run draw -- social', 'Look at it: npm run develop'];
}

/** `npm run new -- KIND NAME`: the files of a new page or item in both languages, ready to be written. */
function make(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { family: { type: 'string', default: 'cloud' }, help: { type: 'boolean', default: false } },
  });
  const [kind, slug] = positionals;
  if (values.help) return void console.log(usage);
  if (kind === undefined || slug === undefined || positionals.length > 2) throw new Error(usage);
  const now = new Date();
  const wanted: NewContent = {
    kind: v.parse(kinds, otherNames[kind] ?? kind),
    slug,
    family: v.parse(family, values.family),
    today: [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-'),
  };
  for (const file of scaffold(root, wanted)) console.log(`  ${file}`);
  console.log(
    `\nNext:\n${nextSteps(wanted)
      .map((step, index) => `  ${index + 1}. ${step}`)
      .join('\n')}`,
  );
}

try {
  make();
} catch (error) {
  fail(error);
}
