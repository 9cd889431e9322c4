/** What a visitor typed or an address holds, for display: nothing invisible, not too long. */
export function truncateForDisplay(text: string): string {
  const letters = [...text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()];
  return letters.length > 40 ? `${letters.slice(0, 40).join('')}…` : letters.join('');
}
