import type { ResponseBody, Contract } from '#shared/contract/contract.ts';
import { REFUSALS, type RefusalCode } from '#shared/refusals.ts';

/** The answer of the API to one contract. */
export interface Answered {
  contract: Contract;
  respond: (sent: SentRequest) => Promise<Response>;
}

/** A request to the API as it was sent. */
export interface SentRequest {
  /** For example 'patch /api/people/3'. */
  call: string;
  query: Record<string, string>;
  /** Decoded JSON; undefined without a body. */
  body: unknown;
}

/** The API answers this. Dates are Dates, as the client gets them. */
export const answer = <C extends Contract>(contract: C, body: ResponseBody<C>): Answered =>
  answerBy(contract, () => body);

/** The API answers what a function makes of the request. */
export const answerBy = <C extends Contract>(
  contract: C,
  bodyOf: (sent: SentRequest) => ResponseBody<C>,
): Answered => ({
  contract,
  respond: async (one) => {
    const body = bodyOf(one);
    const text = body === undefined ? null : JSON.stringify(body);
    return new Response(text, { status: contract.status, headers: { 'Content-Type': 'application/json' } });
  },
});

/** The API refuses with this code. @param fields errors by field */
export const refuse = (contract: Contract, code: RefusalCode, fields: Record<string, string> = {}): Answered => ({
  contract,
  respond: async () => {
    const [status, message] = REFUSALS[code];
    return Response.json({ code, message, fields }, { status });
  },
});

/** The server fails at this. */
export const fail = (contract: Contract): Answered => ({
  contract,
  respond: async () => new Response('', { status: 500 }),
});

/** Null until a test shows something: what the page before it still asks for belongs to neither. */
let table: readonly Answered[] | null = null;
let sent: SentRequest[] = [];
let unanswered: string[] = [];
let isCut = false;
/** Counts tests: what one of them asked for is not answered with the state of the next one. */
let testNumber = 0;

/** Without network no request to the API is answered; the browser says that it is gone, or back. */
export function setOffline(offline: boolean): void {
  isCut = offline;
  dispatchEvent(new Event(offline ? 'offline' : 'online'));
}

/** Answers in force from now on; of several for a contract the last one counts. */
export function setAnswers(answers: readonly Answered[]): void {
  table = answers;
}

/** Requests that change something, in their order. */
export const sentChanges = (): SentRequest[] =>
  sent.filter(({ call }) => !call.startsWith('get ') && call !== 'post /api/events/preview');

/** Forgets answers and requests. @returns requests that had no answer */
export function clearAnswers(): string[] {
  const missing = unanswered;
  [table, sent, unanswered, isCut] = [null, [], [], false];
  testNumber += 1;
  return missing;
}

const fetchFile = globalThis.fetch;

/** Requests to the API are answered from the table, and fail the test if it has nothing for them. */
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith('/api/')) return fetchFile(input, init);
  if (isCut) throw new TypeError('Failed to fetch');
  const method = request.method.toLowerCase();
  // Before anything is awaited, after which another test may have begun.
  const [answers, askedIn] = [table, testNumber];
  const found = answers?.findLast(({ contract }) => contract.method === method && fits(contract.path, pathname));
  if (answers && !found) unanswered.push(`${method} ${pathname}`);
  const text = await request.text();
  const isJson = request.headers.get('Content-Type')?.includes('json');
  const one: SentRequest = {
    call: `${method} ${pathname}`,
    query: Object.fromEntries(searchParams),
    body: text === '' ? undefined : isJson ? JSON.parse(text) : text,
  };
  if (askedIn !== testNumber) throw new TypeError('Failed to fetch');
  if (answers === table) sent.push(one);
  return found ? found.respond(one) : new Response('', { status: 500 });
};

const fits = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, n) => part.startsWith(':') || part === given[n]);
};
