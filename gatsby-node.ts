import type { GatsbyNode } from 'gatsby';
import { createPagesAndSlices } from './src/build/create-pages';
import { finishPublicFolder } from './src/build/finish';
import { graphqlTypes } from './src/build/schema';
import { publishSocialPictures } from './src/build/social/publish';
import { sourceSite } from './src/build/source';
import { configureWebpack } from './src/build/webpack';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(graphqlTypes);

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => sourceSite(args);

export const createPages: GatsbyNode['createPages'] = (args) => createPagesAndSlices(args);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  configureWebpack(args);

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await publishSocialPictures(args.graphql, process.cwd());
  finishPublicFolder(args);
};
