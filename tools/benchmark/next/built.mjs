import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const built = join(process.cwd(), '../../../public');
const read = (file) => JSON.parse(readFileSync(join(built, file), 'utf8')).result;

/** The result of getStaticProps for a page: the data of the site's own build. */
export function propsOf(path) {
  const { data, pageContext } = read(
    `page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`,
  );
  const slices = Object.fromEntries(
    ['site-extras', 'footer', 'header'].map((name) => [
      name,
      read(`slice-data/${name}-${pageContext.language}.json`),
    ]),
  );
  return { props: { data, pageContext, slices, location: { pathname: path } } };
}
