import '../src/cli/support/prepare';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { fail, helpIfAsked, root } from '../src/cli/support/environment';
import { splitLanguage } from '../src/site/href';
import { families } from '../src/site/route-types';
import { scaffoldFeature } from './new/feature';
import { rename, retire } from './new/rename';
import { itemKinds, type NewContent, pageKinds, scaffold } from './new/scaffold';
import { scaffoldSection } from './new/section';

const usage = `npm run new -- KIND NAME [--family FAMILY] [--draft]
npm run new -- section NAME              a kind of section: its folder in src/sections with examples, a check and a test, e.g. section remark
npm run new -- feature NAME              a folder of src/features with a kind of section, a check and a test, e.g. feature notice-board
npm run new -- rename OLD NEW            redirects an address in both languages, e.g. rename /product/Old /product/New
npm run new -- retire PATH [--reason TEXT]  answers HTTP 410 at an address in both languages from today, because its page is gone; '/docs/*' is all below /docs
  KIND      ${[...pageKinds, ...itemKinds].join(', ')}
  NAME      as in the address: BeyondVault for a product or solution, edge-agent-released for anything else
  --family  of a product: ${families.join(', ')}; default: cloud
  --draft   a page or item that no build publishes, until its "draft": true goes; its menu entries come then`;

const kinds = v.picklist(
  [...pageKinds, ...itemKinds],
  ({ received }) => `${received} is not a kind.\n\n${usage}`,
);
const family = v.picklist(
  families,
  ({ received }) => `${received} is not a family: ${families.join(', ')}`,
);

/** What no check requires, but readers may miss. */
const optional = ({ kind, slug }: NewContent): string[] => [
  ...(kind === 'product' || kind === 'solution'
    ? [
        `related pages: data/pages/${kind}/${slug}.json`,
        'its name and picture in the menus: mock-api/seeds/topMenu.json, footerMenu.json (in production, in the API)',
      ]
    : ['tags (data/tags.json) and related pages, in its file']),
  ...(kind === 'product'
    ? [`a console: data/consoles/${slug}.json, then npm run draw -- consoles ${slug}`]
    : []),
];

/** @throws Error for what isn't a path of this site without its language */
function needPath(path: string): void {
  if (!path.startsWith('/')) throw new Error(`${path} isn’t a path such as /product/BCC`);

  const plain = splitLanguage(path).path;
  if (plain !== path)
    throw new Error(`${path} is one language’s; name ${plain}, and both are written`);
}

const lines = (texts: readonly string[]) => texts.map((text) => `  ${text}`).join('\n');

/** The day in the time zone of this machine: the Swedish format is ISO 8601. */
const today = () => new Date().toLocaleDateString('sv');

/** `npm run new -- rename OLD NEW` */
function renameAddress(from: string, to: string): void {
  needPath(from);
  needPath(to);

  const rows = rename(root, from, to, today()).map((row) => `${row.from} → ${row.to}`);
  console.log(
    `data/redirects.json: ${rows.join(', ')}. Now rename the page itself; npm run content checks both.`,
  );
}

/** `npm run new -- retire PATH` */
function retireAddress(path: string, reason: string): void {
  needPath(path);

  const rows = retire(root, path, today(), reason).map(({ from }) => from);
  console.log(
    `data/redirects.json: ${rows.join(', ')} retired. Now delete the page itself; npm run content names what still leads there.`,
  );
}

/**
 * `npm run new -- feature NAME`, `npm run new -- section NAME`
 * @param chapter of docs/adding.md
 */
function createKind(files: readonly string[], chapter: string): void {
  console.log(`Written:\n${lines(files)}`);
  console.log(
    `\nNow write what is marked “To write”, and add a section of the kind to a page (docs/adding.md, “${chapter}”). npm run build writes the types of its fragment; npm run check is green after it.`,
  );
}

/**
 * `npm run new -- KIND NAME`: writes the files of a new page or item in both languages, with
 * placeholders.
 */
function createContent(newContent: NewContent): void {
  const { slug } = newContent;

  console.log(`Written:\n${lines(scaffold(root, newContent))}`);
  console.log(`\nOptional:\n${lines(optional(newContent))}`);
  console.log(
    `\nLeft to do (npm run content -- ${slug} lists it again; npm run develop shows the page):`,
  );

  // A new process, because this one has already loaded the routes.
  const parameters = ['--import', 'tsx', 'src/cli/content.ts', slug];
  spawnSync(process.execPath, parameters, { cwd: root, stdio: 'inherit' });
}

/** `npm run new` */
async function main(): Promise<void> {
  helpIfAsked(usage);
  const options = {
    family: { type: 'string', default: 'cloud' },
    draft: { type: 'boolean', default: false },
    reason: { type: 'string', default: 'no longer offered' },
  } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [kind, name, newName] = positionals;
  const count = positionals.length;

  if (kind === 'rename' && name !== undefined && newName !== undefined && count === 3)
    return renameAddress(name, newName);

  if (kind === 'rename' || kind === undefined || name === undefined || count > 2)
    throw new Error(usage);

  if (kind === 'retire') return retireAddress(name, values.reason);
  if (kind === 'section') return createKind(scaffoldSection(root, name), 'A section kind');
  if (kind === 'feature') return createKind(scaffoldFeature(root, name), 'Putting a feature in');

  createContent({
    kind: v.parse(kinds, kind),
    slug: name,
    family: v.parse(family, values.family),
    today: today(),
    draft: values.draft,
  });
}

main().catch(fail);
