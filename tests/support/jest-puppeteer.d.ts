/// <reference types="jest-puppeteer" />

// These files of its environment have no types.
declare module 'jest-environment-puppeteer/setup' {
  export default function setup(jestConfig: object): Promise<void>;
}

declare module 'jest-environment-puppeteer/teardown' {
  export default function teardown(jestConfig: object): Promise<void>;
}
