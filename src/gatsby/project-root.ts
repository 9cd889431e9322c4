/** The project's folder. Gatsby and its workers run in it. */
export const projectRoot = (): string => process.cwd();
