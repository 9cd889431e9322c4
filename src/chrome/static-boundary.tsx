import { Component, type ReactNode } from 'react';
import { isReady } from '../lib/when-idle';

interface State {
  /** The document as it was when rendering failed; null as long as it renders. */
  html: string | null;
}

/**
 * Around everything that React renders. What fails to render stays as its static HTML, and the failure notice is shown (section 8): React
 * would leave an empty document. React itself logs the error; `npm run develop` shows it over the page.
 */
export class StaticBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { html: null };

  static getDerivedStateFromError(error: unknown): State {
    if (process.env.NODE_ENV === 'development') throw error;
    return { html: document.getElementById('___gatsby')?.innerHTML ?? '' };
  }

  override componentDidCatch(): void {
    const { dataset } = document.documentElement;
    dataset.failed = 'script';
    // Styled as a page without script, which this one is now.
    if (!isReady()) delete dataset.script;
  }

  override render() {
    const { html } = this.state;
    if (html === null) return this.props.children;

    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML
    return <div dangerouslySetInnerHTML={{ __html: html }} />;
  }
}
