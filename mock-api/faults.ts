import type { IncomingMessage, ServerResponse } from 'node:http';
import { reads, submissions } from '../src/contract/calls';
import { messageFor } from './submissions';

interface Exchange {
  request: IncomingMessage;
  /** Ends the response with a body; `json` does so with HTTP 200 and JSON. */
  answer(status: number, type: string, body: string): void;
  json(body: unknown): void;
  /** Sends the regular answer, or the same with hostile texts. */
  next(hostile?: true): void;
  /** Milliseconds of a delay. */
  milliseconds: number;
}

/** The faults that the mock can simulate. */
const faults = {
  status500: ({ answer }) => answer(500, 'application/json', '{"status":0,"msg":"internal error"}'),
  /** `delay:MILLISECONDS`, then the regular answer, unless the client has disconnected. */
  delay: ({ request, next, milliseconds }) =>
    void setTimeout(() => {
      if (!request.socket.destroyed) next();
    }, milliseconds),
  /** The connection stays open and nothing is sent. */
  hang: () => undefined,
  /** The connection is cut. */
  reset: ({ request }) => void request.socket.destroy(),
  html: ({ answer }) => answer(200, 'text/html', '<!doctype html><title>Gateway</title><p>Please sign in.</p>'),
  /** A truncated body. */
  'broken-json': ({ answer }) => answer(200, 'application/json', '{"status":1,"data":"{\\"'),
  /** An envelope whose `data` isn't JSON. */
  'broken-inner': ({ json }) => json({ status: 1, msg: '', data: '{"broken":' }),
  /** An envelope whose `data` has another shape. */
  'wrong-shape': ({ json }) => json({ status: 1, msg: '', data: JSON.stringify({ unexpected: [{ title: 1 }] }) }),
  status0: ({ request, json }) => {
    const busy = { status: 0, msg: messageFor(request, 'busy') };
    json({ ...busy, data: JSON.stringify(busy) });
  },
  empty: ({ answer }) => answer(200, 'application/json', ''),
  /** A body larger than the client accepts. */
  oversize: ({ json }) => json({ status: 1, msg: '', data: 'x'.repeat(6_000_000) }),
  /** The regular answer with markup, scripts and control characters in its texts. */
  hostile: ({ next }) => next(true),
} satisfies Record<string, (exchange: Exchange) => void>;

export type FaultKind = keyof typeof faults;

export const faultKinds = Object.keys(faults) as FaultKind[];

export interface Fault {
  kind: FaultKind;
  /** Milliseconds of a delay. */
  milliseconds: number;
}

/** The calls that can be made to fail. */
const callNames = [...Object.values(reads), ...submissions].map(({ name }) => name);

/** The header that requests a fault. */
export const faultHeader = 'x-mock-fault';

/**
 * Parses `MOCK_FAULT` or the header: `KIND` for every call, or comma-separated `CALL=KIND` parts, e.g.
 * `GetSiteInfo=status500,GetPcTopMenu=delay:3000`.
 * @returns the fault of each call; `*` stands for every call
 * @throws Error that quotes the part it doesn't understand
 */
export function parseFaults(written: string): Map<string, Fault> {
  const parsed = new Map<string, Fault>();
  for (const part of written
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean)) {
    const [, call = '*', kind = '', milliseconds = '1000'] = /^(?:([\w*]+)=)?([\w-]+)(?::(\d+))?$/.exec(part) ?? [];
    if (!Object.hasOwn(faults, kind))
      throw new Error(`MOCK_FAULT: “${part}” is not understood; known faults: ${faultKinds.join(', ')}`);
    if (call !== '*' && !callNames.includes(call))
      throw new Error(`MOCK_FAULT: there is no call ${call}; known calls: ${callNames.join(', ')}`);
    parsed.set(call, { kind: kind as FaultKind, milliseconds: Number(milliseconds) });
  }
  return parsed;
}

/**
 * Answers a request with a fault.
 * @param next sends the regular answer, or the same with hostile texts
 */
export function applyFault(
  { kind, milliseconds }: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  next: Exchange['next'],
): void {
  const answer: Exchange['answer'] = (status, type, body) =>
    response.writeHead(status, { 'Content-Type': type }).end(body);
  const json = (body: unknown) => answer(200, 'application/json', JSON.stringify(body));
  faults[kind]({ request, answer, json, next, milliseconds });
}
