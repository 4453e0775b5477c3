import type { Response, Router } from 'express';
import * as z from 'zod';
import { MATCH_RESULTS } from '#shared/enums.ts';
import { FORMAT_NAMES } from '#shared/tournaments/tournament-text.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { linkPictures } from '#server/platform/link-pictures/link-picture.ts';
import { plateParts } from '#server/platform/mails/date-time-text.ts';
import type { Services } from '#server/platform/services.ts';
import { hostOf, withNightLock } from '#server/nights/service.ts';
import { guestTournament, reportResult } from '#server/tournaments/service.ts';
import { readForm, typedIn } from '../guest-forms.ts';
import { type InvitedPageSender, refusalOf } from '../invited-page-sender.ts';
import type { GuestLimits } from '../limits.ts';
import { type Invited, pathOf, type WithToken } from '../own-page.ts';
import { refuseForeignForm } from '../refuse-foreign-form.ts';
import { sendPage } from '../send-page.ts';
import { known, t } from '../words/words.ts';
import { tournamentPage, type TournamentView } from '../views/tournament-page.ts';

const NO_NUMBER = 'Please enter a number';
const score = z
  .string()
  .trim()
  .regex(/^-?\d{1,6}(?:[.,]\d{1,2})?$/, NO_NUMBER)
  .transform((text) => Number(text.replace(',', '.')));
const matchId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** Who won, by a button, or both scores. */
const resultForm = z.object({ matchId, result: z.enum(MATCH_RESULTS) });
const scoresForm = z.object({ matchId, firstScore: score, secondScore: score });

/** The tournament of a night, on a page of its own for each guest. */
export function tournamentRoutes(
  router: Router,
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  limits: GuestLimits,
  { invited }: InvitedPageSender,
): void {
  const send = (
    req: WithToken,
    res: Response,
    { guest, event }: Invited,
    beside: Partial<TournamentView>,
    status = 200,
  ) =>
    limits.queueForGuest(guest.id, res, async () => {
      const host = await hostOf(db, event.userId);
      const shown = await guestTournament(db, event, guest, known(host.called));
      if (!shown) throw new Refusal('not_found');
      const { addressOf } = await linkPictures(db, environment.origin);
      const { weekday, day, month } = plateParts(event.date, event.timeZone);
      const picture = addressOf({
        plate: [weekday, day, month],
        title: event.title,
        kind: t('Tournament'),
        lines: [t('Tournament'), known(FORMAT_NAMES[shown.tournament.format])],
        note: null,
        games: [],
        colour: event.bannerColor,
      });
      const round = Number(req.query.round);
      sendPage(
        req,
        res,
        tournamentPage({
          shown,
          title: event.title,
          picture,
          path: pathOf(req),
          round: Number.isSafeInteger(round) ? round : null,
          isEntered: req.query.entered !== undefined,
          ...beside,
        }),
        status,
      );
    });

  router.get('/:token/tournament', async (req, res) => send(req, res, await invited(req), {}));

  router.post('/:token/tournament', async (req, res) => {
    refuseForeignForm(req, environment);
    const found = await invited(req);
    await limits.countAnswer(found.guest.id);
    const typed = typedIn(req.body);
    const form = typed.result === undefined ? readForm(scoresForm, typed) : readForm(resultForm, typed);
    if ('errors' in form) {
      if (form.errors.matchId !== undefined || form.errors.result !== undefined) throw new Refusal('invalid_request');
      return send(req, res, found, { typed, failed: { errors: form.errors, problem: null } }, 400);
    }
    const { read } = form;
    const entered =
      'result' in read
        ? { result: read.result, scores: null }
        : { result: null, scores: [read.firstScore, read.secondScore] as const };
    try {
      await withNightLock(db, found.guest.eventId, (tx, event) =>
        reportResult(tx, event, found.guest, { matchId: read.matchId, ...entered }),
      );
    } catch (refused) {
      const { status, fields, problem } = refusalOf(refused);
      const words = problem ?? Object.values(fields).map(known).join('. ');
      return send(req, res, found, { typed, failed: { errors: {}, problem: words } }, status);
    }
    return res.redirect(303, `${pathOf(req)}/tournament?entered`);
  });
}
