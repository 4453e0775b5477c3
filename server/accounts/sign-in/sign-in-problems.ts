import type { ErrorRequestHandler, Response } from 'express';
import { asRefusal } from '#server/platform/http/error-handler.ts';
import { logRefusal } from '#server/platform/http/log-refusal.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { inLanguage, languageOf } from '#server/platform/words/language.ts';
import { known } from '#shared/words/words.ts';
import { t } from '../words/words.ts';
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
    if (refusal.status === 413) res.setHeader('Connection', 'close');
    // What failed before the body was read has no reader yet.
    inLanguage(languageOf(req), () => {
      const { status, page } = pageOf(refusal);
      res.status(status).send(page);
    });
  };

function pageOf(refusal: Refusal): { status: number; page: string } {
  const { code, status, details, message } = refusal;
  if (code === 'too_many_requests')
    return { status: 429, page: problemPage(t('Too many attempts'), waitText(details.retryAfterSeconds ?? 60)) };
  if (code === 'not_found') {
    const text = t('It was begun in another browser, or too long ago. Please start again.');
    return { status: 400, page: problemPage(t('This sign-in has expired'), text) };
  }
  return { status, page: problemPage(t('That did not work'), known(message)) };
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90
    ? t(
        '{minutes, plural, one {Please wait a minute, then start again, or sign in on a device that you signed in on before.} other {Please wait # minutes, then start again, or sign in on a device that you signed in on before.}}',
        { minutes },
      )
    : t('Please wait {hours} hours, then start again, or sign in on a device that you signed in on before.', {
        hours: Math.ceil(minutes / 60),
      });
}
