/** Least time in milliseconds between seeing a form and sending it: what is sent faster was hardly filled in by a person. */
export const leastFillingTime = 2000;

/** Greatest lengths in characters of what forms take. */
export const fieldLimits = { name: 50, company: 100, position: 50, email: 254, message: 2000, source: 200 } as const;
