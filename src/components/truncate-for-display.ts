const maxCharacters = 40;

/** Shortens a text from a visitor or an address for display, and removes invisible characters. */
export function truncateForDisplay(text: string): string {
  const visible = text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
  const characters = [...visible];
  if (characters.length <= maxCharacters) return visible;

  return `${characters.slice(0, maxCharacters).join('')}…`;
}
