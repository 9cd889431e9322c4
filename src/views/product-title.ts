/** A product's name and category, or only the category if it begins with the name. */
export const titleOf = ({ name, category }: { name: string; category: string }): string =>
  category.startsWith(name) ? category : `${name} ${category}`;
