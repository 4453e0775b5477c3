import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import { countInMonth } from '#shared/time/calendar-month.ts';
import { isOver } from '#shared/time/event-end.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { attendeeAnswers, eventAttendees, eventComments } from '#shared/schema/attendees.ts';
import { eventGames, eventMessages, events, eventTemplates } from '#shared/schema/nights.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { latestCreations, recordCreations } from '#server/nights/service.ts';
import { refuseBeyond, refusePremiumType } from '#server/plans/service.ts';
import { t } from '#server/transfer/words/words.ts';
import { errorAt } from './errors.ts';
import type * as schema from './file-night-schema.ts';
import { reserveIds } from './reserve-ids.ts';
import { restoreDatePolls } from './restore-date-polls.ts';
import { restoreTournaments } from './restore-tournaments.ts';
import { restoreVotes } from './restore-votes.ts';
import { insertInBatches, DuplicateCheck, type RestoreState } from './restore-state.ts';

type Night = z.output<typeof schema.night>;

/**
 * Templates create nights automatically, so they are restored only if the plan includes them. Repeating ones are paused:
 * they would invite their regular guests, whom the original account may still invite.
 */
export async function restoreTemplates(
  state: RestoreState,
  rows: readonly z.output<typeof schema.template>[],
  first: number,
): Promise<void> {
  if (!PLAN_LIMITS[state.owner.plan].premiumEvents) {
    state.result.leftOut.push(t('Templates of game nights: these need Premium Plus.'));
    return;
  }
  const ids = await reserveIds(state.tx, 'event_templates', rows.length);
  const values = rows.map(({ id: fileId, gameIds, ...template }, place) => {
    const id = ids[place] ?? 0;
    state.refuseDuplicate('template', fileId, 'templates', first + place, () =>
      t('there is another template {id}', { id: String(fileId) }),
    );
    state.templates.set(fileId, id);
    const games = gameIds.map((game) => state.gameOf(game, 'templates', first + place));
    const pausedBecause = template.repeat === 'never' ? template.pausedBecause : ('owner' as const);
    const groupId = state.groupOf(template.groupId, 'templates', first + place);
    return { ...template, id, createdBy: state.owner.id, gameIds: games, groupId, pausedBecause };
  });
  await insertInBatches(values, (some) => state.tx.insert(eventTemplates).overridingSystemValue().values(some));
}

/**
 * Restores nights with games, guests and answers. Upcoming ones are subject to the plan, and their guests count as not
 * invited: their old links do not work here, and nobody gets mail before the host sends it.
 */
export async function restoreNights(state: RestoreState, rows: readonly Night[], first: number): Promise<void> {
  const creations = (state.creations ??= await latestCreations(state.tx, state.owner.id));
  const before = creations.length;
  const restored = rows
    .map((night, place) => ({ night, entry: first + place }))
    .filter((row) => fitsPlan(state, creations, row.night));
  await recordCreations(state.tx, state.owner.id, creations.length - before, state.now);
  const ids = await reserveIds(state.tx, 'events', restored.length);
  const guestIds = await reserveIds(
    state.tx,
    'event_attendees',
    restored.reduce((sum, { night }) => sum + night.attendees.length, 0),
  );
  const nextGuestId = guestIds.values();
  const made = restored.map(({ night, entry }, place) => {
    const id = ids[place] ?? 0;
    const templateId = night.templateId === null ? null : (state.templates.get(night.templateId) ?? null);
    if (templateId !== null && night.occurrence !== null)
      state.refuseDuplicate('occurrence', `${templateId} ${night.occurrence}`, 'nights', entry, () =>
        t('its template made this night twice'),
      );
    const guests = guestsOf(state, night, entry).map((guest) => ({
      ...guest,
      id: nextGuestId.next().value ?? 0,
      eventId: id,
    }));
    const listed = new DuplicateCheck();
    const games = gamesKeptOf(state, night).map(({ gameId, ...game }) => {
      listed.add(gameId, 'nights', entry, () => t('game {id} is on it twice', { id: String(gameId) }));
      return { ...game, eventId: id, gameId: state.gameOf(gameId, 'nights', entry) };
    });
    const { games: _games, attendees: _attendees, playIds: _playIds, messages, datePoll, tournament, ...facts } = night;
    const plays = playsKeptOf(state, night).map((play) => playOf(state, play, entry));
    return {
      event: {
        ...facts,
        id,
        userId: state.owner.id,
        templateId,
        groupId: state.groupOf(night.groupId, 'nights', entry),
      },
      entry,
      datePoll,
      tournament,
      hostEmail: night.attendees.find(({ isHost }) => isHost)?.email ?? null,
      guests,
      games,
      plays,
      messages,
    };
  });
  await insertInBatches(
    made.map(({ event }) => event),
    (some) => state.tx.insert(events).overridingSystemValue().values(some),
  );
  await insertInBatches(
    made.flatMap(({ games }) => games),
    (some) => state.tx.insert(eventGames).values(some),
  );
  await insertInBatches(
    made.flatMap(({ event, messages }) => messages.map((message) => ({ ...message, eventId: event.id }))),
    (some) => state.tx.insert(eventMessages).values(some),
  );
  const guests = made.flatMap((night) => night.guests);
  await insertInBatches(
    guests.map(
      ({
        answers: _answers,
        dateAnswers: _dates,
        proposals: _proposals,
        votes: _votes,
        comments: _comments,
        ...guest
      }) => guest,
    ),
    (some) => state.tx.insert(eventAttendees).overridingSystemValue().values(some),
  );
  await insertInBatches(
    guests.flatMap(({ id, answers }) => withinAnswerLimit(answers).map((answer) => ({ ...answer, attendeeId: id }))),
    (some) => state.tx.insert(attendeeAnswers).values(some),
  );
  await insertInBatches(
    made.flatMap((night) => commentsOf(night.guests)),
    (some) => state.tx.insert(eventComments).values(some),
  );
  await restoreVotes(state, made);
  await restoreDatePolls(state, made);
  await restoreTournaments(state, made);
  await linkPlays(
    state,
    made.flatMap(({ event, plays }) => plays.map((play) => ({ play, night: event.id }))),
  );
  state.result.nights += restored.length;
}

