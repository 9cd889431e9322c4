/**
 * A readable file size: whole kilobytes below a megabyte, megabytes with one decimal above.
 * @param bytes a whole number of bytes
 */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Splits a duration into minutes and remaining seconds. */
export const minutesAndSeconds = (seconds: number): { minutes: number; seconds: number } => ({
  minutes: Math.floor(seconds / 60),
  seconds: seconds % 60,
});
