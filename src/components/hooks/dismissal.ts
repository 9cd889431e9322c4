/**
 * Hides a bar that's shown by an attribute of `html` (set before the first paint by
 * before-paint/guard.ts), and moves the focus to the page, because the button that had it is gone.
 */
export function dismissBar(name: 'consent' | 'poster'): void {
  delete document.documentElement.dataset[name];
  document.getElementById('content')?.focus({ preventScroll: true });
}
