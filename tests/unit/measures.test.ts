import { fileSize, minutesAndSeconds } from '../../src/lib/measures';

test.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [1499, '1 KB'],
  [1500, '2 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [1_000_000, '1.0 MB'],
  [2_345_678, '2.3 MB'],
])('a file of %d bytes has %s', (bytes, expected) => {
  expect(fileSize(bytes)).toBe(expected);
});

test.each([
  [0, 0, 0],
  [59, 0, 59],
  [60, 1, 0],
  [3725, 62, 5],
])('%d seconds are %d minutes and %d seconds', (length, minutes, seconds) => {
  expect(minutesAndSeconds(length)).toEqual({ minutes, seconds });
});
