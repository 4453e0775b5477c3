import { type Response, Router } from 'express';
import { requestHourCycle } from '#server/platform/http/request-hour-cycle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { guestLinks, findRequest } from '#server/nights/service.ts';
import { confirmJoin, refuseRequest } from './confirm-join.ts';
import { confirmForm, datesIn, readForm, typedIn } from './guest-forms.ts';
import { refusalOf } from './invited-page-sender.ts';
import type { GuestLimits } from './limits.ts';
import { newcomersDates } from './newcomers-dates.ts';
import { findInvited, loadNight } from './night-store.ts';
import { isOneClick } from './one-click.ts';
import { readersBrowser } from './save-answer.ts';
import { refuseForeignForm } from './refuse-foreign-form.ts';
import { pathOf, type WithToken } from './own-page.ts';
import { sendPage } from './send-page.ts';
import { confirmPage, type ConfirmView, notYouPage } from './views/confirm-page.ts';
import { t } from './words/words.ts';

/**
 * The pages below `/rsvp` for mailed links of people not on the list yet. GET changes nothing. After confirmation the
 * same link opens their personal page, which is tried first.
 */
export function requestRoutes(services: Services, limits: GuestLimits): Router {
  const { db, environment } = services;
  const router = Router();

  const requested = async (req: WithToken) => {
    const found = await findRequest(db, req.params.token);
    if (found) return found;
    await limits.countFailedLookup(req);
    throw new Refusal('not_found');
  };
  const show = async (req: WithToken, res: Response, status = 200, failed?: ConfirmView['failed']) => {
    const { event, request } = await requested(req);
    await limits.queueForAddress(req, res, async () => {
      const night = await loadNight(services, event, new Date(), requestHourCycle(req));
      sendPage(req, res, confirmPage({ night, request, path: pathOf(req), ...(failed && { failed }) }), status);
    });
  };

  router.get('/:token', (req, res) => show(req, res));

  router.post('/:token/confirm', async (req, res) => {
    refuseForeignForm(req, environment);
    const { token } = req.params;
    // A repeated submission finds the personal page that the first one created as it deleted the request: asked for after it.
    const { event } = (await findRequest(db, token)) ?? (await findInvited(db, token)) ?? (await requested(req));
    const typed = typedIn(req.body);
    const form = readForm(confirmForm, typed);
    if ('errors' in form) return show(req, res, 400, { typed, errors: form.errors, problem: null });
    // Once the date is set, answers to dates that were taken off count too: they are no answer to the night.
    const isDateSet = event.status !== 'finding_date' && typed.all === undefined;
    const dateAnswers = isDateSet ? datesIn(typed) : await newcomersDates(db, event, typed);
    const links = await guestLinks(db, environment.origin);
    const given = { ...form.read, dateAnswers };
    const browser = readersBrowser(req, typed);
    try {
      const { link, hasJoined } = await confirmJoin(services, links, { eventId: event.id, token }, given, browser);
      res.redirect(303, new URL(link).pathname + (hasJoined ? '?confirmed' : ''));
    } catch (refused) {
      const { status, fields: errors, problem } = refusalOf(refused);
      await show(req, res, status, { typed, errors, problem });
    }
  });

  router.post('/:token/not-you', async (req, res) => {
    refuseForeignForm(req, environment);
    await refuseRequest(db, req.params.token);
    sendPage(req, res, notYouPage());
  });

  router.post('/:token/stop', async (req, res) => {
    await requested(req);
    if (!isOneClick(req.body)) throw new Refusal('invalid_request');
    await refuseRequest(db, req.params.token);
    res.type('text').send(`${t('You will not be written to again.')}\n`);
  });
  return router;
}
