import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Files by address, served to a browser; what each weighs is counted as it goes out. */
export interface FileServer {
  base: string;
  files: Map<string, Buffer>;
  /** Bytes since the last reset: scripts and JSON as gzip, the rest (already compressed) unchanged. */
  counted(): { bytes: number; requests: number };
  reset(): void;
  close(): Promise<void>;
}

const types: Record<string, string> = {
  js: 'text/javascript',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  wasm: 'application/wasm',
};

/** What a file weighs on its way to a visitor. */
export const weightOf = (name: string, content: Buffer): number =>
  /\.(js|json|css|html)$/.test(name) ? gzipSync(content, { level: 9 }).length : content.length;

export async function serveFiles(): Promise<FileServer> {
  const files = new Map<string, Buffer>();
  let bytes = 0;
  let requests = 0;
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '/').replace(/\?.*$/, ''));
    const content =
      name === '/'
        ? Buffer.from('<!doctype html><title>Benchmark</title><link rel="icon" href="data:,">')
        : files.get(name);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    if (name !== '/') {
      bytes += weightOf(name, content);
      requests += 1;
    }
    response
      .writeHead(200, {
        'Content-Type': types[name.split('.').pop() ?? ''] ?? (name === '/' ? 'text/html' : 'application/octet-stream'),
      })
      .end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    counted: () => ({ bytes, requests }),
    reset() {
      bytes = 0;
      requests = 0;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
