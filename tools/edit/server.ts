import { join } from 'node:path';
import express, { type ErrorRequestHandler, type Express } from 'express';
import * as v from 'valibot';
import { renderChanges } from './changes';
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
  v.object({ action: v.literal('persistMedia'), params: v.unknown() }),
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
    case 'persistMedia':
      throw new Refusal(
        '图片不能在这里上传：封面由网站绘制，请在条目里选封面图案；要放自己的图片，请交给开发者 · Pictures can’t be uploaded here: the site draws covers, so choose a motif in the entry. A developer adds pictures of your own',
      );
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
    <link rel="stylesheet" href="/page.css">
    <script>window.CMS_MANUAL_INIT = true;</script>
  </head>
  <body>
    <a class="to-changes" href="/changes" target="_blank">改动与撤销 · Changes and undo</a>
    <div class="refusal" role="alert" hidden>
      <h2>没有保存 · Not saved</h2>
      <p></p>
      <button type="button">关闭 · Close</button>
    </div>
    <script src="/decap/decap-cms.js"></script>
    <script type="module" src="/editor.js"></script>
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
  app.use(express.static(join(__dirname, 'page')));
  app.use('/decap', express.static(join(decap, 'dist')));

  app.get('/config.json', (request, response) => {
    const session = String(request.query.session ?? '');
    const backend = { name: 'files', branch: 'main', proxy_url: `/api/v1?session=${session}` };
    const today = new Date().toISOString().slice(0, 10);
    response.json(renderConfig({ root, backend, siteUrl, today }));
  });

  app.post('/api/v1', express.json({ limit: '5mb' }), (request, response) => {
    const edit = v.safeParse(action, request.body);
    if (!edit.success) throw new Refusal(`${edit.issues[0].message}`, 400);
    response.json(answer(store, String(request.query.session ?? ''), edit.output));
  });

  app.get('/changes', (_request, response) => {
    response.type('html').send(renderChanges(store.saves));
  });
  app.post('/undo', express.json(), (request, response) => {
    store.undo(v.parse(v.object({ id: v.number() }), request.body).id);
    response.json({ message: 'undone' });
  });
  app.use(answerError);

  return app;
}
