import type { Request, Response } from 'express';
import { reads, submissions } from '../src/calls/calls';
import { messageFor } from './messages';

interface Exchange {
  request: Request;
  response: Response;
  /** Sends the regular answer. */
  next(): void;
  /** Sends the regular answer with hostile texts in it. */
  nextHostile(): void;
  /** Milliseconds of a delay. */
  milliseconds: number;
}

/** The faults that the mock can simulate. Each answers a request. */
export const answersByFault = {
  status500: ({ response }) => response.status(500).json({ status: 0, msg: 'internal error' }),
  /** `delay:MILLISECONDS`, then the regular answer, unless the client has disconnected. */
  delay: ({ request, next, milliseconds }) =>
    setTimeout(() => {
      if (!request.socket.destroyed) next();
    }, milliseconds),
  /** The connection stays open and nothing is sent. */
  hang: () => undefined,
  /** The connection is cut. */
  reset: ({ request }) => request.socket.destroy(),
  html: ({ response }) =>
    response.send('<!doctype html><title>Gateway</title><p>Please sign in.</p>'),
  /** A truncated body. */
  'broken-json': ({ response }) => response.type('json').send('{"status":1,"data":"{\\"'),
  /** An envelope whose `data` isn't JSON. */
  'broken-inner': ({ response }) => response.json({ status: 1, msg: '', data: '{"broken":' }),
  /** An envelope whose `data` has another shape. */
  'wrong-shape': ({ response }) =>
    response.json({ status: 1, msg: '', data: '{"unexpected":[{"title":1}]}' }),
  status0({ request, response }) {
    const busy = { status: 0, msg: messageFor(request, 'busy') };
    response.json({ ...busy, data: JSON.stringify(busy) });
  },
  empty: ({ response }) => response.type('json').end(),
  /** A body larger than the client accepts. */
  oversize: ({ response }) => response.json({ status: 1, msg: '', data: 'x'.repeat(6_000_000) }),
  /** The regular answer with markup, scripts and control characters in its texts. */
  hostile: ({ nextHostile }) => nextHostile(),
} satisfies Record<string, (exchange: Exchange) => unknown>;

export type FaultKind = keyof typeof answersByFault;

export const faultKinds = Object.keys(answersByFault) as FaultKind[];

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
 * Parses `MOCK_FAULT` or the header: `KIND` for every call, or comma-separated `CALL=KIND` parts,
 * e.g. `GetSiteInfo=status500,GetPcTopMenu=delay:3000`.
 * @returns the fault of each call; `*` stands for every call
 * @throws Error that quotes the part it doesn't understand
 */
export function parseFaults(setting: string): Map<string, Fault> {
  const parsed = new Map<string, Fault>();
  const parts = setting.split(',').map((part) => part.trim());

  for (const part of parts.filter(Boolean)) {
    const [, call = '*', kind = '', milliseconds = '1000'] =
      /^(?:([\w*]+)=)?([\w-]+)(?::(\d+))?$/.exec(part) ?? [];
    if (!Object.hasOwn(answersByFault, kind))
      throw new Error(
        `MOCK_FAULT: “${part}” is not understood; known faults: ${faultKinds.join(', ')}`,
      );
    if (call !== '*' && !callNames.includes(call))
      throw new Error(`MOCK_FAULT: there is no call ${call}; known calls: ${callNames.join(', ')}`);
    parsed.set(call, { kind: kind as FaultKind, milliseconds: Number(milliseconds) });
  }

  return parsed;
}
