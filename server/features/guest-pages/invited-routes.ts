import express, { type Response, Router } from 'express';
import { RSVP_ANSWERS } from '#shared/enums.ts';
import { canBeWrittenTo } from '#shared/rules/guest-address.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { giveAnswer } from './give-answer.ts';
import { guestCalendar } from './guest-calendar.ts';
import { answerForm, mailsForm, readForm, typedIn } from './guest-forms.ts';
import { guestBallot } from '../night-votes/guest-ballot.ts';
import type { GuestLimits } from './limits.ts';
import { findInvited, hasOptedOut, loadNight } from './night-store.ts';
import { standingAnswer } from './standing-answer.ts';
import { isOneClick } from './one-click.ts';
import { refuseForeignForm } from './own-form.ts';
import { type Invited, pathOf, type WithToken } from './own-page.ts';
import { sendPage } from './send-page.ts';
import { stopMails } from './stop-mails.ts';
import { voteRoutes } from './vote-routes.ts';
import { invitedPage, type InvitedView } from './views/invited-page.ts';

const NEWS = ['saved', 'joined', 'confirmed', 'mails', 'voted'] as const;

/** Forms that could not be taken. */
type Failed = Pick<InvitedView, 'failed' | 'unbrought'>;

/** The pages below `/rsvp`: a GET or HEAD reads and changes nothing, since mail scanners follow every link. */
export function invitedRoutes(services: Services, limits: GuestLimits): Router {
  const { db, environment } = services;
  const router = Router();

  const invited = async (req: WithToken): Promise<Invited> => {
    const found = await findInvited(db, req.params.token);
    if (found) return found;
    await limits.countFailedLookup(req);
    throw new Refusal('not_found');
  };
  const show = async (req: WithToken, res: Response, found: Invited, status = 200, failed: Failed = {}) => {
    const { event, guest } = found;
    const path = pathOf(req);
    const night = await loadNight(db, event, new Date());
    const view: InvitedView = {
      night,
      ballot: await guestBallot(db, event, night.list, guest, night.now),
      guest,
      path,
      url: environment.origin + path,
      hasOptedOut: await hasOptedOut(db, event.userId, guest.email.toLowerCase()),
      answered: await standingAnswer(db, guest),
      news: status === 200 ? (NEWS.find((news) => req.query[news] !== undefined) ?? null) : null,
      preselected: RSVP_ANSWERS.find((answer) => answer === req.query.a) ?? null,
      ...failed,
    };
    sendPage(req, res, invitedPage(view), status);
  };

  router.get('/:token', async (req, res, next) => {
    const found = await findInvited(db, req.params.token);
    // Of somebody who is not on the list yet.
    if (!found) return next();
    return show(req, res, found);
  });

  router.post('/:token', async (req, res) => {
    refuseForeignForm(req, environment);
    const found = await invited(req);
    await limits.countAnswer(found.guest.id);
    const typed = typedIn(req.body);
    const form = readForm(answerForm, typed);
    if ('faults' in form) return show(req, res, found, 400, { failed: { typed, faults: form.faults, problem: null } });
    try {
      await giveAnswer(db, found.guest, form.read);
    } catch (refused) {
      if (!(refused instanceof Refusal) || refused.code === 'not_found') throw refused;
      const { partySize } = refused.details.fields ?? {};
      const faults: Record<string, string> = partySize === undefined ? {} : { along: partySize };
      const problem = partySize === undefined ? refused.message : null;
      return show(req, res, await invited(req), refused.status, { failed: { typed, faults, problem } });
    }
    res.redirect(303, `${pathOf(req)}?saved`);
  });

  voteRoutes(router, services, limits, { invited, show });

  router.get('/:token/calendar.ics', async (req, res) => {
    const { event, guest } = await invited(req);
    res.attachment('game-night.ics').type('text/calendar; charset=utf-8');
    res.send(await guestCalendar(services, event, guest, environment.origin + pathOf(req)));
  });

  router.post('/:token/mails', async (req, res) => {
    refuseForeignForm(req, environment);
    const { event, guest } = await invited(req);
    const form = readForm(mailsForm, typedIn(req.body));
    if ('faults' in form) throw new Refusal('invalid_request');
    if (canBeWrittenTo(guest.email)) await stopMails(db, event, guest, form.read.stop);
    res.redirect(303, `${pathOf(req)}?mails#stop`);
  });

  router.get('/:token/stop', (req, res) => res.redirect(303, `${pathOf(req)}#stop`));

  router.use('/:token/stop', express.text({ type: 'multipart/form-data', limit: '4kb' }));
  router.post('/:token/stop', async (req, res, next) => {
    const found = await findInvited(db, req.params.token);
    if (!found) return next();
    const { event, guest } = found;
    if (!isOneClick(req.body)) throw new Refusal('invalid_request');
    await stopMails(db, event, guest, 'host');
    res.type('text').send('You will not be written to again.\n');
  });
  return router;
}
