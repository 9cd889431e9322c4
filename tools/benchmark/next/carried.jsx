import Head from 'next/head';
import { wrapPageElement } from '../../../gatsby-browser';
import { PageData } from './gatsby';

/** Flattens the elements of a page's head into one list, as next/head expects it; _document sets the attributes of `html`. */
function flat(node) {
  if (Array.isArray(node)) return node.flatMap(flat);
  if (!node || typeof node !== 'object' || node.type === 'html') return [];
  if (typeof node.type === 'symbol') return flat(node.props.children);
  return typeof node.type === 'function' ? flat(node.type(node.props)) : [node];
}

/** Wraps a template of the site as a Next.js page. */
export const carried = (Template, PageHead) =>
  function Page({ slices, ...props }) {
    return (
      <PageData.Provider value={{ ...slices, i18n: props.pageContext.i18n }}>
        <Head>
          {flat(PageHead(props)).map((element, index) => ({ ...element, key: String(index) }))}
        </Head>
        {wrapPageElement({ element: <Template {...props} />, props })}
      </PageData.Provider>
    );
  };
