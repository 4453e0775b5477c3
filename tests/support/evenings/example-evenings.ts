import type { Candidate } from '#shared/evening/candidate.ts';
import { type Evening, usualWeight } from '#shared/evening/evening.ts';
import { aCandidate, anEvening, EVERYBODY, NO_WISHES, people, votesOf } from '../rows/an-evening.ts';

type Facts = [players: [number, number], best: number[], good: number[], minutes: number, weight: number];

/** For those that a child of eight cannot play; else 8. */
const AGES: Partial<Record<string, number>> = {
  Heat: 10,
  '7 Wonders': 10,
  'Power Grid': 12,
};

const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Well-known games: player range, best and good counts, minutes, weight. */
const GAMES = {
  'Just One': [[3, 7], [6], upTo(4, 7), 20, 1],
  Codenames: [[2, 8], [6, 8], upTo(4, 8), 20, 1.3],
  'Love Letter': [[2, 4], [4], [3, 4], 20, 1.2],
  SCOUT: [[2, 5], [4, 5], upTo(3, 5), 20, 1.4],
  'The Crew': [[2, 5], [4], upTo(3, 5), 20, 2],
  'No Thanks!': [[3, 7], [5], upTo(3, 6), 20, 1.1],
  'One Night Werewolf': [[3, 10], [7, 8], upTo(5, 10), 10, 1.4],
  Dixit: [[3, 6], [6], upTo(4, 6), 30, 1.2],
  Telestrations: [[4, 8], [6, 7, 8], upTo(5, 8), 30, 1.1],
  Decrypto: [[3, 8], [4, 6], upTo(4, 8), 30, 1.8],
  Avalon: [[5, 10], [7, 8], upTo(6, 10), 30, 1.8],
  Patchwork: [[2, 2], [2], [2], 25, 1.6],
  Jaipur: [[2, 2], [2], [2], 30, 1.5],
  '7 Wonders Duel': [[2, 2], [2], [2], 30, 2.2],
  Azul: [[2, 4], [2], upTo(2, 4), 40, 1.8],
  Carcassonne: [[2, 5], [2], upTo(2, 4), 40, 1.9],
  'Camel Up': [[3, 8], [5, 6], upTo(4, 8), 40, 1.5],
  Skull: [[3, 6], [5, 6], upTo(4, 6), 45, 1.1],
  Wavelength: [[2, 12], [6], upTo(4, 10), 45, 1.1],
  Pandemic: [[2, 4], [4], upTo(2, 4), 45, 2.4],
  '7 Wonders': [[3, 7], [4, 5], upTo(3, 7), 45, 2.3],
  Heat: [[1, 6], [5, 6], upTo(3, 6), 60, 2.2],
  'Ticket to Ride': [[2, 5], [4], upTo(2, 5), 60, 1.8],
  Wingspan: [[1, 5], [3], upTo(1, 4), 70, 2.5],
  Catan: [[3, 4], [4], [3, 4], 90, 2.3],
  Root: [[2, 4], [4], [3, 4], 90, 3.8],
  'Cosmic Encounter': [[3, 6], [5], upTo(4, 6), 90, 2.6],
  Concordia: [[2, 5], [4], upTo(2, 5), 100, 3],
  Brass: [[2, 4], [3, 4], upTo(2, 4), 120, 3.9],
  'Terraforming Mars': [[1, 5], [3], upTo(2, 4), 120, 3.3],
  'Power Grid': [[2, 6], [5], upTo(4, 6), 120, 3.3],
  'Twilight Imperium': [[3, 6], [6], upTo(4, 6), 360, 4.3],
  'Spirit Island': [[1, 4], [2], upTo(1, 3), 120, 4.1],
  'Gaia Project': [[1, 4], [3, 4], upTo(2, 4), 150, 4.4],
  'Lost Cities': [[2, 2], [2], [2], 30, 1.5],
  'Ark Nova': [[1, 4], [2], upTo(1, 3), 150, 3.8],
  Kingdomino: [[2, 4], [4], upTo(2, 4), 20, 1.2],
  'My First Orchard': [[1, 4], [2], upTo(1, 4), 10, 1],
  'King of Tokyo': [[2, 6], [5], upTo(4, 6), 30, 1.5],
  'Bang!': [[4, 7], [7], upTo(5, 7), 40, 1.6],
  Monopoly: [[2, 8], [], [4], 180, 1.6],
  Quacks: [[2, 4], [4], [3, 4], 45, 1.9],
} satisfies Record<string, Facts>;
export type Title = keyof typeof GAMES;

