import { Component, type ReactNode } from 'react';
import { isReady } from '../components/when-idle';

interface Props {
  children: ReactNode;
  /**
   * The static HTML, read before React begins: when it reports an error, the document may be empty
   * already.
   */
  html: string;
}

interface State {
  hasFailed: boolean;
}

/**
 * Around everything that React renders. What fails to render stays as its static HTML, and the
 * failure notice is shown (section 8): React would leave an empty document. React itself logs the
 * error; `npm run develop` shows it over the page.
 */
export class StaticBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    if (process.env.NODE_ENV === 'development') throw error;
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    const { dataset } = document.documentElement;
    dataset.failed = 'script';
    // Styled as a page without script, which this one is now.
    if (!isReady()) delete dataset.script;
  }

  override render() {
    const { children, html } = this.props;
    if (!this.state.hasFailed) return children;

    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML
    return <div dangerouslySetInnerHTML={{ __html: html }} />;
  }
}
