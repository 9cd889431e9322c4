import Router from 'next/router';
import { useEffect } from 'react';
import '../../../../../src/styles/tokens.css';
import '../../../../../src/styles/global.css';
import '../../../../../src/styles/drawing.css';
import { startNavigation } from '../../../../../src/chrome/navigation';
import { observeFields, observeMotion } from '../../../../../src/chrome/page-marks';
import { startPopups } from '../../../../../src/chrome/popups';
import { useVisitor } from '../../../../../src/stores/visitor';

/** What gatsby-browser.tsx does for the site. */
export default function App({ Component, pageProps }) {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    useVisitor.getState().restore();
    observeMotion();
    observeFields();
    startPopups();
    window.dispatchEvent(new Event('site-ready'));
    return startNavigation({
      goTo: async (address) => void Router.push(address),
      prefetch: (path) => void Router.prefetch(path),
    });
  }, []);
  return <Component {...pageProps} />;
}
