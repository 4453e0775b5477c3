import { type Candidate, isForHeads } from '#shared/evening/candidate.ts';
import { reasonLine } from '#shared/evening/reason-line.ts';
import { type Circumstances, sixthsFor, worthAt } from '#shared/evening/worth.ts';
import { type PresentPeople, presentOnDates } from '#shared/nights/date-polls/date-outcomes.ts';
import type { PollAttendee } from '#shared/nights/date-polls/poll.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { EventRow, GamesForDates, LoadGamesForDates } from '#server/nights/service.ts';
import type { AvailableGame } from './available-games.ts';
import { type GamesOfDates, loadGamesOfDates, loadGamesOfNight } from './games-of-dates.ts';
import { fitText } from './reasons-at-table.ts';

/** For the host alone: among all games of the shelves that would be there. */
export const loadGamesForDates: LoadGamesForDates = async (db, event, attendees, comers, now) =>
  gamesForDates(await loadGamesOfDates(db, event, attendees, comers), event, now);

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
  const gamesFor = gamesForDates(await loadGamesOfNight(db, event, attendees), event, now);
  const startOf = new Map(options.map(({ id, startsAt }) => [id, startsAt]));
  return new Map(
    [...presentOnDates(options, attendees, event.maxAttendees)].flatMap(([id, present]) => {
      const { best } = gamesFor(present, startOf.get(id) ?? event.date);
      return best ? [[id, best.title] as const] : [];
    }),
  );
}

/** For exactly the people of a date, the best game and the games of the night that are lost. */
export const gamesForDates =
  (
    { games, awayOn }: GamesOfDates,
    { durationMinutes, ...wishes }: Circumstances['wishes'] & { durationMinutes: number },
    now: Date,
  ): GamesForDates =>
  (present, startsAt) => {
    const away = awayOn(startsAt);
    const circumstances = { now, wishes, usualWeight: null, fromShelf: false };
    let best: { game: AvailableGame; worth: number } | null = null;
    for (const copies of games) {
      const game = copies.find(
        ({ candidate }) =>
          candidate.minutes <= durationMinutes &&
          isForHeads(candidate, present.heads) &&
          isThere(candidate, present, away),
      );
      if (!game || game.candidate.vetoedBy.some((id) => present.ids.has(id))) continue;
      const sixths = sixthsFor(game.candidate, (id) => present.ids.has(id));
      const table = { heads: present.heads, parties: present.ids.size, sixths, explained: 0 };
      const worth = worthAt(game.candidate, table, circumstances);
      if (!best || worth > best.worth || (worth === best.worth && game.candidate.id < best.game.candidate.id))
        best = { game, worth };
    }
    return { best: best && shown(best.game, present.heads), lost: lostOn(games, present, away) };
  };

const isThere = ({ id, source }: Candidate, { ids }: PresentPeople, away: ReadonlySet<number>): boolean =>
  ids.has(source.by) && !away.has(id);

function shown({ candidate, category, imageUrl }: AvailableGame, heads: number) {
  const { title, source } = candidate;
  const reason = reasonLine([fitText(candidate, heads)]);
  return { title, category, imageUrl, reason, by: source.kind === 'host_shelf' ? null : source.by };
}

/** The games of the night that these people cannot play. */
const lostOn = (
  games: GamesOfDates['games'],
  present: PresentPeople,
  away: ReadonlySet<number>,
): ReturnType<GamesForDates>['lost'] =>
  games.flatMap((copies): ReturnType<GamesForDates>['lost'] => {
    const [first] = copies;
    if (!first?.candidate.isOfNight) return [];
    const { title, source } = first.candidate;
    const owned = copies.filter(({ candidate }) => present.ids.has(candidate.source.by));
    const there = owned.filter(({ candidate }) => isThere(candidate, present, away));
    const [nearest] = there;
    if (!nearest) return [{ title, ...(owned.length > 0 ? LENT : { why: 'not_brought', by: source.by }) }];
    if (there.some(({ candidate }) => isForHeads(candidate, present.heads))) return [];
    return [{ title, why: present.heads < nearest.candidate.minPlayers ? 'too_few' : 'too_many', by: null }];
  });

const LENT = { why: 'lent', by: null } as const;
