import { SliceData } from 'gatsby';
import Head from 'next/head';
import { OuterBoundary } from '../../../../src/chrome/page-boundary';

/** The elements of a page's head in one list, as next/head wants them; `html` has its attributes from _document. */
const flat = (node) =>
  Array.isArray(node)
    ? node.flatMap(flat)
    : !node || typeof node !== 'object' || node.type === 'html'
      ? []
      : typeof node.type === 'symbol'
        ? flat(node.props.children)
        : typeof node.type === 'function'
          ? flat(node.type(node.props))
          : [node];

/** A page of Next.js that shows a template of the site. */
export const carried = (Template, PageHead) =>
  function Page({ data, pageContext, slices }) {
    return (
      <SliceData.Provider value={slices}>
        <Head>
          {flat(PageHead({ data, pageContext })).map((element, index) => ({ ...element, key: String(index) }))}
        </Head>
        <OuterBoundary data={data}>
          <Template data={data} pageContext={pageContext} />
        </OuterBoundary>
      </SliceData.Provider>
    );
  };
