import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { guestFilesOf } from '#server/platform/web-app/guest-page-files.ts';
import { sendRefusals } from '#server/platform/http/error-handler.ts';
import { readersLanguage } from '#server/platform/words/language.ts';
import { documentOf, type Page } from './views/document.ts';
import { problemPage } from './views/problem-page.ts';

/** Where pages are reported. */
export const REPORT = '/report';
const REPORTED = /^\/(?:rsvp|join|night)\/[\w-]+/;

/** Sends a page; on that of a night its readers can report it, where there are administrators. */
export function sendPage(req: Request, res: Response, page: Page, status = 200): void {
  const [reported] = (res.locals.takesReports === true && REPORTED.exec(req.originalUrl)) || [];
  const links = {
    ...(req.method === 'GET' && { hasLanguages: true }),
    ...(reported && status === 200 && { reportAt: REPORT + reported }),
  };
  res
    .status(status)
    .type('html')
    .send(documentOf({ ...page, ...links }, guestFilesOf(req)));
}

/**
 * These URLs are opened by people, so refusals are rendered as pages: in the reader's language also what was refused before
 * that was known, such as a form that is too large.
 */
export const sendProblem = (log: Logger): ErrorRequestHandler =>
  sendRefusals(log, 'a page for guests failed', (refusal, req, res) =>
    readersLanguage(req, res, () => sendPage(req, res, problemPage(refusal), refusal.status)),
  );
