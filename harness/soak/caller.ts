import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from './outages.ts';

/** Answers over the whole run. */
export interface Tally {
  requests: number;
  byStatus: Record<string, number>;
  /** Responses that violate a rule; the first ones are described. */
  unexpected: string[];
  unexpectedCount: number;
  /** Milliseconds of each answer that was no 503. */
  times: number[];
  answers: Answer[];
}

export const newTally = (): Tally => ({
  requests: 0,
  byStatus: {},
  unexpected: [],
  unexpectedCount: 0,
  times: [],
  answers: [],
});

export interface Answered {
  status: number;
  body: unknown;
}

interface Asking {
  body?: unknown;
  /** Statuses of expected refusals. */
  expects?: readonly number[];
}

const MAX_UNEXPECTED = 20;
const MAX_RESPONSE_MS = 60_000;

/** The reason of a failed fetch. */
const reasonOf = (error: unknown) => (error instanceof Error ? (error.cause ?? error) : error);

/** Calls the servers as one person. */
export class Caller {
  constructor(
    private readonly origin: string,
    private readonly cookie: string | null,
    private readonly tally: Tally,
  ) {}

  /** Sends once. Returns null where the server is unavailable, so that the outcome is unknown. */
  async once(method: string, path: string, { body, expects = [] }: Asking = {}): Promise<Answered | null> {
    const isForm = body instanceof URLSearchParams;
    const headers: Record<string, string> = this.cookie === null ? { Origin: 'null' } : { cookie: this.cookie };
    if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
    const started = performance.now();
    this.tally.requests += 1;
    const response = await fetch(this.origin + path, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(MAX_RESPONSE_MS),
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    }).catch((error: unknown) => this.#wonder(`${method} ${path}: ${String(reasonOf(error))}`));
    const done = (isDone: boolean) =>
      this.tally.answers.push({
        at: Date.now(),
        isWrite: method !== 'GET',
        of: this.cookie === null ? 'guests' : 'owners',
        isDone,
      });
    if (!response) {
      done(false);
      return null;
    }
    const text = await response.text();
    this.tally.byStatus[response.status] = (this.tally.byStatus[response.status] ?? 0) + 1;
    const isUnavailable = response.status === 503 && response.headers.has('retry-after');
    done(!isUnavailable);
    if (isUnavailable) return null;
    this.tally.times.push(performance.now() - started);
    if (response.status >= 400 && !expects.includes(response.status))
      this.#wonder(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
  }

  /** Retries until there is a response: only for idempotent requests. */
  async until(method: string, path: string, asking: Asking = {}): Promise<Answered> {
    for (;;) {
      const answered = await this.once(method, path, asking);
      if (answered) return answered;
      await pause(1_000);
    }
  }

  #wonder(line: string): null {
    this.tally.unexpectedCount += 1;
    if (this.tally.unexpected.length < MAX_UNEXPECTED) this.tally.unexpected.push(line);
    return null;
  }
}
