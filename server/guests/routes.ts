import compression from 'compression';
import express, { Router } from 'express';
import { limitUnfinishedBodies } from '#server/platform/http/bodies/limit-unfinished-bodies.ts';
import { readersLanguage } from '#server/platform/words/language.ts';
import { rateLimit } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { STOP_MAILS } from '#server/platform/mails/stop-links.ts';
import { AWARDS } from '#server/awards/service.ts';
import type { GameServices } from '#server/games/service.ts';
import { ballotRoutes } from './awards/routes.ts';
import { guestHeaders } from './guest-headers.ts';
import { joinRoutes } from './join-routes.ts';
import { guestLimits } from './limits.ts';
import { reportRoutes } from './report-routes.ts';
import { invitedRoutes } from './invited-routes.ts';
import { requestRoutes } from './request-routes.ts';
import { REPORT, sendProblem } from './send-page.ts';
import { oneFormAtATime } from './one-form-at-a-time.ts';
import { stopRoutes } from './stop-routes.ts';

const MAX_FORM_BYTES = 32 * 1024;

/**
 * Server-rendered pages for people without an account: no session, usable without JavaScript. Signed-in users are
 * treated as guests.
 */
export function guestPages(services: GameServices): Router {
  const router = Router();
  const limits = guestLimits(services);
  const pages = ['/rsvp', '/join', '/night', AWARDS, REPORT, STOP_MAILS];
  router.use(pages, (_req, res, next) => {
    res.locals.takesReports = services.environment.ADMIN_EMAILS.length > 0;
    next();
  });
  router.use(pages, guestHeaders, compression(), rateLimit(services.environment));
  router.use(pages, limitUnfinishedBodies(['urlencoded'], MAX_FORM_BYTES));
  router.use(pages, express.urlencoded({ extended: false, inflate: false, limit: MAX_FORM_BYTES }));
  router.use(pages, oneFormAtATime(services.db));
  router.use(pages, readersLanguage);
  router.use('/rsvp', invitedRoutes(services, limits), requestRoutes(services, limits));
  router.use(joinRoutes(services, limits));
  router.use(AWARDS, ballotRoutes(services, limits));
  router.use(STOP_MAILS, stopRoutes(services));
  router.use(REPORT, reportRoutes(services, limits));
  router.use(pages, () => {
    throw new Refusal('not_found');
  });
  router.use(pages, sendProblem(services.log));
  return router;
}
