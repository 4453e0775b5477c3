import type { Connection } from '#server/platform/database/database.ts';
import { openLoansOf } from '#server/games/service.ts';
import { type Comers, gamesOn, proposalsOf, votesOf } from '#server/nights/service.ts';
import { type AvailableGame, availableGames, copiesWithVotes } from './available-games.ts';
import { gamesLentOn } from './lent-games.ts';
import { sharedShelves, shelfOfNight, type ShelvedGame, shelvesOfDates } from './evening-store.ts';

/** The games that people can bring to a night. */
export interface GamesOfDates {
  /** The copies of each game. */
  games: AvailableGame[][];
  /** Ids of the games that are lent to somebody on the day of a date. */
  awayOn: (date: Date) => ReadonlySet<number>;
}

interface NightOfDates {
  id: number;
  userId: number;
  timeZone: string;
}

/** An attendee of a night. */
interface Guest {
  id: number;
  isHost: boolean;
}

/**
 * The games that could be played on any date of a night, with all their copies, in a fixed number of statements. Of
 * large shelves not all games are considered (`MAX_CONSIDERED`), and none of those whose owners come on no date. For
 * the host alone: it holds titles that nobody has proposed. @param attendees everybody on the list, the host among them
 */
export async function loadGamesOfDates(
  db: Connection,
  event: NightOfDates,
  attendees: readonly Guest[],
  { ids, heads }: Comers,
): Promise<GamesOfDates> {
  const sharing = (await sharedShelves(db, event.id)).filter(({ attendeeId }) => ids.has(attendeeId));
  const shelf = shelvesOfDates(db, event, { sharing: sharing.map(({ userId }) => userId), heads });
  return gamesFrom(db, event, attendees, shelf, sharing);
}

/** The same of the games of the night and of those that guests bring: the games that its guests know of. */
export const loadGamesOfNight = (
  db: Connection,
  event: NightOfDates,
  attendees: readonly Guest[],
): Promise<GamesOfDates> => gamesFrom(db, event, attendees, shelfOfNight(db, event));

async function gamesFrom(
  db: Connection,
  event: NightOfDates,
  attendees: readonly Guest[],
  shelves: PromiseLike<ShelvedGame[]>,
  sharing: readonly { attendeeId: number; userId: number }[] = [],
): Promise<GamesOfDates> {
  const [shelf, put, proposals, votes, lent] = await Promise.all([
    shelves,
    gamesOn(db, event.userId, event.id),
    proposalsOf(db, event.id),
    votesOf(db, event.id),
    openLoansOf(db, [event.userId, ...sharing.map(({ userId }) => userId)]),
  ]);
  const now = new Date();
  const onNight = new Set(put.map(({ id }) => id));
  const host = { attendeeId: attendees.find(({ isHost }) => isHost)?.id ?? 0, userId: event.userId };
  const available = availableGames({ host, sharing, shelf, proposals, onNight });
  return {
    games: copiesWithVotes(available, { votes, voters: attendees, proposals }),
    awayOn: (date) => gamesLentOn({ date, timeZone: event.timeZone }, lent, onNight, now).ids,
  };
}
