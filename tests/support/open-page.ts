/**
 * The pages that components have opened, in the place of src/site/open-page.ts: jsdom opens none.
 */
export const navigations: string[] = [];

export const openPage = (address: string): void => void navigations.push(address);
