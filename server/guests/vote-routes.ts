import type { Router } from 'express';
import * as z from 'zod';
import { newProposal } from '#shared/nights/votes-contract.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type GameServices, completeTitle } from '#server/games/service.ts';
import { withNightLock, saveBallot, knownGame, propose, withdraw } from '#server/nights/service.ts';
import { dropForm, readForm, typedIn, votesIn } from './guest-forms.ts';
import { type InvitedPageSender, refusalOf } from './invited-page-sender.ts';
import type { GuestLimits } from './limits.ts';
import { refuseForeignForm } from './refuse-foreign-form.ts';
import type { WithToken } from './own-page.ts';
import { gamesShown } from './unsaved-input.ts';

const bringForm = z.object(newProposal.shape);

/** The ballot on a guest's own page: wishes, veto, teaching, and proposals. */
export function voteRoutes(
  router: Router,
  { db, environment, titles }: GameServices,
  limits: GuestLimits,
  { invited, refuse, goOn }: InvitedPageSender,
): void {
  const voter = async (req: WithToken) => {
    refuseForeignForm(req, environment);
    const found = await invited(req);
    await limits.countVote(found.guest.id);
    return { ...found, typed: typedIn(req.body) };
  };

  router.post('/:token/votes', async (req, res) => {
    const { guest, typed } = await voter(req);
    try {
      await withNightLock(db, guest.eventId, (tx, event) =>
        saveBallot(tx, event, guest.id, votesIn(typed), gamesShown(typed)),
      );
    } catch (refused) {
      const { status, problem } = refusalOf(refused);
      return refuse(req, res, status, { typed, failed: { errors: {}, problem } });
    }
    return goOn(req, res, { typed, saved: 'ballot', news: 'voted', anchor: '#votes' });
  });

  router.post('/:token/proposals', async (req, res) => {
    const { guest, typed } = await voter(req);
    const form = readForm(bringForm, typed);
    if ('errors' in form) return refuse(req, res, 400, { typed, unbrought: { errors: form.errors, problem: null } });
    const known = await knownGame(titles, form.read.title);
    try {
      await withNightLock(db, guest.eventId, (tx, event) => propose(tx, event, guest.id, form.read, known));
    } catch (refused) {
      const { status, fields, problem } = refusalOf(refused);
      return refuse(req, res, status, { typed, unbrought: { errors: fields, problem } });
    }
    return goOn(req, res, { typed, saved: 'bring', news: 'brings', anchor: '#votes' });
  });

  router.post('/:token/proposals/drop', async (req, res) => {
    const { guest, typed } = await voter(req);
    const form = readForm(dropForm, typed);
    if ('errors' in form) throw new Refusal('invalid_request');
    try {
      await withNightLock(db, guest.eventId, (tx, event) => withdraw(tx, event, guest.id, form.read.drop));
    } catch (refused) {
      const { status, problem } = refusalOf(refused);
      return refuse(req, res, status, { typed, failed: { errors: {}, problem } });
    }
    return goOn(req, res, { typed, saved: null, news: 'withdrawn', anchor: '#votes' });
  });

  router.get('/:token/titles', async (req, res) => {
    await invited(req);
    const typed = typeof req.query.q === 'string' ? req.query.q.slice(0, MAX_TITLE_LENGTH) : '';
    res.json((await completeTitle(titles, typed)).map(({ title }) => title));
  });
}
