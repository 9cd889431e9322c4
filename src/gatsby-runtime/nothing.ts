/** Stands in the browser's bundle for modules of Gatsby's that do nothing here (src/build/webpack.ts). */
export {};
