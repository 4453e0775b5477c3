import type { Request, RequestHandler, Response, Router } from 'express';
import * as z from 'zod';
import type { ResponseBody, Contract, Decoded } from '#shared/contract/contract.ts';
import { ADMIN_SIGN_IN_HOURS } from '#shared/limits/limits.ts';
import { WorkQueue } from '#server/platform/workers/work-queue.ts';
import { ownerOfRequest } from '#server/platform/owner-data/acting-for.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { type BodyLimits, bodyLimitsOf } from './bodies/body-limits.ts';
import { receiveJson, takeJson } from './bodies/json-body.ts';
import { inLanguage, languageOf } from '#server/platform/words/language.ts';
import { withoutMails } from '#server/platform/mails/without-mails.ts';
import { Refusal } from './refusal.ts';
import { isSignedInSince } from './session-cookie.ts';
import { admitToken } from '#server/platform/tokens/refuse-token.ts';
import { sendJson } from './bodies/send-json.ts';
import { t } from '#server/platform/words/words.ts';

/** The arguments of a handler: the decoded parts of the request, and the user. */
export type Call<C extends Contract> = Decoded<C> & {
  /** The owner of the data: the user, or an organization that they host for. */
  owner: C['access'] extends 'visitor' ? Owner | null : Owner;
  /** The user. */
  actor: C['access'] extends 'visitor' ? Owner | null : Owner;
  req: Request;
  res: Response;
};

/** The rows of a list, read while they are sent. */
type ReadRows<C extends Contract> = ResponseBody<C> extends readonly (infer Row)[] ? AsyncIterable<Row> : never;

interface Options {
  /**
   * One response for a person at a time; further requests wait in order, beyond `WAITING_EACH` they are refused, so that
   * nobody holds all connections with what is read for each request. True by default for what a signed-in user gets;
   * false for lists that are kept in memory; true also for writes that would each wait for the same lock with a
   * connection.
   */
  perUserQueue?: boolean;
}

/** More than all devices of a person request at once. */
const WAITING_EACH = 60;
const makeQueue = () => new WorkQueue({ atOnce: Infinity, waiting: Infinity, waitingEach: WAITING_EACH });

/**
 * Mounts one contract: checks access, decodes path, query and body at once, before anything waits, finds the owner if hosts
 * may act for an organization, calls the handler and encodes its answer. A handler that has already answered (a file, a
 * cached body) returns nothing.
 */
export function serve<C extends Contract>(
  router: Router,
  contract: C,
  handle: (call: Call<C>) => Promise<ResponseBody<C> | void> | ResponseBody<C> | ReadRows<C> | void,
  { perUserQueue = contract.method === 'get' && contract.access !== 'visitor' }: Options = {},
): void {
  const queue = perUserQueue ? makeQueue() : null;
  const takesJson = contract.body !== undefined && !('file' in contract.body);
  const limits = bodyLimitsOf(contract);
  const mayLackBody = takesJson && z.safeParse(contract.body as z.ZodType, undefined).success;
  const guard: RequestHandler = (req, _res, next) => {
    admitToken(contract, req);
    if (contract.access !== 'visitor' && !req.user) throw new Refusal('not_signed_in');
    if (contract.access === 'staff' && !req.user?.isStaff) throw new Refusal('not_found');
    if (contract.access === 'admin') admitAdmin(req);
    const lacksBody = mayLackBody && req.headers['content-type'] === undefined;
    if (takesJson && !lacksBody && !req.is('json'))
      throw new Refusal('unsupported_media_type', { message: t('Please send JSON.') });
    next();
  };
  const answerTo = async (req: Request, res: Response, decoded: Decoded<C>): Promise<void> => {
    const owner = await ownerOfRequest(req, contract.hosts);
    const call = { ...decoded, owner, actor: req.user ?? null, req, res } as Call<C>;
    const answer = await (req.token ? withoutMails(() => handle(call)) : handle(call));
    if (res.headersSent || res.writableEnded || res.destroyed) return;
    res.status(contract.status);
    if (contract.response === undefined) res.end();
    else await sendJson(res, contract.response, answer);
  };
  const run: RequestHandler = (req, res) =>
    inLanguage(languageOf(req), () => {
      const decoded = decode(contract, req, limits);
      const answer = () => answerTo(req, res, decoded);
      return queue && req.user ? queue.run(req.user.id, answer, res) : answer();
    });
  router[contract.method](contract.path, guard, ...(takesJson ? receiveJson(limits.bytes) : []), run);
}

function decode<C extends Contract>(contract: C, req: Request, limits: BodyLimits): Decoded<C> {
  const params = contract.params && z.safeDecode(contract.params as z.ZodType, req.params);
  if (params && !params.success) throw new Refusal('not_found');
  const fields: Record<string, string> = {};
  const part = (schema: unknown, value: unknown) => {
    if (!schema) return undefined;
    const result = z.safeParse(schema as z.ZodType, value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
    return undefined;
  };
  const query = part(contract.query, req.query);
  const body = contract.body && 'file' in contract.body ? undefined : part(contract.body, takeJson(req, limits));
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_request', { fields });
  return { params: params?.data, query, body } as Decoded<C>;
}

/**
 * Lets an administrator pass whose sign-in is recent: a cookie that was stolen yesterday opens nothing.
 * @throws Refusal not_found for everybody else, sign_in_again
 */
function admitAdmin({ user, session }: Request): void {
  if (!user?.isAdmin) throw new Refusal('not_found');
  if (!isSignedInSince(session, ADMIN_SIGN_IN_HOURS * 3_600_000)) throw new Refusal('sign_in_again');
}
