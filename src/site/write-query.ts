/**
 * Writes values into the query of the page's address without a history entry. Null and an empty
 * text remove a value.
 */
export function writeQuery(values: Record<string, string | null>): void {
  const address = new URL(window.location.href);

  for (const [name, value] of Object.entries(values)) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }

  window.history.replaceState(window.history.state, '', address);
}
