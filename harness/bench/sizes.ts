/** Sizes of the measurements that have a shorter form. */
interface Sizes {
  /** Duration of each load. */
  seconds: number;
  connections: readonly number[];
  /** The same for lists, whose floors hold at ten connections. */
  listConnections: readonly number[];
  /** Games of the owner whose lists are requested. */
  games: number;
  plays: number;
  /** Sizes that an owner's data grows through. */
  growth: readonly { games: number; plays: number }[];
  /** Games of the collection that a browser scrolls through. */
  browsedGames: number;
  browsedPlays: number;
  starts: number;
  /** Owners, and the rows of each, whose requests may block others. */
  heavyOwners: number;
  heavy: { games: number; plays: number; nights: number };
}

const WHOLE: Sizes = {
  seconds: 5,
  connections: [1, 10, 50],
  listConnections: [1, 10, 50],
  games: 1000,
  plays: 5000,
  growth: [
    { games: 100, plays: 1_000 },
    { games: 1_000, plays: 10_000 },
    { games: 10_000, plays: 100_000 },
  ],
  browsedGames: 2_000,
  browsedPlays: 20_000,
  starts: 5,
  heavyOwners: 3,
  heavy: { games: 15_000, plays: 50_000, nights: 2_000 },
};

/** For CI, where time is short. */
const SHORT: Sizes = {
  seconds: 2,
  connections: [1, 10],
  listConnections: [10],
  games: 1000,
  plays: 2000,
  growth: [
    { games: 100, plays: 1_000 },
    { games: 1_000, plays: 10_000 },
  ],
  browsedGames: 500,
  browsedPlays: 2_000,
  starts: 1,
  heavyOwners: 2,
  heavy: { games: 2_000, plays: 10_000, nights: 200 },
};

/** Whether `--short` was given. */
export const isShort = process.argv.includes('--short');

export const SIZES: Sizes = isShort ? SHORT : WHOLE;
