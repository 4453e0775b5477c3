import type { NextPlay } from '#shared/challenges/next-play.ts';
import type { Category } from '#shared/enums.ts';
import { type Candidate, candidateOf, type GameSource } from '#shared/evening/candidate.ts';
import { extendPlayers } from '#shared/games/extended-players.ts';
import { type PlayerRange, parsePlayerRange } from '#shared/games/player-range.ts';
import type { NamesGame } from '#shared/plays/game-finder.ts';
import { tallyBallots } from '#shared/nights/ballot.ts';
import { coverPath } from '#server/platform/files/picture-path.ts';
import { ballotsFrom, type ProposalRow, type Vote } from '#server/nights/service.ts';
import type { PlaysOfTitle, ShelvedGame } from './evening-store.ts';

/** A copy of a game that is available if its owner comes. */
export interface AvailableGame {
  candidate: Candidate;
  titleKey: string;
  bggId: number | null;
  category: Category | null;
  imageUrl: string | null;
}

/** A title's statistics from the host's plays. */
export interface Played extends Omit<PlaysOfTitle, 'tables'> {
  knownBy: number[];
}

/** What could be on the tables of a night. */
interface Sources {
  /** The host's attendee and user. */
  host: { attendeeId: number; userId: number };
  /** Those who share their shelf. */
  sharing: readonly { attendeeId: number; userId: number }[];
  /** The games and expansions of all of these users. */
  shelf: readonly ShelvedGame[];
  proposals: readonly ProposalRow[];
  /** Ids of games on the night. */
  onNight: ReadonlySet<number>;
  /** By title. */
  played?: ReadonlyMap<string, Played>;
  /** What a play of a game does for a challenge of the host. */
  nextPlayOf?: (named: NamesGame) => NextPlay | null;
}

/** A game that states no number of players may be played by as many as come. */
const ANY_NUMBER: PlayerRange = { min: 1, max: Infinity };

/** A game counts as known to its owner if they have rated it, or if it has unrecorded plays. */
const isKnownToOwner = ({ timesPlayed, rating, lastPlayed }: ShelvedGame): boolean =>
  timesPlayed > 0 || rating > 0 || lastPlayed !== null;

/**
 * All copies without votes: the host's, those that guests bring, and those on shared shelves. Each game has the expansions of its
 * own shelf; one that a guest brings is left out if its player count is unknown.
 */
export function availableGames({
  host,
  sharing,
  shelf,
  proposals,
  onNight,
  played,
  nextPlayOf = () => null,
}: Sources): AvailableGame[] {
  const onShelf = (userId: number, source: GameSource): AvailableGame[] => {
    const own = shelf.filter((game) => game.userId === userId);
    const expansions = new Map<number | null, ShelvedGame[]>();
    for (const game of own) {
      if (game.isExpansion) expansions.set(game.parentGameId, [...(expansions.get(game.parentGameId) ?? []), game]);
    }
    return own
      .filter(({ isExpansion }) => !isExpansion)
      .map((game) => {
        const range = extendPlayers(game, expansions.get(game.id) ?? []) ?? ANY_NUMBER;
        const forChallenge = nextPlayOf({ gameId: userId === host.userId ? game.id : null, gameTitle: game.title });
        const there = { range, source, isOfNight: onNight.has(game.id), isKnown: isKnownToOwner(game), forChallenge };
        return copyOf(game, there, played?.get(game.titleKey));
      });
  };
  const brought = proposals.flatMap((proposal) => {
    const range = rangeOf(proposal);
    const game = { ...UNKNOWN, ...proposal, id: -proposal.id, duration: proposal.duration ?? '' };
    const source: GameSource = { kind: 'brought', by: proposal.attendeeId };
    const forChallenge = nextPlayOf({ gameId: null, gameTitle: game.title });
    const there = { source, isOfNight: true, isKnown: true, forChallenge };
    return range ? copyOf(game, { ...there, range }, played?.get(game.titleKey)) : [];
  });
  return [
    ...onShelf(host.userId, { kind: 'host_shelf', by: host.attendeeId }),
    ...brought,
    ...sharing.flatMap(({ attendeeId, userId }) => onShelf(userId, { kind: 'guest_shelf', by: attendeeId })),
  ];
}

