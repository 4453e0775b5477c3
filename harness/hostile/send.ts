import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Outcome } from './attack.ts';

export interface Sending {
  method?: string;
  path: string;
  cookie?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a form of this site. */
  form?: Record<string, string>;
  /** Sent piece by piece, as fast as the server takes it. */
  pieces?: Iterable<Buffer>;
  /** The address of this machine from which it is sent; default is one that the honest owner does not have. */
  from?: string;
  signal: AbortSignal;
}

export interface Answer {
  /** 0 where the server closed the connection without an answer. */
  status: number;
  headers: IncomingMessage['headers'];
  /** The first characters of it. */
  text: string;
}

const KEPT_CHARACTERS = 200_000;
const MAX_MS = 60_000;
const ATTACKER = '127.0.1.1';
const CLOSED: Answer = { status: 0, headers: {}, text: '' };

/** Sends one request on a new connection. Never throws, whatever the server does. */
export async function send(origin: string, sending: Sending): Promise<Answer> {
  const { method = 'GET', path, cookie, json, form, pieces, from = ATTACKER, signal } = sending;
  const text = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json);
  const headers: Record<string, string> = { ...sending.headers };
  if (cookie !== undefined) headers.cookie = cookie;
  if (json !== undefined) headers['content-type'] = 'application/json';
  if (form !== undefined) {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    headers.origin = 'null';
    headers['sec-fetch-site'] = 'same-origin';
  }
  const call = request(origin + path, {
    method,
    headers,
    agent: false,
    localAddress: from,
    family: 4,
    signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_MS)]),
  });
  const answered = new Promise<Answer>((resolve) => {
    call.on('error', () => resolve(CLOSED));
    call.on('response', (response) => void read(response).then(resolve));
  });
  if (pieces === undefined) call.end(text);
  else await write(call, pieces);
  return answered;
}

/** Stops early where the server has answered or closed. */
async function write(call: ReturnType<typeof request>, pieces: Iterable<Buffer>): Promise<void> {
  let isOver = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isOver = true;
      resolve();
    };
    call.once('error', end);
    call.once('response', end);
    call.once('close', end);
  });
  for (const piece of pieces) {
    if (isOver) break;
    if (!call.write(piece)) await Promise.race([once(call, 'drain').catch(() => {}), ended]);
  }
  call.end();
}

async function read(response: IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0, headers } = response;
  let text = '';
  try {
    for await (const piece of response as AsyncIterable<Buffer>)
      if (text.length < KEPT_CHARACTERS) text += piece.toString('latin1');
  } catch {
    // The part that arrived until then is enough.
  }
  return { status, headers, text };
}

/** Counts answers, and keeps those that a server must never give. */
export class Answers {
  readonly #outcome: Outcome = { answers: {}, failures: [] };

  /** @param what was asked, for the words of a failure */
  count(what: string, { status, headers }: Answer): void {
    const name = status === 0 ? 'closed' : String(status);
    this.#outcome.answers[name] = (this.#outcome.answers[name] ?? 0) + 1;
    const isBusy = status === 503 && headers['retry-after'] !== undefined;
    if (status >= 500 && !isBusy) this.failure(`${what}: answered ${status}`);
  }

  failure(words: string): void {
    if (!this.#outcome.failures.includes(words)) this.#outcome.failures.push(words);
  }

  get outcome(): Outcome {
    return this.#outcome;
  }
}