/**
 * The new id of a play in the file. @throws Refusal invalid_file if it is missing, or belongs to another night as well
 */
function playOf(state: RestoreState, fileId: number, entry: number): number {
  const id = state.plays.get(fileId);
  if (id === undefined)
    throw errorAt('nights', entry, 'playIds', t('there is no play {id} before it in the file', { id: String(fileId) }));
  state.refuseDuplicate('play of a night', fileId, 'nights', entry, () =>
    t('play {id} was on a night already', { id: String(fileId) }),
  );
  return id;
}

async function linkPlays(
  { tx, owner }: RestoreState,
  links: readonly { play: number; night: number }[],
): Promise<void> {
  if (links.length === 0) return;
  await tx.execute(sql`
    update game_sessions set event_id = l.night
    from json_to_recordset(${JSON.stringify(links)}) as l (play bigint, night bigint)
    where user_id = ${owner.id} and game_sessions.id = l.play`);
}

/** The latest comments on a night, in the order in which they were written. */
const commentsOf = (guests: readonly (Night['attendees'][number] & { id: number; eventId: number })[]) =>
  guests
    .flatMap(({ id, eventId, comments }) => comments.map((comment) => ({ ...comment, eventId, attendeeId: id })))
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .slice(-STORAGE_LIMITS.nightComments.most);

/** As when answers are recorded: beyond the limit those between the first and the latest are dropped. */
const withinAnswerLimit = <A>(answers: readonly A[]): A[] => [
  ...answers.slice(0, 1),
  ...answers.slice(1).slice(1 - STORAGE_LIMITS.answers.most),
];

function gamesKeptOf(state: RestoreState, { title, games }: Night): Night['games'] {
  const { most } = STORAGE_LIMITS.gamesOnANight;
  if (games.length > most)
    state.result.leftOut.push(t('Of the night "{title}", the games beyond {most}.', { title, most: String(most) }));
  return games.toSorted((a, b) => a.order - b.order).slice(0, most);
}

/** All plays are in the log; only those up to the limit belong to the night. */
function playsKeptOf(state: RestoreState, { title, playIds }: Night): number[] {
  const { most } = STORAGE_LIMITS.playsOnANight;
  if (playIds.length > most)
    state.result.leftOut.push(
      t('Of the night "{title}", the plays beyond {most}; they are in your log without the night.', {
        title,
        most: String(most),
      }),
    );
  return playIds.slice(0, most);
}

const isComing = (state: RestoreState, night: Night) =>
  (night.status === 'scheduled' || night.status === 'finding_date') && !isOver(night, state.now);

/** Whether the plan allows a night; an upcoming one counts as created this month. */
function fitsPlan(state: RestoreState, creations: Date[], night: Night): boolean {
  if (!isComing(state, night)) return true;
  const { plan } = state.owner;
  try {
    refusePremiumType(plan, night.eventType);
    refuseBeyond(plan, 'guestsANight', night.attendees.filter(({ isHost }) => !isHost).length);
    refuseBeyond(plan, 'gamesANight', night.games.length);
    if (night.status === 'finding_date') refuseBeyond(plan, 'datesANight', night.datePoll?.options.length ?? 0);
    // Counting each night among all before it would take minutes for a file of thousands.
    if (PLAN_LIMITS[plan].nightsAMonth !== Infinity)
      refuseBeyond(plan, 'nightsAMonth', countInMonth(creations, night.timeZone, state.now) + 1);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    state.result.leftOut.push(
      t('The coming night "{title}": {reason}', { title: night.title, reason: error.body().message }),
    );
    return false;
  }
  creations.push(state.now);
  return true;
}

function guestsOf(state: RestoreState, night: Night, entry: number): Night['attendees'] {
  const emails = new Set<string>();
  const host = night.attendees.filter(({ isHost }) => isHost);
  if (host.length > 1) throw errorAt('nights', entry, 'attendees', t('a night has one host'));
  const ownEmail = state.owner.email;
  const isGuest = night.attendees.some(({ email, isHost }) => !isHost && email === ownEmail);
  return night.attendees.map((guest) => {
    if (emails.has(guest.email))
      throw errorAt('nights', entry, 'attendees', t('{email} is on its list twice', { email: guest.email }));
    emails.add(guest.email);
    const email = guest.isHost && ownEmail !== null && !isGuest ? ownEmail : guest.email;
    if (guest.isHost || !isComing(state, night)) return { ...guest, email };
    return { ...guest, invitedAt: null, respondedAt: null, seatOfferedUntil: null, answers: [] };
  });
}
