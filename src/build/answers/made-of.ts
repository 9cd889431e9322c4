import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Language } from '../../config/languages';
import type { Answers } from '../../contract/calls';
import type { EnglishRules } from '../../i18n/english';
import { footerColumnsOf } from '../../navigation/footer';
import { headerMenu } from '../../navigation/header';
import { hostedAddress } from '../company-host';

const links = v.array(v.object({ title: v.string(), href: v.string() }));
const navigation = v.object({ header: links, footer: links });

/** What a build was made of besides code and data: written by the build itself, so that it is never what a later call answered. */
export const madeOf = v.object({
  /** The parsed answers by the name of their part. */
  answers: v.record(v.string(), v.unknown()),
  /** Digest of each picture of the menu by its address; an empty one where it could not be loaded. */
  pictures: v.record(v.string(), v.string()),
  /** What header and footer of each language have to show on every page. */
  navigation: v.object({ zh: navigation, en: navigation }),
  /** Addresses of pages that their language hides: no page may link to them. */
  hidden: v.array(v.string()),
  /** The site's own origin. */
  siteUrl: v.string(),
});

export type MadeOf = v.InferOutput<typeof madeOf>;

/** The links that a language's header and footer have to show. */
export function navigationOf(
  answers: Answers,
  language: Language,
  english: EnglishRules,
  host: string,
  companyHost: string,
) {
  // The build has told its warnings already.
  const unheard = () => undefined;
  const pick = ({ title, href }: { title: string; href: string }) => ({ title, href });
  return {
    header: headerMenu(answers.topMenu, language, english, unheard).groups.flatMap(({ title, categories }) => {
      const links = categories.flatMap((category) => category.links.map(pick));
      const [first, ...others] = links;
      // A group of one entry is that entry's link under the group's name (src/chrome/header-view.ts).
      return first && others.length === 0 ? [{ ...first, title }] : links;
    }),
    footer: footerColumnsOf(answers.footerMenu, language, english, unheard).flatMap(({ groups }) =>
      groups.flatMap((group) =>
        group.links.map((link) => pick({ ...link, href: hostedAddress(link.href, host, { companyHost }) })),
      ),
    ),
  };
}

const heldFile = (root: string) => join(root, '.cache/skyraft-made-of.json');

/** Puts aside what the build that runs is made of. */
export function holdMadeOf(root: string, value: MadeOf): void {
  mkdirSync(dirname(heldFile(root)), { recursive: true });
  // Pictures come in the order in which they were loaded.
  const pictures = Object.fromEntries(Object.entries(value.pictures).sort());
  writeFileSync(heldFile(root), JSON.stringify({ ...value, pictures }));
}

/** What the build that has just run was made of. @throws Error if it has not said so */
export function heldMadeOf(root: string): MadeOf {
  if (!existsSync(heldFile(root)))
    throw new Error('The build has not noted what it was made of (.cache/skyraft-made-of.json).');
  return v.parse(madeOf, JSON.parse(readFileSync(heldFile(root), 'utf8')));
}

const refusalFile = (root: string) => join(root, '.cache/skyraft-refusal');

/** Notes why data or answers cannot be built from: a clean build would fail as well. */
export function noteRefusal(root: string, reason: string): void {
  mkdirSync(dirname(refusalFile(root)), { recursive: true });
  writeFileSync(refusalFile(root), reason);
}

/** Why the last build was refused; null if it was not. */
export const refusalOf = (root: string): string | null =>
  existsSync(refusalFile(root)) ? readFileSync(refusalFile(root), 'utf8') : null;

/** The files that a build writes about itself into the cache; they go before the next one. */
export const notesOf = (root: string): string[] => [heldFile(root), refusalFile(root)];
