import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { socialPath } from '../../content/media';
import { languages } from '../../site/languages';
import { readMotifs } from '../motifs/read';
import { drawSocialPictures } from './draw';
import { type PicturedPage, type SocialPicture, socialPictureOf } from './picture';

const query = /* GraphQL */ `
  query SocialPictures($language: String!) {
    allPage(filter: { language: { eq: $language }, meta: { noindex: { eq: false } } }) {
      nodes {
        key
        family
        meta { siteName image }
        hero { eyebrow heading }
        breadcrumbs { label }
        item { kind }
        motif {
          drawing { width height markup }
        }
      }
    }
  }
`;

/**
 * Whether other sites show a picture of the page itself: documentation uses that of its product.
 */
const hasOwnPicture = ({ meta }: PicturedPage, { key, language }: SocialPicture): boolean =>
  meta.image.endsWith(socialPath(key, language));

/**
 * Draws a social picture for every indexed page and writes it to `public`.
 * @param root the project's folder
 */
export async function publishSocialPictures(
  graphql: CreatePagesArgs['graphql'],
  root: string,
): Promise<void> {
  // The build has checked them.
  const motifs = readMotifs(root, []);
  const pictures: SocialPicture[] = [];

  for (const language of languages) {
    const variables: Queries.SocialPicturesQueryVariables = { language };
    const { data, errors } = await graphql<Queries.SocialPicturesQuery>(query, variables);
    if (!data) throw new Error(`The pages can't be read for their pictures: ${errors}`);

    for (const page of data.allPage.nodes) {
      const picture = socialPictureOf(page, language, motifs);
      if (hasOwnPicture(page, picture)) pictures.push(picture);
    }
  }

  const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const cache = join(root, 'node_modules/.cache/social-pictures');
  const files = await drawSocialPictures(pictures, css, cache);

  for (const [index, { key, language }] of pictures.entries()) {
    const file = join(root, 'public', socialPath(key, language));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, files[index] ?? '');
  }
}
