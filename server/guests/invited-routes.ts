import express, { type Response, Router } from 'express';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { requestHourCycle } from '#server/platform/http/request-hour-cycle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { GameServices } from '#server/games/service.ts';
import { commentRoutes } from './comment-routes.ts';
import { datesRoutes } from './dates-routes.ts';
import { readersBrowser, saveAnswer, saveStatus } from './save-answer.ts';
import { guestCalendar } from './guest-calendar.ts';
import { answerForm, mailsForm, readForm, statusForm, type Typed, typedIn } from './guest-forms.ts';
import { invitedPageSender, refusalOf } from './invited-page-sender.ts';
import type { GuestLimits } from './limits.ts';
import { findInvited } from './night-store.ts';
import { isOneClick } from './one-click.ts';
import { refuseForeignForm } from './refuse-foreign-form.ts';
import { ownProof, pathOf, type WithToken } from './own-page.ts';
import { stopMails } from './stop-mails.ts';
import { tournamentRoutes } from './tournament/routes.ts';
import { noticeRoutes } from './notice-routes.ts';
import { voteRoutes } from './vote-routes.ts';
import { t } from './words/words.ts';

/** Addresses that forms are sent to, below a guest's own page. */
const FORMS = [
  'answer',
  'dates',
  'votes',
  'proposals',
  'proposals/drop',
  'comments',
  'comments/drop',
  'mails',
  'notices/stop',
];

/** The pages below `/rsvp`. GET and HEAD change nothing, because mail scanners follow every link. */
export function invitedRoutes(services: GameServices, limits: GuestLimits): Router {
  const { db, environment } = services;
  const router = Router();
  const pages = invitedPageSender(services, limits);
  const { invited, show, refuse, goOn } = pages;

  /** The host opened the date again while they answered. */
  const refuseDateOpen = (req: WithToken, res: Response, { guestNote, ...typed }: Typed) =>
    refuse(req, res, 409, {
      typed: { ...typed, ...(guestNote && { dateNote: guestNote }) },
      failed: { errors: {}, problem: t('The date is open again. Please say which dates work for you.') },
    });

  router.get('/:token', async (req, res, next) => {
    const found = await findInvited(db, req.params.token);
    // Not on the list yet.
    if (!found) return next();
    return show(req, res, found);
  });

  router.post('/:token', async (req, res) => {
    refuseForeignForm(req, environment);
    const found = await invited(req);
    await limits.countAnswer(found.guest.id);
    const typed = typedIn(req.body);
    if (found.event.status === 'finding_date') return refuseDateOpen(req, res, typed);
    const form = readForm(answerForm, typed);
    if ('errors' in form) return refuse(req, res, 400, { typed, failed: { errors: form.errors, problem: null } });
    try {
      await saveAnswer(db, found.guest, form.read, readersBrowser(req, typed));
    } catch (refused) {
      const { status, fields: errors, problem } = refusalOf(refused);
      return refuse(req, res, status, { typed, failed: { errors, problem } });
    }
    return goOn(req, res, { typed, saved: 'answer', news: 'saved' });
  });

  /** A button for one of the three answers. */
  router.post('/:token/answer', async (req, res) => {
    refuseForeignForm(req, environment);
    const found = await invited(req);
    await limits.countAnswer(found.guest.id);
    const typed = typedIn(req.body);
    if (found.event.status === 'finding_date') return refuseDateOpen(req, res, typed);
    const form = readForm(statusForm, typed);
    if ('errors' in form) throw new Refusal('invalid_request');
    try {
      await saveStatus(db, found.guest, form.read.say, readersBrowser(req, typed));
    } catch (refused) {
      const { status, problem } = refusalOf(refused);
      return refuse(req, res, status, { typed, failed: { errors: {}, problem } });
    }
    return goOn(req, res, { typed, saved: form.read.say === 'declined' ? 'declined' : 'status', news: 'saved' });
  });

  datesRoutes(router, services, limits, pages);
  voteRoutes(router, services, limits, pages);
  commentRoutes(router, services, limits, pages);
  noticeRoutes(router, services, limits, pages);
  tournamentRoutes(router, services, limits, pages);

  router.get('/:token/calendar.ics', async (req, res) => {
    const { event, guest } = await invited(req);
    if (event.status === 'finding_date') throw new Refusal('finding_date');
    res.attachment('game-night.ics').type('text/calendar; charset=utf-8');
    res.send(await guestCalendar(services, event, guest, requestHourCycle(req), environment.origin + pathOf(req)));
  });

  router.post('/:token/mails', async (req, res) => {
    refuseForeignForm(req, environment);
    const { guest } = await invited(req);
    const typed = typedIn(req.body);
    const form = readForm(mailsForm, typed);
    if ('errors' in form) throw new Refusal('invalid_request');
    const { stop } = form.read;
    if (stop === 'none' && (await ownProof(db, req, guest)) === null) throw new Refusal('not_found');
    if (canBeWrittenTo(guest.email)) await stopMails(db, guest, stop);
    return goOn(req, res, { typed, saved: null, news: 'mails', anchor: '#stop' });
  });

  router.get('/:token/stop', (req, res) => res.redirect(303, `${pathOf(req)}#stop`));

  /** Reloading a page that was the response to a form. */
  for (const part of FORMS) router.get(`/:token/${part}`, (req, res) => res.redirect(303, pathOf(req)));

  router.use('/:token/stop', express.text({ type: 'multipart/form-data', inflate: false, limit: '4kb' }));
  router.post('/:token/stop', async (req, res, next) => {
    const found = await findInvited(db, req.params.token);
    if (!found) return next();
    if (!isOneClick(req.body)) throw new Refusal('invalid_request');
    await stopMails(db, found.guest, 'host');
    res.type('text').send(`${t('You will not be written to again.')}\n`);
  });
  return router;
}
