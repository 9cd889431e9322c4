import type { BrowserContext, Page } from 'puppeteer';
import type { Language } from '../../src/config/languages';
import type { Device } from '../../src/lib/device';
import type { Visitor } from './visitor';

/** The kinds of checks, in the order in which they are reported. */
export const kinds = ['page', 'item', 'link', 'state', 'journey'] as const;
export type Kind = (typeof kinds)[number];

/** Keeps a picture of what is shown, if the check fails. */
export type Photograph = (page: Page) => Promise<void>;

/** What a check works with. */
export interface Bench {
  /** For visitors of the check's own, one after the other. */
  context(): Promise<BrowserContext>;
  /** A tab of a device, without a mouse, that is used again by one check after the other. */
  visitorOn(device: Device): Promise<Visitor>;
  photograph: Photograph;
}

/** One thing that is tried. */
export interface Check {
  kind: Kind;
  /** Unique. */
  name: string;
  /** Path of the route without its language, or null: it goes through several. */
  route: string | null;
  language: Language;
  /** Null: no browser is needed. */
  device: Device | null;
  /** It opens files, which need the whole browser: its headless shell saves them instead of showing them. */
  opensFiles?: boolean;
  /** @returns what is wrong; throws where it cannot go on */
  run(bench: Bench): Promise<string[]>;
}

/** What a visitor does on the site, as the files of journeys write it. */
export interface Journey {
  /** Ends with the device in brackets; names its language unless that is Chinese. */
  name: string;
  run(context: BrowserContext, photograph: Photograph): Promise<string[]>;
}

/** A journey as a check: its name says device and language. */
export function checkOfJourney({ name, run }: Journey, kind: Kind = 'journey'): Check {
  const device = /\((desktop|phone)\)$/.exec(name)?.[1] as Device | undefined;
  return {
    kind,
    name,
    route: null,
    language: /\bin en\b|\(en\)|\/en\b/.test(name) ? 'en' : 'zh',
    device: device ?? null,
    run: async ({ context, photograph }) => run(await context(), photograph),
  };
}
