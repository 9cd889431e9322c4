interface Ways {
  /** Loads what a page needs. @returns whether it has come */
  load(path: string): Promise<boolean>;
  /** Shows a page without a new document. */
  show(address: string): void;
  /** Opens an address as a new document. */
  open(address: string): void;
}

/** Milliseconds after which a page that has not come is seen to be on its way. */
const patience = 400;

/**
 * Makes the way to other pages: what a page needs is loaded first, so that the page before stays until then. One that cannot be had is opened as a new document, which needs
 * no script; without a connection the visitor stays, and is told (specification section 8). The last address asked for wins; asking for it again while it is on its way does nothing.
 */
export function createGoTo({ load, show, open }: Ways): (address: string) => Promise<void> {
  let wanted: string | null = null;
  return async (address) => {
    if (address === wanted) return;
    wanted = address;
    const { dataset } = document.documentElement;
    const timer = setTimeout(() => {
      dataset.loading = '';
    }, patience);
    const hasCome = await load(address.replace(/[?#].*$/s, '')).catch(() => false);
    clearTimeout(timer);
    if (wanted !== address) return;
    wanted = null;
    delete dataset.loading;
    if (hasCome) show(address);
    else if (navigator.onLine) open(address);
    else dataset.failed = '';
  };
}