/** What is not known of a game that a guest brings. */
const UNKNOWN = {
  recommendedPlayers: null,
  minAge: 0,
  imageUrl: null,
  rating: 0,
  timesPlayed: 0,
  lastPlayed: null,
} as const;

type Row = Omit<ShelvedGame, 'userId' | 'players' | 'isExpansion' | 'parentGameId' | 'category' | 'difficulty'> &
  Pick<ProposalRow, 'category' | 'difficulty'>;

interface Copy extends Pick<Candidate, 'source' | 'isOfNight' | 'forChallenge'> {
  range: PlayerRange;
  /** To its owner. */
  isKnown: boolean;
}

/** One copy; only the host's own tells their rating and plays. */
function copyOf(
  game: Row,
  { range, source, isOfNight, isKnown, forChallenge }: Copy,
  plays: Played | undefined,
): AvailableGame {
  const isHosts = source.kind === 'host_shelf';
  return {
    titleKey: game.titleKey,
    bggId: game.bggId,
    category: game.category,
    imageUrl: isHosts ? game.imageUrl : coverPath(game),
    candidate: candidateOf({
      id: game.id,
      title: game.title,
      range,
      bestPlayers: game.bestPlayers,
      recommendedPlayers: game.recommendedPlayers,
      duration: game.duration,
      plays: (plays?.minutes ?? []).map((duration) => ({ duration })),
      weight: game.weight,
      difficulty: game.difficulty ?? 'medium',
      minAge: game.minAge,
      rating: isHosts ? game.rating : 0,
      timesPlayed: isHosts ? game.timesPlayed : 0,
      lastPlayedAt: later(plays?.lastPlayed ?? null, isHosts ? game.lastPlayed : null),
      source,
      isOfNight,
      knownBy: [...new Set([...(plays?.knownBy ?? []), ...(isKnown ? [source.by] : [])])],
      forChallenge,
    }),
  };
}

/** The player count of a game that somebody brings; null if unknown. */
export const rangeOf = ({ players }: ProposalRow): PlayerRange | null => parsePlayerRange(players ?? '');

const later = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b));

interface Votes {
  votes: readonly Vote[];
  voters: readonly { id: number }[];
  /** In sixths, by voter. */
  weights?: ReadonlyMap<number, number>;
  /** Games that can be voted on although their player count is unknown. */
  proposals: readonly ProposalRow[];
}

/**
 * The copies of each game, by title or BoardGameGeek id, in the order given. All of them have the votes for any, since a vote is
 * for the title, and are on the night if any is.
 */
export function copiesWithVotes(
  available: readonly AvailableGame[],
  { votes, voters, weights, proposals }: Votes,
): AvailableGame[][] {
  const groups: AvailableGame[][] = [];
  const byKey = new Map<string, AvailableGame[]>();
  for (const copy of available) {
    const keys = [`title ${copy.titleKey}`, ...(copy.bggId === null ? [] : [`bgg ${copy.bggId}`])];
    let group = keys.map((key) => byKey.get(key)).find((known) => known !== undefined);
    if (!group) groups.push((group = []));
    group.push(copy);
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, group);
  }
  const numbers = new Map<number, number | undefined>(
    proposals.map(({ id, titleKey }) => [-id, byKey.get(`title ${titleKey}`)?.[0]?.candidate.id]),
  );
  for (const group of groups) for (const { candidate } of group) numbers.set(candidate.id, group[0]?.candidate.id);
  const ofTitles = votes.map((vote) => ({ ...vote, number: numbers.get(vote.number) ?? vote.number }));
  const tally = tallyBallots(ballotsFrom(ofTitles, voters), weights);
  return groups.map((group) => {
    const isOfNight = group.some(({ candidate }) => candidate.isOfNight);
    const ofTitle = tally.get(group[0]?.candidate.id ?? 0);
    return group.map((copy) =>
      copy.candidate.isOfNight === isOfNight && !ofTitle
        ? copy
        : { ...copy, candidate: { ...copy.candidate, isOfNight, ...ofTitle } },
    );
  });
}
