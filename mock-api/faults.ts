import type { IncomingMessage, ServerResponse } from 'node:http';
import { reads, submissions } from '../src/contract/calls';

/** The faults that the mock makes on demand. */
export const faultKinds = [
  /** HTTP 500. */ 'status500',
  /** `delay:MILLISECONDS`, then the right answer. */ 'delay',
  /** The connection stays open and nothing comes. */ 'hang',
  /** The connection is cut. */ 'reset',
  /** A page of HTML. */ 'html',
  /** A body that ends too early. */ 'broken-json',
  /** An envelope whose `data` is no JSON. */ 'broken-inner',
  /** An envelope whose `data` has another shape. */ 'wrong-shape',
  /** An envelope that says status 0. */ 'status0',
  /** No body. */ 'empty',
  /** More than any answer may hold. */ 'oversize',
  /** The right answer with markup, scripts and control characters in its texts. */ 'hostile',
] as const;

export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  kind: FaultKind;
  /** Milliseconds of a delay. */
  milliseconds: number;
}

/** Every call that a fault may be asked for. */
const callNames = [...Object.values(reads), ...submissions].map(({ name }) => name);

/** The header that asks for a fault for one request. */
export const faultHeader = 'x-mock-fault';

/**
 * Parses what `MOCK_FAULT` or the header asks for: `KIND` for every call, or `CALL=KIND` parts joined by commas,
 * e.g. `GetSiteInfo=status500,GetPcTopMenu=delay:3000`.
 * @returns the fault of each call; `*` stands for every call
 * @throws Error that names the part that is not understood
 */
export function parseFaults(written: string): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  for (const part of written
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean)) {
    const [, call = '*', kind = '', milliseconds = '1000'] = /^(?:([\w*]+)=)?([\w-]+)(?::(\d+))?$/.exec(part) ?? [];
    if (!(faultKinds as readonly string[]).includes(kind))
      throw new Error(`MOCK_FAULT: “${part}” is not understood; known faults: ${faultKinds.join(', ')}`);
    if (call !== '*' && !callNames.includes(call))
      throw new Error(`MOCK_FAULT: there is no call ${call}; known calls: ${callNames.join(', ')}`);
    faults.set(call, { kind: kind as FaultKind, milliseconds: Number(milliseconds) });
  }
  return faults;
}

/**
 * Answers with the fault.
 * @param next gives the right answer, for a delay; or the same with hostile texts
 */
export function applyFault(
  { kind, milliseconds }: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  next: (hostile?: true) => void,
): void {
  const answer = (status: number, type: string, body: string) => {
    response.writeHead(status, { 'Content-Type': type });
    response.end(body);
  };
  const json = (body: unknown) => answer(200, 'application/json', JSON.stringify(body));
  const answers: Record<FaultKind, () => void> = {
    status500: () => answer(500, 'application/json', '{"status":0,"msg":"internal error"}'),
    delay: () => void setTimeout(next, milliseconds),
    hostile: () => next(true),
    hang: () => undefined,
    reset: () => void request.socket.destroy(),
    html: () => answer(200, 'text/html', '<!doctype html><title>Gateway</title><p>Please sign in.</p>'),
    'broken-json': () => answer(200, 'application/json', '{"status":1,"data":"{\\"'),
    'broken-inner': () => json({ status: 1, msg: '', data: '{"broken":' }),
    'wrong-shape': () => json({ status: 1, msg: '', data: JSON.stringify({ unexpected: [{ title: 1 }] }) }),
    status0: () => json({ status: 0, msg: busy, data: JSON.stringify({ status: 0, msg: busy }) }),
    empty: () => answer(200, 'application/json', ''),
    oversize: () => json({ status: 1, msg: '', data: 'x'.repeat(6_000_000) }),
  };
  answers[kind]();
}

const busy = '系统繁忙，请稍后再试';
