/**
 * Makes a page.
 * @throws Error whose message begins with the file that the page is made from
 */
export function withSourceInErrors<T>(file: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
