/**
 * The gallery of sections and components: while the site is developed, and in a build that is asked
 * for it, which is never released.
 */
export const gallery = {
  isOn: process.env.NODE_ENV === 'development' || process.env.GATSBY_GALLERY === '1',
  /** The page that lists the kinds; each has a page below it. */
  path: '/__gallery',
  /** The page of the components of src/components. */
  componentsPath: '/__gallery/components',
};
