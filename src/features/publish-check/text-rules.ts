import type { Rule } from './rule';

/**
 * No page shows a value that was never meant to be read, whatever caused it, nor the key of a text.
 */
export const showsTexts: Rule = ({ pages }, report) => {
  for (const { address, unintendedValues } of pages.values()) {
    for (const value of new Set(unintendedValues)) report(address, `shows “${value}”`);
  }
};
