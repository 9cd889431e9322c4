import 'send';

declare module 'send' {
  /**
   * Its table of media types, which its declarations lack. Apart from hosting.ts, where Gatsby's
   * compiler takes it for a variable of the module.
   */
  const mime: {
    lookup(file: string): string;
    define(types: Record<string, string[]>, isForced: boolean): void;
  };
}
