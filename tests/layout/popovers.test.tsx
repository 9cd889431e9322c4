import { waitFor } from '@testing-library/react';
import { supportPopovers } from '../../src/layout/popups';

/** What Chromium 109 to 113 has of popovers. */
const half = {
  popover: { get: () => null, set: () => undefined, configurable: true },
  hidePopover: { value: () => undefined, configurable: true, writable: true },
};

test('a browser with half of the popover API gets what the other half is missing', async () => {
  Object.defineProperties(HTMLElement.prototype, half);
  expect('showPopover' in HTMLElement.prototype).toBe(false);

  supportPopovers();
  await waitFor(() => expect('showPopover' in HTMLElement.prototype).toBe(true));
  expect('togglePopover' in HTMLElement.prototype).toBe(true);
});
