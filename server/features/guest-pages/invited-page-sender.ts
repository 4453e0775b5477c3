import type { Response } from 'express';
import { RSVP_ANSWERS, type RsvpAnswer } from '#shared/enums.ts';
import { isForAudience } from '#server/domain/nights/rules/message-audience.ts';
import { Refusal } from '#server/http/refusal.ts';
import { readersClock } from '#server/http/readers-clock.ts';
import type { Services } from '#server/services.ts';
import { messagesOf } from '#server/domain/night-messages/store.ts';
import { guestBallot } from '#server/domain/votes/guest-ballot.ts';
import type { Typed } from './guest-forms.ts';
import type { GuestLimits } from './limits.ts';
import { findInvited, hasOptedOut, loadNight } from './night-store.ts';
import { type Invited, pathOf, type WithToken } from './own-page.ts';
import { sendPage } from './send-page.ts';
import { type FormPart, isUnsaved, withoutPart } from './unsaved.ts';
import { answersSoFar } from './views/answer-section.ts';
import { invitedPage, type InvitedView, type News, NEWS } from './views/invited-page.ts';
import type { Connection } from '#server/database/database.ts';
import { latestAnswer } from '#server/domain/nights/answer-history.ts';
import type { AttendeeRow } from '#server/domain/nights/attendees-store.ts';

/** A guest's answer, even while they wait for a seat or approval; null if none. */
async function standingAnswer(db: Connection, guest: AttendeeRow): Promise<RsvpAnswer | null> {
  const { id, status, awaitsApproval, waitingSince } = guest;
  if (status !== 'invited') return status;
  if (!awaitsApproval) return waitingSince === null ? null : 'accepted';
  const given = (await latestAnswer(db, id))?.status;
  return given === 'invited' ? null : (given ?? null);
}

/** Transient data that a page shows. */
type Beside = Pick<InvitedView, 'typed' | 'failed' | 'unbrought'> & { news?: News };

/** The result of a button of the page. */
interface Done {
  typed: Typed;
  /** The part of the form that has been saved. */
  saved: FormPart | null;
  news: News;
  /** The fragment to continue at, starting with '#'. */
  anchor?: string;
}

/** Finds the guest of a personal link and sends their page. */
export function invitedPageSender({ db, environment }: Services, limits: GuestLimits) {
  const invited = async (req: WithToken): Promise<Invited> => {
    const found = await findInvited(db, req.params.token);
    if (found) return found;
    await limits.countFailedLookup(req);
    throw new Refusal('not_found');
  };
  const viewOf = async (req: WithToken, { event, guest }: Invited, beside: Beside): Promise<InvitedView> => {
    const path = pathOf(req);
    const night = await loadNight(db, event, new Date(), readersClock(req));
    return {
      night,
      ballot: await guestBallot(db, event, night.list, guest, night.now),
      guest,
      path,
      url: environment.origin + path,
      messages: (await messagesOf(db, event.id)).filter(({ audience }) =>
        isForAudience(audience, { ...guest, isAskedOrJoined: guest.contactAllowedAt !== null }),
      ),
      hasOptedOut: await hasOptedOut(db, event.userId, guest.email.toLowerCase()),
      answered: await standingAnswer(db, guest),
      preselected: RSVP_ANSWERS.find((answer) => answer === req.query.a) ?? null,
      ...beside,
      news: beside.news ?? null,
    };
  };

  /** Sends the current page. */
  const show = async (req: WithToken, res: Response, found: Invited): Promise<void> => {
    const news = NEWS.find((word) => req.query[word] !== undefined);
    sendPage(req, res, invitedPage(await viewOf(req, found, news === undefined ? {} : { news })));
  };

  /** Sends the page with all input after an invalid form. */
  const refuse = async (req: WithToken, res: Response, status: number, beside: Beside): Promise<void> =>
    sendPage(req, res, invitedPage(await viewOf(req, await invited(req), beside)), status);

  /** Redirects to the page; if other input on it was not saved, sends the page with that input instead. */
  const goOn = async (req: WithToken, res: Response, { typed, saved, news, anchor = '' }: Done): Promise<void> => {
    const rest = withoutPart(typed, saved);
    const view = await viewOf(req, await invited(req), { typed: rest, news });
    if (isUnsaved(rest, answersSoFar(view.guest, view.answered, null), view.ballot))
      sendPage(req, res, invitedPage(view));
    else res.redirect(303, `${pathOf(req)}?${news}${anchor}`);
  };
  return { invited, show, refuse, goOn };
}
export type InvitedPageSender = ReturnType<typeof invitedPageSender>;

/** Converts a refusal to form errors; other errors are rethrown. */
export function refusalOf(refused: unknown): {
  status: number;
  fields: Record<string, string>;
  problem: string | null;
} {
  if (!(refused instanceof Refusal) || refused.code === 'not_found') throw refused;
  const { fields } = refused.details;
  return { status: refused.status, fields: fields ?? {}, problem: fields ? null : refused.message };
}
