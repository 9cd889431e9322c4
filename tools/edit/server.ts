import { join } from 'node:path';
import express, { type ErrorRequestHandler, type Express } from 'express';
import * as v from 'valibot';
import { renderConfig } from './config';
import { type Document, dataPath, Refusal, Store } from './store';

/* The editor's page and its backend: Decap's protocol for a repository on this machine. */

const action = v.variant('action', [
  v.object({ action: v.literal('entriesByFolder'), params: v.object({ folder: v.string() }) }),
  v.object({
    action: v.literal('entriesByFiles'),
    params: v.object({ files: v.array(v.object({ path: v.string() })) }),
  }),
  v.object({ action: v.literal('getEntry'), params: v.object({ path: v.string() }) }),
  v.object({
    action: v.literal('persistEntry'),
    params: v.object({
      dataFiles: v.array(v.object({ path: v.string(), raw: v.string() })),
      options: v.looseObject({ newEntry: v.optional(v.boolean(), false) }),
    }),
  }),
  v.object({ action: v.literal('getMedia'), params: v.unknown() }),
  v.object({ action: v.literal('getNotes'), params: v.unknown() }),
]);

type Action = v.InferOutput<typeof action>;

/** A document as Decap's protocol has it. */
const entryOf = ({ path, data }: Document) => ({ data, file: { path, label: '', id: path } });

/**
 * What the backend answers.
 * @throws Refusal
 */
function answer(store: Store, session: string, request: Action): unknown {
  switch (request.action) {
    case 'entriesByFolder':
      return store.list(dataPath(request.params.folder)).map(entryOf);
    case 'entriesByFiles':
      return request.params.files.map(({ path }) => entryOf(store.open(session, dataPath(path))));
    case 'getEntry':
      return entryOf(store.open(session, dataPath(request.params.path)));
    case 'persistEntry':
      for (const { path, raw } of request.params.dataFiles) {
        const file = request.params.options.newEntry ? Store.pathOfNew(path, raw) : path;
        store.save(session, dataPath(file), raw);
      }
      return { message: 'saved' };
    case 'getNotes':
      return { notes: [] };
    case 'getMedia':
      return [];
  }
}

const answerError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const status = error instanceof Refusal ? error.status : 500;
  if (status === 500) console.error(error);
  response.status(status).json({ error: error instanceof Error ? error.message : String(error) });
};

/** Each page that is opened is a session: it saves only what it has been shown. */
const renderPage = (): string => `<!doctype html>
<html lang="zh">
  <head>
    <meta charset="utf-8">
    <meta name="robots" content="noindex">
    <meta name="viewport" content="width=device-width">
    <title>内容编辑 · Content editor</title>
    <script>window.CMS_MANUAL_INIT = true;</script>
  </head>
  <body>
    <script src="/decap/decap-cms.js"></script>
    <script>
      fetch('/config.json?session=' + encodeURIComponent(crypto.randomUUID()))
        .then((answer) => answer.json())
        .then((config) => CMS.init({ config }));
    </script>
  </body>
</html>
`;

export interface EditorOptions {
  /** The project's folder. */
  root: string;
  /** The folder of the package decap-cms. */
  decap: string;
  /** The site in `npm run develop`. */
  siteUrl: string;
}

/** The editor as a web application; it is for this machine alone. */
export function createEditor({ root, decap, siteUrl }: EditorOptions): Express {
  const store = new Store(root);
  const app = express().disable('x-powered-by');

  app.get('/', (_request, response) => void response.type('html').send(renderPage()));
  app.get('/favicon.ico', (_request, response) => void response.status(204).end());
  app.use('/decap', express.static(join(decap, 'dist')));

  app.get('/config.json', (request, response) => {
    const session = String(request.query.session ?? '');
    const backend = { name: 'proxy', branch: 'main', proxy_url: `/api/v1?session=${session}` };
    const today = new Date().toISOString().slice(0, 10);
    response.json(renderConfig({ root, backend, siteUrl, today }));
  });

  app.post('/api/v1', express.json({ limit: '5mb' }), (request, response) => {
    const edit = v.safeParse(action, request.body);
    if (!edit.success) throw new Refusal(`${edit.issues[0].message}`, 400);
    response.json(answer(store, String(request.query.session ?? ''), edit.output));
  });
  app.use(answerError);

  return app;
}
