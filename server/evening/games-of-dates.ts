import { candidateOf, type GameFacts } from '#shared/evening/candidate.ts';
import { tallyBallots } from '#shared/nights/ballot.ts';
import type { Copies } from '#shared/evening/games-on-date.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { openLoansOf } from '#server/games/service.ts';
import { type Comers, gamesOn, ballotsFrom, proposalsOf, votesOf } from '#server/nights/service.ts';
import { type AvailableGame, gameOfProposal, gamesOfCollection } from './available-games.ts';
import { gamesLentOn } from './lent-games.ts';
import { sharedShelves, type ShelvedGame } from './evening-store.ts';
import { shelfOfNight, shelvesOfDates } from './shelves-of-dates.ts';

/** The games that people can bring to a night, with what their covers are drawn from. */
export interface GamesOfDates {
  /** The copies of each game: the host's, those that guests bring, and those on shared shelves. All have the same votes. */
  games: Copies[];
  covers: Map<number, Pick<AvailableGame, 'category' | 'imageUrl'>>;
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
  const [sharing, put] = await Promise.all([sharedShelves(db, event.id), gamesOn(db, event.id)]);
  const shared = sharing.filter(({ attendeeId }) => ids.has(attendeeId));
  const shelves = shelvesOfDates(db, {
    eventId: event.id,
    hostId: event.userId,
    sharing: shared.map(({ userId }) => userId),
    heads: [...new Set(heads)],
  });
  return gamesFrom(db, event, attendees, { put, shelves, shared });
}

/** The same of the games of the night and of those that guests bring: the games that its guests know of. */
export async function loadGamesOfNight(
  db: Connection,
  event: NightOfDates,
  attendees: readonly Guest[],
): Promise<GamesOfDates> {
  const put = await gamesOn(db, event.id);
  const ids = put.map(({ id }) => id);
  return gamesFrom(db, event, attendees, { put, shelves: shelfOfNight(db, event.userId, ids), shared: [] });
}

interface Shelves {
  /** The host's games on the night. */
  put: readonly { id: number }[];
  shelves: PromiseLike<ShelvedGame[]>;
  /** The guests whose shelves are among them. */
  shared: readonly { attendeeId: number; userId: number }[];
}

async function gamesFrom(
  db: Connection,
  event: NightOfDates,
  attendees: readonly Guest[],
  { put, shelves, shared }: Shelves,
): Promise<GamesOfDates> {
  const [shelf, proposals, votes, lent] = await Promise.all([
    shelves,
    proposalsOf(db, event.id),
    votesOf(db, event.id),
    openLoansOf(db, [event.userId, ...shared.map(({ userId }) => userId)]),
  ]);
  const now = new Date();
  const byOwner = new Map<number, ShelvedGame[]>();
  for (const game of shelf) {
    const own = byOwner.get(game.userId);
    if (own) own.push(game);
    else byOwner.set(game.userId, [game]);
  }
  const hostId = attendees.find(({ isHost }) => isHost)?.id ?? 0;
  const onNight = new Set(put.map(({ id }) => id));
  const unplayed = new Map();
  const gamesOf = (userId: number, source: AvailableGame['facts']['source']) =>
    gamesOfCollection({ games: byOwner.get(userId) ?? [], source, onNight }, unplayed);
  const available = [
    ...gamesOf(event.userId, { kind: 'host_shelf', by: hostId }),
    ...proposals.flatMap((proposal) => gameOfProposal(proposal, unplayed) ?? []),
    ...shared.flatMap(({ attendeeId, userId }) => gamesOf(userId, { kind: 'guest_shelf', by: attendeeId })),
  ];
  const { groups, keyed } = groupCopies(available);
  // A vote is for the title: it counts for every copy, also for one whose number of players is unknown.
  const firstOf = new Map(groups.flatMap(([first, ...more]) => more.map((copy) => [copy.id, first?.id ?? copy.id])));
  for (const { id, titleKey } of proposals) {
    const [first] = keyed.get(`title ${titleKey}`) ?? [];
    if (first) firstOf.set(-id, first.id);
  }
  const perTitle = votes.map((vote) => ({ ...vote, number: firstOf.get(vote.number) ?? vote.number }));
  const tally = tallyBallots(ballotsFrom(perTitle, attendees));
  return {
    games: groups.map((copies) => {
      const [first] = copies;
      const isOfNight = copies.some((copy) => copy.isOfNight);
      return copies.map((copy) =>
        candidateOf(copy.isOfNight === isOfNight ? copy : { ...copy, isOfNight }, tally.get(first?.id ?? copy.id)),
      );
    }),
    awayOn: (date) => gamesLentOn({ date, timeZone: event.timeZone }, lent, onNight, now).ids,
    covers: new Map(available.map(({ facts, category, imageUrl }) => [facts.id, { category, imageUrl }])),
  };
}

/** Groups games by title or BoardGameGeek id; also returns the groups by these keys. */
function groupCopies(available: readonly AvailableGame[]): { groups: GameFacts[][]; keyed: Map<string, GameFacts[]> } {
  const groups: GameFacts[][] = [];
  const keyed = new Map<string, GameFacts[]>();
  for (const { titleKey, bggId, facts } of available) {
    const keys = [`title ${titleKey}`, ...(bggId === null ? [] : [`bgg ${bggId}`])];
    let group = keys.map((key) => keyed.get(key)).find((known) => known !== undefined);
    if (!group) groups.push((group = []));
    group.push(facts);
    for (const key of keys) if (!keyed.has(key)) keyed.set(key, group);
  }
  return { groups, keyed };
}
