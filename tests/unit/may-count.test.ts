import { mayCount } from '../../src/features/consent/may-count';

const none = { doNotTrack: null };

test.each([
  ['always', false, none, true],
  ['always', false, { doNotTrack: '1', globalPrivacyControl: true }, true],
  ['after-consent', false, none, false],
  ['after-consent', true, none, true],
  ['after-consent', true, { doNotTrack: '0', globalPrivacyControl: false }, true],
  ['after-consent', true, { doNotTrack: 'unspecified' }, true],
  ['after-consent', true, { doNotTrack: '1' }, false],
  ['after-consent', true, { doNotTrack: null, globalPrivacyControl: true }, false],
] as const)('mode %s, agreed %s, signals %j: page views may be counted: %s', (mode, hasAgreed, signals, expected) => {
  expect(mayCount(mode, hasAgreed, signals)).toBe(expected);
});
