/**
 * Hides a bar that an attribute of `html` shows (before-paint/guard.ts sets it before the first paint), and moves
 * the focus to the page: the button that had it is gone.
 */
export function dismissBar(name: 'consent' | 'poster'): void {
  delete document.documentElement.dataset[name];
  document.getElementById('content')?.focus({ preventScroll: true });
}
