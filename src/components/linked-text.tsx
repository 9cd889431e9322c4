import { Fragment } from 'react';
import { NamedLink } from './anchor';
import { Words } from './words';

/** A link within a text: the words that it is made of, and where they lead. */
export type TextLink = Pick<Queries.SectionLinkFragment, 'label' | 'to' | 'devices'>;

/** The first link that a text says; of two that begin together the longer. */
function firstLink(text: string, links: readonly TextLink[]): TextLink | undefined {
  const placeOf = ({ label }: TextLink) => text.indexOf(label);
  const said = links.filter((link) => placeOf(link) >= 0);
  return said.sort((a, b) => placeOf(a) - placeOf(b) || b.label.length - a.label.length)[0];
}

/** The parts of a text in their order: each link, and the words around them. */
function partsOf(text: string, links: readonly TextLink[]): (string | TextLink)[] {
  const link = firstLink(text, links);
  if (!link) return text === '' ? [] : [text];

  const start = text.indexOf(link.label);
  const rest = text.slice(start + link.label.length);
  return [...partsOf(text.slice(0, start), []), link, ...partsOf(rest, links)];
}

/** A text in which links stand wherever it says their labels. */
export const LinkedText = ({ text, links }: { text: string; links: readonly TextLink[] }) =>
  partsOf(text, links).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
    <Fragment key={index}>
      {typeof part === 'string' ? (
        <Words text={part} />
      ) : (
        <NamedLink href={part.to} devices={part.devices}>
          {part.label}
        </NamedLink>
      )}
    </Fragment>
  ));
