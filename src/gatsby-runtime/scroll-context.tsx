import { Component, type ReactNode } from 'react';
import { session } from '../stores/session-storage';

/** An address as Gatsby's router gives it; the key names its place in the history. */
interface Place {
  pathname: string;
  hash: string;
  key: string;
}

interface Props {
  location: Place;
  /** Whether a page is scrolled when it is shown, as gatsby-browser.tsx says. */
  shouldUpdateScroll(before: Props | undefined, now: Props): unknown;
  children: ReactNode;
}

const keyOf = ({ pathname, key }: Place) => `@@scroll|${pathname}|${key}` as const;

/** The element that a hash names; null for none. */
function namedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURI(hash.slice(1)));
  } catch {
    // Not an encoding of anything: it names nothing.
    return null;
  }
}

/**
 * Stands in the browser's bundle for `gatsby-react-router-scroll` (src/build/webpack.ts): a new page is shown from its top, or where its hash points; one come back to,
 * where the reader left it. The first page is the browser's to scroll.
 */
export class ScrollContext extends Component<Props> {
  private isWaiting = false;

  private readonly onScroll = () => {
    if (this.isWaiting) return;
    this.isWaiting = true;
    requestAnimationFrame(() => {
      this.isWaiting = false;
      session.write(keyOf(this.props.location), String(window.scrollY));
    });
  };

  override componentDidMount() {
    window.addEventListener('scroll', this.onScroll);
  }

  override componentWillUnmount() {
    window.removeEventListener('scroll', this.onScroll);
  }

  override componentDidUpdate(before: Props) {
    const { location, shouldUpdateScroll } = this.props;
    if (!shouldUpdateScroll(before, this.props)) return;
    if (location.hash) namedBy(location.hash)?.scrollIntoView();
    else window.scrollTo(0, Number(session.read(keyOf(location))) || 0);
  }

  override render() {
    return this.props.children;
  }
}
