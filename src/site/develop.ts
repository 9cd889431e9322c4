/** Where `npm run develop` lists what is wrong with the data, as a JSON array of lines. */
export const contentIssuesPath = '/__content/issues';

/** Milliseconds after which an open page asks again. */
export const contentIssuesInterval = 1_000;
