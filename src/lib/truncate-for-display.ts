/** Shortens a text from a visitor or an address for display, and removes invisible characters. */
export function truncateForDisplay(text: string): string {
  const letters = [...text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()];
  return letters.length > 40 ? `${letters.slice(0, 40).join('')}…` : letters.join('');
}
