import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { RefusalCode } from '#shared/refusals.ts';
import { isDatabaseGone, isDiskFull, refersToDeleted, tookTooLong } from '#server/platform/database/database-errors.ts';
import { inLanguage, languageOf } from '#server/platform/words/language.ts';
import { logRefusal } from './log-refusal.ts';
import { Refusal } from './refusal.ts';
import { t } from '#server/platform/words/words.ts';

/** Answers addresses below /api without an endpoint. */
export const noSuchEndpoint: RequestHandler = () => {
  throw new Refusal('not_found', { message: t('There is nothing here.') });
};

/** What RFC 6750 says to programs beside the refusals of tokens. */
const CHALLENGES: Partial<Record<RefusalCode, string>> = {
  invalid_token: 'Bearer error="invalid_token"',
  insufficient_scope: 'Bearer error="insufficient_scope"',
  token_refused: 'Bearer error="insufficient_scope"',
  token_mails: 'Bearer error="insufficient_scope"',
};

/**
 * Turns a thrown error into an answer that reveals no details of unexpected errors.
 * @param failed what the log says of an unexpected one
 * @param send writes the answer's status and body
 */
export const sendRefusals =
  (log: Logger, failed: string, send: (refusal: Refusal, req: Request, res: Response) => void): ErrorRequestHandler =>
  (error: unknown, req, res: Response, next) => {
    if (res.headersSent) return next(error);
    const refusal = asRefusal(error);
    logRefusal(log, refusal, { error, failed }, req);
    const { retryAfterSeconds } = refusal.details;
    if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', String(retryAfterSeconds));
    if (refusal.status === 413) res.setHeader('Connection', 'close');
    send(refusal, req, res);
  };

/** For programs: the refusal as JSON. */
export const errorHandler = (log: Logger): ErrorRequestHandler =>
  sendRefusals(log, 'request failed', (refusal, req, res) => {
    const challenge = CHALLENGES[refusal.code];
    if (challenge !== undefined) res.setHeader('WWW-Authenticate', challenge);
    res.status(refusal.status).json(inLanguage(languageOf(req), () => refusal.body()));
  });

/** The refusal for a thrown value: 4xx for unreadable requests, 500 for unexpected errors. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const type = error instanceof Error && 'type' in error ? error.type : null;
  if (type === 'entity.too.large') return new Refusal('too_large');
  if (type === 'entity.parse.failed')
    return new Refusal('invalid_request', { fields: { body: t('This is not JSON') } });
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') return new Refusal('unsupported_media_type');
  if (error instanceof URIError) return new Refusal('not_found');
  if (isDatabaseGone(error)) return new Refusal('unavailable', { retryAfterSeconds: 2 });
  if (isDiskFull(error) || tookTooLong(error)) return new Refusal('unavailable', { retryAfterSeconds: 60 });
  if (refersToDeleted(error)) return new Refusal('not_found');
  const status = error instanceof Error && 'status' in error ? error.status : null;
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refusal('invalid_request');
  return new Refusal('server_error');
}
