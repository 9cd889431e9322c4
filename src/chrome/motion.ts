let observer: IntersectionObserver | null = null;

/**
 * Elements with the class `motion` are visible or hidden by their position in the window (specification section 2). Only what is still below the window is
 * ever hidden, and only once script runs, so that nothing is lost without it; styles leave it all visible under reduced motion and in print.
 */
export function observeMotion(): void {
  observer?.disconnect();
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (target instanceof HTMLElement) target.dataset.visible = String(isIntersecting);
    },
    // Everything above counts as in the window, also what a jump has passed without its ever having been in it.
    { rootMargin: '1000000px 0px -8% 0px' },
  );
  for (const element of document.querySelectorAll('.motion')) observer.observe(element);
}
