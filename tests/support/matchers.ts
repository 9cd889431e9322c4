import { TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// jsdom leaves it out; React's server renderer and the QR codes need it.
if (typeof globalThis.TextEncoder === 'undefined') Object.assign(globalThis, { TextEncoder });

// jsdom knows no media queries: its window counts as a desktop's, 1440 px wide, without
// preferences.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (media: string) => ({
    media,
    matches: Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY) <= 1440,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

// Nor which selectors it knows: it counts as a browser without the newer ones.
Object.assign(window.CSS, { supports: () => false });

// What a test waits for comes at once on a quiet machine; a busy one is given time.
configure({ asyncUtilTimeout: 5000 });
