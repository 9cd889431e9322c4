import type { Application } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { contentIssuesPath } from '../site/develop';
import { readContentIssues } from './content-issues';
import { projectRoot } from './project-root';

/**
 * Adds to the server of `gatsby develop`: the mock API, and the list of what is wrong with the
 * data.
 */
export function serveApi(app: Application): void {
  app.use(
    createProxyMiddleware({
      pathFilter: ['/api', '/upload'],
      // The preview starts the mock API after this (start-build.ts).
      router: () => process.env.MOCK_API_URL,
    }),
  );
  app.get(contentIssuesPath, (_request, response) => {
    response.json(readContentIssues(projectRoot()));
  });
}
