import type { Response, Router } from 'express';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { removeOwnComment, withNightLock, writeComment } from '#server/nights/service.ts';
import { commentForm, dropForm, readForm, type Typed, typedIn } from './guest-forms.ts';
import { type InvitedPageSender, refusalOf } from './invited-page-sender.ts';
import type { GuestLimits } from './limits.ts';
import { refuseForeignForm } from './refuse-foreign-form.ts';
import type { WithToken } from './own-page.ts';

/** Comments on a guest's own page. */
export function commentRoutes(
  router: Router,
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  limits: GuestLimits,
  { invited, refuse, goOn }: InvitedPageSender,
): void {
  const author = async (req: WithToken) => {
    refuseForeignForm(req, environment);
    const { guest } = await invited(req);
    await limits.countComment(guest.id);
    return { guest, typed: typedIn(req.body) };
  };
  const refuseComment = (req: WithToken, res: Response, typed: Typed, refused: unknown) => {
    const { status, problem } = refusalOf(refused);
    const unfit = { errors: {}, problem };
    // Without a field for comments the page says it above.
    const hasField = refused instanceof Refusal && refused.code === 'limit_reached';
    return refuse(req, res, status, { typed, ...(hasField ? { uncommented: unfit } : { failed: unfit }) });
  };

  router.post('/:token/comments', async (req, res) => {
    const { guest, typed } = await author(req);
    const form = readForm(commentForm, typed);
    if ('errors' in form) return refuse(req, res, 400, { typed, uncommented: { errors: form.errors, problem: null } });
    try {
      await withNightLock(db, guest.eventId, (tx, event) => writeComment(tx, event, guest, form.read.comment));
    } catch (refused) {
      return refuseComment(req, res, typed, refused);
    }
    return goOn(req, res, { typed, saved: 'comment', news: 'commented', anchor: '#comments' });
  });

  router.post('/:token/comments/drop', async (req, res) => {
    const { guest, typed } = await author(req);
    const form = readForm(dropForm, typed);
    if ('errors' in form) throw new Refusal('invalid_request');
    await withNightLock(db, guest.eventId, (tx) => removeOwnComment(tx, guest, form.read.drop));
    return goOn(req, res, { typed, saved: null, news: 'uncommented', anchor: '#comments' });
  });
}
