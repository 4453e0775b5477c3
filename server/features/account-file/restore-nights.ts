import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import { countInMonth } from '#shared/rules/time/calendar-month.ts';
import { isOver } from '#shared/rules/nights/event-end.ts';
import { STORAGE_LIMITS } from '#shared/rules/plans/storage-limits.ts';
import { PLAN_LIMITS } from '#shared/rules/plans/plan-limits.ts';
import { attendeeAnswers, eventAttendees } from '#shared/schema/attendees.ts';
import { eventGames, eventMessages, events, eventTemplates } from '#shared/schema/nights.ts';
import { Refusal } from '#server/http/refusal.ts';
import { latestCreations, recordCreations } from '#server/domain/nights/night-creations.ts';
import { refuseBeyond, refusePremiumType } from '#server/domain/nights/plan-guard.ts';
import { errorAt } from './errors.ts';
import type * as schema from './file-night-schema.ts';
import { reserveIds } from './reserve-ids.ts';
import { restoreDatePolls } from './restore-date-polls.ts';
import { restoreVotes } from './restore-votes.ts';
import { inStatements, Once, type Restoring } from './restoring.ts';

type Night = z.output<typeof schema.night>;

/** Templates create nights automatically, so they are restored only if the plan includes them. */
export async function restoreTemplates(
  to: Restoring,
  rows: readonly z.output<typeof schema.template>[],
  first: number,
): Promise<void> {
  if (!PLAN_LIMITS[to.owner.plan].premiumEvents) {
    to.done.leftOut.push('Templates of game nights: these need Premium Plus.');
    return;
  }
  const ids = await reserveIds(to.tx, 'event_templates', rows.length);
  const values = rows.map(({ id: fileId, gameIds, ...template }, place) => {
    const id = ids[place] ?? 0;
    to.once('template', fileId, 'templates', first + place, `there is another template ${fileId}`);
    to.templates.set(fileId, id);
    const games = gameIds.map((game) => to.gameOf(game, 'templates', first + place));
    return { ...template, id, createdBy: to.owner.id, gameIds: games };
  });
  await inStatements(values, (some) => to.tx.insert(eventTemplates).overridingSystemValue().values(some));
}

/**
 * Restores nights with games, guests and answers. Upcoming ones are subject to the plan, and their guests count as not
 * invited: their old links do not work here, and nobody gets mail before the host sends it.
 */
export async function restoreNights(to: Restoring, rows: readonly Night[], first: number): Promise<void> {
  const creations = (to.creations ??= await latestCreations(to.tx, to.owner.id));
  const before = creations.length;
  const restored = rows
    .map((night, place) => ({ night, entry: first + place }))
    .filter((row) => fitsPlan(to, creations, row.night));
  await recordCreations(to.tx, to.owner.id, creations.length - before, to.now);
  const ids = await reserveIds(to.tx, 'events', restored.length);
  const guestIds = await reserveIds(
    to.tx,
    'event_attendees',
    restored.reduce((sum, { night }) => sum + night.attendees.length, 0),
  );
  const nextGuestId = guestIds.values();
  const made = restored.map(({ night, entry }, place) => {
    const id = ids[place] ?? 0;
    const templateId = night.templateId === null ? null : (to.templates.get(night.templateId) ?? null);
    if (templateId !== null && night.occurrence !== null)
      to.once('occurrence', `${templateId} ${night.occurrence}`, 'nights', entry, 'its template made this night twice');
    const guests = guestsOf(to, night, entry).map((guest) => ({
      ...guest,
      id: nextGuestId.next().value ?? 0,
      eventId: id,
    }));
    const listed = new Once();
    const games = gamesKeptOf(to, night).map(({ gameId, ...game }) => {
      listed.note(gameId, 'nights', entry, `game ${gameId} is on it twice`);
      return { ...game, eventId: id, gameId: to.gameOf(gameId, 'nights', entry) };
    });
    const { games: _games, attendees: _attendees, playIds, messages, datePoll, ...facts } = night;
    const plays = playIds.map((play) => playOf(to, play, entry));
    return {
      event: { ...facts, id, userId: to.owner.id, templateId },
      entry,
      datePoll,
      guests,
      games,
      plays,
      messages,
    };
  });
  await inStatements(
    made.map(({ event }) => event),
    (some) => to.tx.insert(events).overridingSystemValue().values(some),
  );
  await inStatements(
    made.flatMap(({ games }) => games),
    (some) => to.tx.insert(eventGames).values(some),
  );
  await inStatements(
    made.flatMap(({ event, messages }) => messages.map((message) => ({ ...message, eventId: event.id }))),
    (some) => to.tx.insert(eventMessages).values(some),
  );
  const guests = made.flatMap((night) => night.guests);
  await inStatements(
    guests.map(({ answers: _answers, dateAnswers: _dates, proposals: _proposals, votes: _votes, ...guest }) => guest),
    (some) => to.tx.insert(eventAttendees).overridingSystemValue().values(some),
  );
  await inStatements(
    guests.flatMap(({ id, answers }) => withinAnswerLimit(answers).map((answer) => ({ ...answer, attendeeId: id }))),
    (some) => to.tx.insert(attendeeAnswers).values(some),
  );
  await restoreVotes(to, made);
  await restoreDatePolls(to, made);
  await linkPlays(
    to,
    made.flatMap(({ event, plays }) => plays.map((play) => ({ play, night: event.id }))),
  );
  to.done.nights += restored.length;
}

