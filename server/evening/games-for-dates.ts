import { type BestGame, GamesOfNight } from '#shared/evening/games-on-date.ts';
import { presentOnDates } from '#shared/nights/date-polls/date-outcomes.ts';
import type { PollAttendee } from '#shared/nights/date-polls/poll.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { EventRow, GameForDate, GamesForDates, LoadGamesForDates } from '#server/nights/service.ts';
import { type GamesOfDates, loadGamesOfDates, loadGamesOfNight } from './games-of-dates.ts';

/** For the host alone: among all games of the shelves that would be there. */
export const loadGamesForDates: LoadGamesForDates = async (db, event, attendees, comers, now) =>
  forDates(await loadGamesOfDates(db, event, attendees, comers), event, now);

function forDates({ games, covers, awayOn }: GamesOfDates, event: EventRow, now: Date): GamesForDates {
  const night = new GamesOfNight(games, { minutes: event.durationMinutes, now, wishes: event });
  return (present, startsAt) => {
    const people = { ...present, away: awayOn(startsAt) };
    const best = night.bestFor(people);
    return { best: best && gameOf(best, covers), lost: night.lostOn(people) };
  };
}

function gameOf({ candidate: { id, title, source }, reason }: BestGame, covers: GamesOfDates['covers']): GameForDate {
  const cover = covers.get(id) ?? { category: null, imageUrl: null };
  return { title, ...cover, reason, by: source.kind === 'host_shelf' ? null : source.by };
}

/**
 * The title of the game that fits each date, by option, for exactly those who would have a seat; a date that none fits has
 * no entry. For guests: it chooses among the games of the night and those that guests bring, never from a shelf.
 */
export async function gamesThatFit(
  db: Database,
  event: EventRow,
  options: readonly { id: number; startsAt: Date }[],
  attendees: readonly PollAttendee[],
  now: Date,
): Promise<Map<number, string>> {
  const gamesFor = forDates(await loadGamesOfNight(db, event, attendees), event, now);
  const startOf = new Map(options.map(({ id, startsAt }) => [id, startsAt]));
  return new Map(
    [...presentOnDates(options, attendees, event.maxAttendees)].flatMap(([id, present]) => {
      const { best } = gamesFor(present, startOf.get(id) ?? event.date);
      return best ? [[id, best.title] as const] : [];
    }),
  );
}