export interface ExampleEvening {
  name: string;
  /** The host is number 1. */
  people: number;
  minutes: number;
  /** Games on the night, and other games in the collection. */
  night?: Title[];
  shelf?: Title[];
  /** Voters by game. */
  votes?: Partial<Record<Title, number[]>>;
  veto?: Partial<Record<Title, number>>;
  /** Players who know a game; everybody if omitted. */
  known?: Partial<Record<Title, number[]>>;
  teaches?: Partial<Record<Title, number>>;
  /** Guests who bring a game. */
  brought?: Partial<Record<Title, number>>;
  lastPlayedDaysAgo?: Partial<Record<Title, number>>;
  fromShelf?: boolean;
  youngestAge?: number;
  hasNewcomers?: boolean;
  /** How many further games are in the collection, unrated and recommended for no number. */
  others?: number;
  /** Judged by the games at two tables instead of those at one. */
  atTwoTables?: boolean;
  /** The host's stars; 0 if omitted. */
  stars?: Partial<Record<Title, number>>;
  /** How often the host has played them; never if omitted. */
  times?: Partial<Record<Title, number>>;
  /** Plans that a good host would choose: games that are in it, and those that may be beside them. */
  good: { plays: Title[]; and?: Title[] }[];
  /** Games that no good host would choose. */
  never?: Title[];
  /** The reason. */
  because: string;
}

/** The input for the rules; games have ids in the order of their names. */
export function eveningOf(given: ExampleEvening): Evening {
  const { night = [], shelf = [], votes = {}, veto = {}, known = {}, teaches = {}, brought = {} } = given;
  const guests = Object.keys(brought) as Title[];
  const candidates = [...night, ...guests, ...shelf].map((title, at): Candidate => {
    const [[minPlayers, maxPlayers], bestPlayers, recommendedPlayers, minutes, weight]: Facts = GAMES[title];
    const [by, vetoer, teacher] = [brought[title], veto[title], teaches[title]];
    const days = given.lastPlayedDaysAgo?.[title] ?? 60;
    return aCandidate({
      id: at + 1,
      title,
      minPlayers,
      maxPlayers,
      bestPlayers,
      recommendedPlayers,
      minutes,
      weight,
      minAge: AGES[title] ?? 8,
      rating: given.stars?.[title] ?? 0,
      timesPlayed: given.times?.[title] ?? 0,
      isOfNight: at < night.length + guests.length,
      approvals: votesOf(...(votes[title] ?? [])),
      vetoedBy: vetoer === undefined ? [] : [vetoer],
      teachers: teacher === undefined ? [] : [teacher],
      knownBy: known[title] ?? EVERYBODY,
      source: by === undefined ? { kind: 'host_shelf', by: 1 } : { kind: 'brought', by },
      lastPlayedAt: new Date(anEvening().now.getTime() - days * 86_400_000),
    });
  });
  return anEvening({
    parties: people(given.people),
    minutes: given.minutes,
    candidates: [...candidates, ...Array.from({ length: given.others ?? 0 }, (_, at) => otherGame(at))],
    usualWeight: usualWeight(candidates),
    wishes: { ...NO_WISHES, youngestAge: given.youngestAge ?? null, hasNewcomers: given.hasNewcomers ?? false },
    fromShelf: given.fromShelf ?? false,
  });
}

const otherGame = (at: number): Candidate =>
  aCandidate({
    id: 1000 + at,
    title: `Another game ${at}`,
    maxPlayers: 4 + (at % 5),
    bestPlayers: [6],
    minutes: 20 + 10 * (at % 12),
    weight: 1 + (at % 30) / 10,
    rating: at % 3 === 0 ? 3 : 0,
  });
