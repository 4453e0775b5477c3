import type { ErrorRequestHandler, Response } from 'express';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { problemPage } from '../pages/problem-page.ts';

/** People look at these pages, so refusals are pages too. */
export const interactionProblems =
  ({ log }: Services): ErrorRequestHandler =>
  (error: unknown, req, res: Response, next) => {
    if (res.headersSent) return next(error);
    const refusal = error instanceof Refusal ? error : null;
    if (refusal?.code === 'too_many_requests') {
      const seconds = refusal.details.retryAfterSeconds ?? 60;
      res.setHeader('Retry-After', String(seconds));
      const minutes = Math.ceil(seconds / 60);
      const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
      return void res.status(429).send(problemPage('Too many attempts', `Please wait ${wait}, then start again.`));
    }
    if (refusal?.code === 'not_found') {
      const text = 'It was begun in another browser, or too long ago. Please start again.';
      return void res.status(400).send(problemPage('This sign-in has expired', text));
    }
    if (refusal) return void res.status(refusal.status).send(problemPage('That did not work', refusal.message));
    log.error({ err: error, path: req.path }, 'a sign-in page failed');
    res
      .status(500)
      .send(problemPage('Something went wrong', 'Something went wrong on the server. Please start again.'));
  };
