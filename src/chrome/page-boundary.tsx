import { Component, type ReactNode } from 'react';

interface State {
  /** The page as it was in the document when it failed to render; null as long as it renders. */
  html: string | null;
}

/**
 * Keeps a page that fails to render as its static HTML, and shows the failure notice (section 8): React would leave an empty document. React
 * itself logs the error; `npm run develop` shows it over the page.
 */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { html: null };

  static getDerivedStateFromError(error: unknown): State {
    if (process.env.NODE_ENV === 'development') throw error;
    return { html: document.getElementById('gatsby-focus-wrapper')?.innerHTML ?? '' };
  }

  override componentDidCatch(): void {
    document.documentElement.dataset.failed = 'script';
  }

  override render() {
    const { html } = this.state;
    if (html === null) return this.props.children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML
    return <div data-unrendered="" dangerouslySetInnerHTML={{ __html: html }} />;
  }
}
