import { request as httpRequest } from 'node:http';
import type { Application, Request, RequestHandler, Response } from 'express';
import { contentIssuesPath } from '../site/develop';
import { readContentIssues } from './content-issues';

/** Passes a request on to the mock API that the preview has started (start-build.ts). */
const forwardToMock: RequestHandler = (request: Request, response: Response) => {
  const { hostname, port } = new URL(process.env.MOCK_API_URL ?? '');
  const { method, headers } = request;
  const forwarded = httpRequest(
    { hostname, port, path: request.originalUrl, method, headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
};

/**
 * Adds to the server of `gatsby develop`: the mock API, and the list of what is wrong with the
 * data.
 */
export function serveApi(app: Application): void {
  app.use(['/api', '/upload'], forwardToMock);
  app.get(contentIssuesPath, (_request, response) => {
    response.json(readContentIssues(process.cwd()));
  });
}
