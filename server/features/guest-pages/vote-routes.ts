import type { Response, Router } from 'express';
import * as z from 'zod';
import { newProposal } from '#shared/contracts/votes.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { giveBallot } from '../night-votes/give-ballot.ts';
import { knownGame, propose, withdraw } from '../night-votes/propose.ts';
import { completeTitle } from '../titles/service.ts';
import { readForm, typedIn, votesIn } from './guest-forms.ts';
import type { GuestLimits } from './limits.ts';
import { refuseForeignForm } from './own-form.ts';
import { type Invited, pathOf, type WithToken } from './own-page.ts';
import type { InvitedView } from './views/invited-page.ts';

interface OwnPage {
  invited: (req: WithToken) => Promise<Invited>;
  show: (
    req: WithToken,
    res: Response,
    found: Invited,
    status: number,
    failed: Pick<InvitedView, 'unbrought'>,
  ) => Promise<void>;
}

const bringForm = z.object(newProposal.shape);
const dropForm = z.object({
  drop: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
});

/** The vote on a guest's own page: what they want, veto and can teach, and games that they bring. */
export function voteRoutes(
  router: Router,
  { db, environment }: Services,
  limits: GuestLimits,
  { invited, show }: OwnPage,
): void {
  const voter = async (req: WithToken) => {
    refuseForeignForm(req, environment);
    const found = await invited(req);
    await limits.countVote(found.guest.id);
    return found;
  };

  router.post('/:token/votes', async (req, res) => {
    const { guest } = await voter(req);
    await db.transaction((tx) => giveBallot(tx, guest.id, votesIn(typedIn(req.body))));
    res.redirect(303, `${pathOf(req)}?voted#votes`);
  });

  router.post('/:token/proposals', async (req, res) => {
    const found = await voter(req);
    const typed = typedIn(req.body);
    const form = readForm(bringForm, typed);
    if ('faults' in form)
      return show(req, res, found, 400, { unbrought: { typed, faults: form.faults, problem: null } });
    const known = await knownGame(form.read.title);
    try {
      await db.transaction((tx) => propose(tx, found.guest.id, form.read, known));
    } catch (refused) {
      if (!(refused instanceof Refusal) || refused.code === 'not_found') throw refused;
      const { fields } = refused.details;
      const unbrought = { typed, faults: fields ?? {}, problem: fields ? null : refused.message };
      return show(req, res, await invited(req), refused.status, { unbrought });
    }
    res.redirect(303, `${pathOf(req)}?voted#votes`);
  });

  router.post('/:token/proposals/drop', async (req, res) => {
    const { guest } = await voter(req);
    const form = readForm(dropForm, typedIn(req.body));
    if ('faults' in form) throw new Refusal('invalid_request');
    await db.transaction((tx) => withdraw(tx, guest.id, form.read.drop));
    res.redirect(303, `${pathOf(req)}?voted#votes`);
  });

  router.get('/:token/titles', async (req, res) => {
    await invited(req);
    const typed = typeof req.query.q === 'string' ? req.query.q.slice(0, MAX_TITLE_LENGTH) : '';
    res.json((await completeTitle(typed)).map(({ title }) => title));
  });
}
