import type { GatsbyNode } from 'gatsby';
import type { SourcedSite } from './src/features/releases/pass-build';
import { publishSocialPictures } from './src/features/social-pictures/publish';
import { createPagesAndSlices } from './src/gatsby/create-pages';
import { finishBuild } from './src/gatsby/finish';
import { resolveLocales } from './src/gatsby/locale-texts';
import { sourcePreview } from './src/gatsby/preview';
import { projectRoot } from './src/gatsby/project-root';
import { graphqlTypes } from './src/gatsby/schema';
import { sourceSite } from './src/gatsby/source';
import { startMockApi, takeProject } from './src/gatsby/start-build';
import { configureWebpack } from './src/gatsby/webpack';

/** What this build is made of, for the checks at its end. */
let sourced: SourcedSite | null = null;

export const onPreInit: GatsbyNode['onPreInit'] = (args) => takeProject(args);

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args) => startMockApi(args);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({
  actions,
  schema,
}) => actions.createTypes(graphqlTypes(schema));

export const createResolvers: GatsbyNode['createResolvers'] = (args) => resolveLocales(args);

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  if (process.env.NODE_ENV === 'development') await sourcePreview(args);
  else sourced = await sourceSite(args);
};

export const createPages: GatsbyNode['createPages'] = (args) => createPagesAndSlices(args);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  configureWebpack(args);

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await publishSocialPictures(args.graphql, projectRoot());
  await finishBuild(args, sourced);
};
