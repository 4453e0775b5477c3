import * as z from 'zod';
import { allContracts } from '#shared/all-contracts.ts';
import { scopesFor } from '#shared/contract/token-calls.ts';
import type { Contract } from '#shared/contract/contract.ts';
import { REFUSALS, type RefusalCode } from '#shared/refusals.ts';
import { refusalsOf } from '#server/platform/http/openapi.ts';
import { PLANTED_HEADER, UNESCAPED } from './hostile-values.ts';
import { type FuzzAnswer, type FuzzRequest, tokenScopeOf } from './request.ts';

/** Internal details that no response may contain: of the code, the database and libraries. */
const INSIDE =
  /\bat .{0,200}\.[cm]?[jt]s:\d|node_modules|file:\/\/\/|postgres|relation "|syntax error at|duplicate key|violates|drizzle|ECONN|ZodError|TypeError|ReferenceError|RangeError|SyntaxError|Internal Server Error/;

/** Possible refusals of any request: rate limits, a wrong path, another host, or a token that is none. */
const ANY = [
  'not_found',
  'wrong_host',
  'too_many_requests',
  'cross_site',
  'invalid_token',
] as const satisfies readonly RefusalCode[];

const refusal = z.strictObject({
  code: z.enum(Object.keys(REFUSALS) as [RefusalCode, ...RefusalCode[]]),
  message: z.string().min(1),
  fields: z.record(z.string(), z.string().min(1)).optional(),
  /** Of a list whose columns are unknown. */
  columns: z.looseObject({ hasNames: z.boolean() }).optional(),
});

const routes = allContracts.map((contract) => ({
  contract,
  is: new RegExp(`^${contract.path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** The contract that a request is under; HEAD is a GET without its body. */
function contractOf({ method, path }: FuzzRequest): Contract | undefined {
  const [address = ''] = path.split('?');
  const expected = method === 'HEAD' ? 'get' : method.toLowerCase();
  return routes.find(({ contract, is }) => contract.method === expected && is.test(address))?.contract;
}

/** Whether the scope of the sender's token allows the request. */
export function isForToken(request: FuzzRequest): boolean {
  const scope = tokenScopeOf(request.sender);
  const contract = contractOf(request);
  return scope !== undefined && contract !== undefined && scopesFor(contract).includes(scope);
}

/**
 * Whatever the scope of a token does not allow is refused as that. Before that comes the refusal of another host; a wrong method
 * or an unreadable path is at no endpoint, and OPTIONS only names methods.
 */
function tokenFailures(request: FuzzRequest, { status }: FuzzAnswer): string[] {
  const scope = tokenScopeOf(request.sender);
  if (scope === undefined || isForToken(request) || request.method === 'OPTIONS') return [];
  const isAtEndpoint = contractOf(request) !== undefined && isReadable(request.path);
  const expected = [401, 403, 421, ...(isAtEndpoint ? [] : [404])];
  return expected.includes(status) ? [] : [`answers ${status} to a token with the scope ${scope}`];
}

/** Whether its percent signs are those of UTF-8. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** The failures of an answer, a line each. */
export function failuresOf(request: FuzzRequest, answer: FuzzAnswer): string[] {
  // Node refuses headers that are too long before they reach the server.
  if (answer.status === 431) return [];
  const failures = [...generalFailures(request, answer), ...tokenFailures(request, answer)];
  if (!request.path.startsWith('/api/')) return failures;
  const contract = contractOf(request);
  if (answer.status >= 400)
    return request.method === 'HEAD' ? failures : [...failures, ...refusalFailures(request, answer, contract)];
  return contract ? [...failures, ...answerFailures(request, answer, contract)] : failures;
}

function generalFailures({ body }: FuzzRequest, { status, headers, text }: FuzzAnswer): string[] {
  const type = String(headers['content-type'] ?? '');
  const inside = INSIDE.exec(text)?.[0];
  // A form that is shown again holds what was typed into it.
  const isTyped = [...new URLSearchParams(body ?? '').values()].some((typed) => typed.includes(inside ?? ''));
  const location = headers.location;
  return [
    ...(status >= 500 ? [`answers ${status}`] : []),
    ...(status >= 400 && inside !== undefined && !isTyped ? [`tells of its inside: ${inside}`] : []),
    ...(headers[PLANTED_HEADER] === undefined ? [] : ['a header was smuggled in']),
    ...(type.includes('html') && text.toLowerCase().includes(UNESCAPED) ? ['shows markup that was typed'] : []),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['lacks X-Content-Type-Options']),
    ...(headers['x-powered-by'] === undefined ? [] : ['tells what it runs on']),
    ...(type.includes('html') && !headers['content-security-policy'] ? ['a page without a policy'] : []),
    ...(typeof location === 'string' && leadsAway(location) ? [`leads to ${location}`] : []),
  ];
}

const SITE = 'http://site.invalid';
/** The address of another site, in any notation. */
const leadsAway = (location: string) => {
  const { origin, hostname } = new URL(location, SITE);
  return origin !== SITE && !/^(localhost|127\.0\.0\.1)$/.test(hostname);
};

function refusalFailures(
  { sender }: FuzzRequest,
  { status, text }: FuzzAnswer,
  contract: Contract | undefined,
): string[] {
  const body = refusal.safeParse(jsonOf(text));
  if (!body.success) return [`answers ${status} without saying why: ${text.slice(0, 120)}`];
  const { code } = body.data;
  if (REFUSALS[code][0] !== status) return [`answers ${status} with ${code}`];
  const ofToken = tokenScopeOf(sender) === undefined ? [] : ['token_refused'];
  const ofContract = contract ? refusalsOf(contract) : ['not_signed_in'];
  const listed: readonly string[] = [...ANY, ...ofToken, ...ofContract];
  return contract && !listed.includes(code) ? [`refuses with ${code}, which its contract does not list`] : [];
}

function answerFailures({ method }: FuzzRequest, { status, headers, text }: FuzzAnswer, contract: Contract): string[] {
  const cache = String(headers['cache-control'] ?? '');
  const cacheErrors = /no-store|private/.test(cache) ? [] : [`may be kept by anybody: ${cache}`];
  if (status === 304) return cacheErrors;
  if (status !== contract.status) return [...cacheErrors, `answers ${status} in place of ${contract.status}`];
  if (method === 'HEAD' || contract.response === undefined) return cacheErrors;
  const decoded = z.safeDecode(contract.response as z.ZodType, jsonOf(text));
  return decoded.success
    ? cacheErrors
    : [...cacheErrors, `is not as its contract says: ${z.prettifyError(decoded.error).slice(0, 200)}`];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