/**
 * The new id of a play in the file. @throws Refusal invalid_file if it is missing, or belongs to another night as well
 */
function playOf(to: Restoring, fileId: number, entry: number): number {
  const id = to.plays.get(fileId);
  if (id === undefined) throw errorAt('nights', entry, 'playIds', `there is no play ${fileId} before it in the file`);
  to.once('play of a night', fileId, 'nights', entry, `play ${fileId} was on a night already`);
  return id;
}

async function linkPlays({ tx }: Restoring, links: readonly { play: number; night: number }[]): Promise<void> {
  if (links.length === 0) return;
  await tx.execute(sql`
    update game_sessions set event_id = l.night
    from json_to_recordset(${JSON.stringify(links)}) as l (play bigint, night bigint) where game_sessions.id = l.play`);
}

/** As when answers are recorded: beyond the limit those between the first and the latest are dropped. */
const withinAnswerLimit = <A>(answers: readonly A[]): A[] => [
  ...answers.slice(0, 1),
  ...answers.slice(1).slice(1 - STORAGE_LIMITS.answers.most),
];

function gamesKeptOf(to: Restoring, { title, games }: Night): Night['games'] {
  const { most } = STORAGE_LIMITS.gamesOnANight;
  if (games.length > most) to.done.leftOut.push(`Of the night "${title}", the games beyond ${most}.`);
  return games.toSorted((a, b) => a.order - b.order).slice(0, most);
}

const isComing = (to: Restoring, night: Night) =>
  (night.status === 'scheduled' || night.status === 'finding_date') && !isOver(night, to.now);

/** Whether the plan allows a night; an upcoming one counts as created this month. */
function fitsPlan(to: Restoring, creations: Date[], night: Night): boolean {
  if (!isComing(to, night)) return true;
  const { plan } = to.owner;
  try {
    refusePremiumType(plan, night.eventType);
    refuseBeyond(plan, 'guestsANight', night.attendees.filter(({ isHost }) => !isHost).length);
    refuseBeyond(plan, 'gamesANight', night.games.length);
    if (night.status === 'finding_date') refuseBeyond(plan, 'datesANight', night.datePoll?.options.length ?? 0);
    refuseBeyond(plan, 'nightsAMonth', countInMonth(creations, night.timeZone, to.now) + 1);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    to.done.leftOut.push(`The coming night "${night.title}": ${error.message}`);
    return false;
  }
  creations.push(to.now);
  return true;
}

function guestsOf(to: Restoring, night: Night, entry: number): Night['attendees'] {
  const emails = new Set<string>();
  const host = night.attendees.filter(({ isHost }) => isHost);
  if (host.length > 1) throw errorAt('nights', entry, 'attendees', 'a night has one host');
  const ownEmail = to.owner.email;
  const isGuest = night.attendees.some(({ email, isHost }) => !isHost && email === ownEmail);
  return night.attendees.map((guest) => {
    if (emails.has(guest.email)) throw errorAt('nights', entry, 'attendees', `${guest.email} is on its list twice`);
    emails.add(guest.email);
    const email = guest.isHost && ownEmail !== null && !isGuest ? ownEmail : guest.email;
    if (guest.isHost || !isComing(to, night)) return { ...guest, email };
    return { ...guest, invitedAt: null, respondedAt: null, seatOfferedUntil: null, answers: [] };
  });
}
