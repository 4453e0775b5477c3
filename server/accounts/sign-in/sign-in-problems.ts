import type { ErrorRequestHandler, Response } from 'express';
import { asRefusal } from '#server/platform/http/error-handler.ts';
import { logRefusal } from '#server/platform/http/log-refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { problemPage } from './problem-page.ts';

/** People look at these pages, so refusals are pages too. */
export const signInProblems =
  ({ log }: Pick<Services, 'log'>): ErrorRequestHandler =>
  (error: unknown, req, res: Response, next) => {
    if (res.headersSent) return next(error);
    const refusal = asRefusal(error);
    logRefusal(log, refusal, { error, failed: 'a sign-in page failed' }, req);
    const { retryAfterSeconds } = refusal.details;
    if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', String(retryAfterSeconds));
    if (refusal.code === 'too_many_requests') {
      const text = `Please wait ${waitText(retryAfterSeconds ?? 60)}, then start again, or sign in on a device that you signed in on before.`;
      return void res.status(429).send(problemPage('Too many attempts', text));
    }
    if (refusal.code === 'not_found') {
      const text = 'It was begun in another browser, or too long ago. Please start again.';
      return void res.status(400).send(problemPage('This sign-in has expired', text));
    }
    if (refusal.status === 413) res.setHeader('Connection', 'close');
    res.status(refusal.status).send(problemPage('That did not work', refusal.message));
  };

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return 'a minute';
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
