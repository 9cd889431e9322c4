const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { gzipSync } = require('node:zlib');

/*
 * What visitors download of the built site, compressed with brotli. The limits have headroom: they
 * catch an added library, not an added sentence. The variable `SITE` selects the folder of another
 * checkout.
 */
const site = join(process.env.SITE ?? join(__dirname, '..'), 'public');

/**
 * The heaviest of several lists of files: by gzip, which is fast and orders them as brotli does.
 */
function heaviest(lists) {
  const weigh = (files) =>
    files.reduce((total, file) => total + gzipSync(readFileSync(file)).length, 0);
  const weighed = lists.map((files) => ({ files, bytes: weigh(files) }));
  return weighed.sort((a, b) => b.bytes - a.bytes)[0].files;
}

/** Home in each language, which has a limit of its own. */
const homePages = [[join(site, 'index.html')], [join(site, 'en/index.html')]];

/** The pages below a folder of the site but home, each as a list of one file. */
const pagesBelow = (folder) =>
  readdirSync(join(site, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && entry.name.endsWith('.html') && !entry.parentPath.includes('_gatsby'),
    )
    .map(({ parentPath, name }) => [join(parentPath, name)])
    .filter(([page]) => !homePages.some(([ownPage]) => ownPage === page));

/** webpack's statistics of its chunks. */
const { namedChunkGroups } = JSON.parse(readFileSync(join(site, 'webpack.stats.json'), 'utf8'));
const templates = Object.keys(namedChunkGroups).filter((name) =>
  name.startsWith('component---src-'),
);

/**
 * The scripts of a page with this template: Gatsby's, those of header and footer, and the
 * template's own.
 */
function scriptsOf(template) {
  const groups = Object.keys(namedChunkGroups).filter((name) => /^app$|^slice---/.test(name));
  const assets = [...groups, template].flatMap((name) => namedChunkGroups[name].assets);
  return [...new Set(assets.map(({ name }) => join(site, name)))].filter((name) =>
    name.endsWith('.js'),
  );
}

/** The scripts that a template's script loads later. */
function laterScriptsOf(template) {
  const ownScript = scriptsOf(template).find((name) => name.includes(template));
  const numbers = [...readFileSync(ownScript, 'utf8').matchAll(/\.e\((\d+)\)/g)].map(
    ([, number]) => number,
  );
  const isLater = (name) =>
    name.endsWith('.js') && numbers.some((number) => name.startsWith(`${number}-`));
  return readdirSync(site)
    .filter(isLater)
    .map((name) => join(site, name));
}

const home = 'component---src-templates-home-tsx';
const form = 'component---src-templates-form-tsx';
/** Templates of features, such as the partners' login. */
const ofFeatures = templates.filter((name) => name.startsWith('component---src-features-'));
const search = 'component---src-templates-search-tsx';
const ownLimits = [home, form, search, ...ofFeatures];
const otherTemplates = templates.filter((name) => !ownLimits.includes(name));

/** @type {{ name: string; path: string[]; limit: string }[]} */
module.exports = [
  { name: 'HTML of the heaviest page but home', path: heaviest(pagesBelow('.')), limit: '38.3 kB' },
  {
    name: 'HTML of home',
    path: heaviest(homePages),
    limit: '41.1 kB',
  },
  {
    name: 'HTML of documentation, the heaviest page',
    path: heaviest(pagesBelow('docs')),
    limit: '30.5 kB',
  },
  { name: 'JavaScript of home', path: scriptsOf(home), limit: '118.9 kB' },
  {
    name: 'JavaScript of search or a template of a feature',
    path: heaviest([search, ...ofFeatures].map(scriptsOf)),
    limit: '119.4 kB',
  },
  {
    name: 'JavaScript of any other page',
    path: heaviest(otherTemplates.map(scriptsOf)),
    limit: '126 kB',
  },
  { name: 'JavaScript of a form', path: scriptsOf(form), limit: '136 kB' },
  {
    name: 'JavaScript that a form loads once it is used',
    path: laterScriptsOf(form),
    limit: '2 kB',
  },
];
