import { and, eq, inArray, isNull } from 'drizzle-orm';
import { Router } from 'express';
import type { NewEvent } from '#shared/nights/event-fields.ts';
import { previewInvitation } from '#shared/nights/invitation-preview-contract.ts';
import { games } from '#shared/schema/games.ts';
import type { HourCycle } from '#shared/time/hour-cycle.ts';
import { datesCopy, findsDate, hostOf, invitationCopy, type MailContext, nightMail } from '#server/nights/service.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { knownHourCycle } from '#server/platform/http/request-hour-cycle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Services } from '#server/platform/services.ts';
import { inLanguage } from '#server/platform/words/language.ts';
import { anAttendeeRow, anEventRow, someDates } from './night-rows.ts';
import { t } from '#server/guests/words/words.ts';

/** Writes the invitation to an event that is not created yet. */
export function invitationPreviewRoutes({ db, environment }: Services): Router {
  const router = Router();
  const { origin } = environment;
  serve(router, previewInvitation, async ({ owner, body, req }) => {
    const now = new Date();
    const context = await contextOf(db, owner, body, { origin, hourCycle: knownHourCycle(req) ?? 'h23' });
    return inLanguage(body.guestLanguage, () => {
      const copy = findsDate(context) ? datesCopy(context, now) : invitationCopy(context, now);
      if (copy === null)
        throw new Refusal('invalid_request', { fields: { datePoll: t('Please choose dates to come') } });
      const { subject, html } = nightMail({ ...copy, calendar: null }, context, { origin, address: '', now });
      return { subject, html };
    });
  });
  return router;
}

/** What the mail would know of the event and of a guest who has not answered. */
async function contextOf(
  db: Connection,
  owner: Owner,
  { gameIds, datePoll, date, idempotencyKey: _key, ...fields }: NewEvent,
  { origin, hourCycle }: { origin: string; hourCycle: HourCycle },
): Promise<MailContext> {
  const host = await hostOf(db, owner.id);
  const options = datePoll?.options.map(({ startsAt }) => startsAt) ?? [];
  const day = date ?? options.at(-1);
  const event = anEventRow({
    ...fields,
    userId: owner.id,
    ...(day && { date: day }),
    status: datePoll ? 'finding_date' : 'scheduled',
  });
  const dates = datePoll ? someDates(options) : null;
  if (dates && datePoll) dates.poll = { ...dates.poll, answersUntil: datePoll.answersUntil };
  return {
    hostName: host.name,
    organization: owner.organizationName ? { name: host.name, logo: host.logo } : null,
    guest: anAttendeeRow(),
    reader: { timeZone: null, hourCycle },
    event,
    replyTo: null,
    games: await gamesToShow(db, owner, gameIds),
    dates,
    link: origin,
    stopUrl: origin,
    comes: null,
    maybe: null,
    asked: null,
    waitlisted: null,
    brings: [],
    broughtPlan: [],
    lacksVote: false,
  };
}

/** The owner's games of these ids, in their order. */
async function gamesToShow(db: Connection, owner: Owner, ids: readonly number[]) {
  const rows = await db
    .select({
      id: games.id,
      title: games.title,
      players: games.players,
      duration: games.duration,
      category: games.category,
    })
    .from(games)
    .where(and(eq(games.userId, owner.id), inArray(games.id, [...ids]), isNull(games.removedAt)));
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => ({ ...row, startsAfter: null })));
}
