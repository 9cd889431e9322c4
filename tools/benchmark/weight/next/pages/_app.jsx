import Router from 'next/router';
import { useEffect } from 'react';
import '../../../../../src/styles/tokens.css';
import '../../../../../src/styles/global.css';
import { startClientNavigation } from '../../../../../src/chrome/client-navigation';
import { observeMotion } from '../../../../../src/chrome/motion';
import { session } from '../../../../../src/stores/session-storage';
import { useVisitor } from '../../../../../src/stores/visitor';

/** What gatsby-browser.tsx does for the site. */
export default function App({ Component, pageProps }) {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    useVisitor.getState().restore();
    observeMotion();
    return startClientNavigation({
      navigate: (address) => void Router.push(address),
      prefetch: (path) => void Router.prefetch(path),
      rememberLanguage: (language) => session.write('languagetype', language === 'zh' ? 'zh-CN' : 'en'),
    });
  }, []);
  return <Component {...pageProps} />;
}
