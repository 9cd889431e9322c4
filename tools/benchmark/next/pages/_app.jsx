import { useEffect } from 'react';
import '../../../../src/styles/font.css';
import '../../../../src/styles/tokens.css';
import '../../../../src/styles/global.css';
import '../../../../src/styles/drawing.css';
import { onClientEntry, onInitialClientRender } from '../../../../gatsby-browser';

/** Calls the site's browser hooks as Gatsby does. */
export default function App({ Component, pageProps }) {
  useEffect(() => {
    onClientEntry();
    onInitialClientRender();
  }, []);
  return <Component {...pageProps} />;
}
