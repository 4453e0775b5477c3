import type { Response } from 'express';
import { RSVP_ANSWERS, type RsvpAnswer } from '#shared/enums.ts';
import {
  isForAudience,
  messagesOf,
  commentsFor,
  guestBallot,
  pollAttendees,
  latestAnswer,
  type AttendeeRow,
  dateAnswersBy,
  type Vote,
  votesBy,
  withinSentence,
} from '#server/nights/service.ts';
import { gamesThatFit } from '#server/evening/service.ts';
import { guestTournament } from '#server/tournaments/service.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { requestHourCycle } from '#server/platform/http/request-hour-cycle.ts';
import type { Services } from '#server/platform/services.ts';
import type { Typed } from './guest-forms.ts';
import type { GuestLimits } from './limits.ts';
import { findInvited, hasOptedOut, loadNight } from './night-store.ts';
import { type Invited, ownProof, pathOf, type WithToken } from './own-page.ts';
import { guestNotices } from './guest-notices.ts';
import { sendPage } from './send-page.ts';
import { type FormPart, withoutPart, isUnsaved, isUnsavedDates, type Marks } from './unsaved-input.ts';
import { datesPage } from './views/dates-page.ts';
import type { Page } from './views/document.ts';
import { invitedPage } from './views/invited-page.ts';
import { type News, NEWS } from '#shared/nights/guest-page-news.ts';
import type { InvitedView } from './views/invited-view.ts';
import type { GuestDates } from './guest-dates.ts';
import type { Database, Connection } from '#server/platform/database/database.ts';
import { initialAnswers } from './views/answer-section.ts';
import { initialDateAnswers } from './views/ask-page.ts';

/** A guest's answer, even while they wait for a seat or approval; null if none. */
async function currentAnswer(db: Connection, guest: AttendeeRow): Promise<RsvpAnswer | null> {
  const { id, status, awaitsApproval, waitingSince } = guest;
  if (status !== 'invited') return status;
  if (!awaitsApproval) return waitingSince === null ? null : 'accepted';
  const given = (await latestAnswer(db, id))?.status;
  return given === 'invited' ? null : (given ?? null);
}

/** Whether input beside what was just saved would be lost by a redirect. It reads the guest's own rows only. */
async function hasUnsaved(db: Connection, { event, guest }: Invited, rest: Typed): Promise<boolean> {
  const saved = initialAnswers(guest, await currentAnswer(db, guest), null);
  return event.status === 'finding_date'
    ? isUnsavedDates(rest, { ...saved, ...initialDateAnswers(guest, await dateAnswersBy(db, guest.id)) })
    : isUnsaved(rest, saved, marksFrom(await votesBy(db, guest.id)));
}

function marksFrom(votes: readonly Vote[]): Marks {
  const of = (kind: Vote['kind']) => votes.filter((vote) => vote.kind === kind).map(({ number }) => number);
  return { approves: of('approve'), teaches: of('teach'), veto: of('veto')[0] ?? null };
}

/** The page that asks for dates while the night has none; otherwise the ordinary one. */
const pageOf = async (db: Database, view: InvitedView): Promise<Page> =>
  asksForDates(view) ? datesPage(view, view.night.dates, await gamesFor(db, view)) : invitedPage(view);

/** The game that fits each date, by option; nothing for guests who wait for approval, or if the host hides it. */
async function gamesFor(db: Database, { night, guest }: AskingView): Promise<ReadonlyMap<number, string>> {
  const { event, dates, list, now } = night;
  if (!dates.poll.showsGames || guest.awaitsApproval) return new Map();
  return gamesThatFit(db, event, dates.options, pollAttendees(list, dates.answers), now);
}

type AskingView = InvitedView & { night: { dates: GuestDates } };

const asksForDates = (view: InvitedView): view is AskingView =>
  view.night.event.status === 'finding_date' && view.night.dates !== null;

/** Transient data that a page shows. */
type Beside = Pick<InvitedView, 'typed' | 'failed' | 'unbrought' | 'uncommented'> & { news?: News };

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
    const night = await loadNight({ db, environment }, event, new Date(), requestHourCycle(req));
    return {
      night,
      ballot: await guestBallot(db, event, night.list, guest, night.now),
      guest,
      path,
      url: environment.origin + path,
      messages: (await messagesOf(db, event.id)).filter(({ audience }) =>
        isForAudience(audience, { ...guest, isInvitedOrJoined: guest.contactAllowedAt !== null }),
      ),
      tournament: await guestTournament(db, event, guest, withinSentence(night.host.called)),
      comments: await commentsFor(db, event, guest, night.now),
      showsAllComments: req.query.comments === 'all',
      hasOptedOut: await hasOptedOut(db, event.userId, guest.email.toLowerCase()),
      own: await ownProof(db, req, guest),
      notices: await guestNotices(db, event, guest, night.now),
      answered: await currentAnswer(db, guest),
      preselected: RSVP_ANSWERS.find((answer) => answer === req.query.a) ?? null,
      isChanging: req.query.change !== undefined,
      allDates: (['yes', 'no'] as const).find((answer) => answer === req.query.all) ?? null,
      ...beside,
      news: beside.news ?? null,
    };
  };

  /** Sends the current page. */
  const show = (req: WithToken, res: Response, found: Invited): Promise<void> =>
    limits.queueForGuest(found.guest.id, res, async () => {
      const news = NEWS.find((word) => req.query[word] !== undefined);
      sendPage(req, res, await pageOf(db, await viewOf(req, found, news === undefined ? {} : { news })));
    });

  /** Sends the page with all input after an invalid form. */
  const refuse = async (req: WithToken, res: Response, status: number, beside: Beside): Promise<void> => {
    const found = await invited(req);
    await limits.queueForGuest(found.guest.id, res, async () =>
      sendPage(req, res, await pageOf(db, await viewOf(req, found, beside)), status),
    );
  };

  /** Redirects to the page; if other input on it was not saved, sends the page with that input instead. */
  const goOn = async (req: WithToken, res: Response, { typed, saved, news, anchor = '' }: Done): Promise<void> => {
    const rest = withoutPart(typed, saved);
    const found = await invited(req);
    if (!(await hasUnsaved(db, found, rest))) {
      const own = await ownProof(db, req, found.guest);
      return res.redirect(303, `${pathOf(req)}?${news}${own === null ? '' : `&own=${own}`}${anchor}`);
    }
    await limits.queueForGuest(found.guest.id, res, async () =>
      sendPage(req, res, await pageOf(db, await viewOf(req, found, { typed: rest, news }))),
    );
  };
  return { invited, show, refuse, goOn };
}
export type InvitedPageSender = ReturnType<typeof invitedPageSender>;

/** Whether a form is shown again with the reason why it was refused; otherwise a page says what happened. */
const isAboutForm = (refused: unknown): refused is Refusal =>
  refused instanceof Refusal && refused.code !== 'not_found' && refused.code !== 'unavailable';

/**
 * Converts a refusal to errors of the forms of guests, which ask for companions instead of the party; other errors are
 * rethrown, as is one of a server that has no time for the form.
 */
export function refusalOf(refused: unknown): {
  status: number;
  fields: Record<string, string>;
  problem: string | null;
} {
  if (!isAboutForm(refused)) throw refused;
  const { fields } = refused.details;
  const { partySize, ...others } = fields ?? {};
  return {
    status: refused.status,
    fields: { ...others, ...(partySize !== undefined && { along: partySize }) },
    problem: fields ? null : refused.message,
  };
}
