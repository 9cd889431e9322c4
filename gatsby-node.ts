import type { GatsbyNode } from 'gatsby';
import { createPagesAndSlices } from './src/build/create-pages';
import { finishBuild } from './src/build/finish';
import { sourcePreview } from './src/build/preview';
import type { SourcedSite } from './src/build/rebuild/pass-build';
import { graphqlTypes } from './src/build/schema';
import { publishSocialPictures } from './src/build/social/publish';
import { sourceSite } from './src/build/source';
import { startBuild } from './src/build/start-build';
import { configureWebpack } from './src/build/webpack';

/** What this build is made of, for the checks at its end. */
let sourced: SourcedSite | null = null;

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args) => startBuild(args);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(graphqlTypes);

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  if (process.env.NODE_ENV === 'development') await sourcePreview(args);
  else sourced = await sourceSite(args);
};

export const createPages: GatsbyNode['createPages'] = (args) => createPagesAndSlices(args);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  configureWebpack(args);

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await publishSocialPictures(args.graphql, process.cwd());
  await finishBuild(args, sourced);
};
