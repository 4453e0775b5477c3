import type { EveningReason } from '#shared/evening/evening-reason.ts';
import { type Evening, attendingVoters } from '#shared/evening/evening.ts';
import { type GameAtTable, gamesAtTable, isProposable } from '#shared/evening/game-at-table.ts';
import { GameChooser } from './choose-games.ts';
import { weighGames, type WeighedGame } from './evening-value.ts';
import { type UnusedTime, unusedTimeAfter } from './unused-time.ts';
import { reasonsAtTable } from './reasons-at-table.ts';
import { endOf, MAX_GAMES, type PlacedGame } from './sequence.ts';
import { unplayableKeptGame, type FallbackSuggestion, fallbackSuggestions } from './fallback-suggestions.ts';

const MAX_IN_RESERVE = 3;
/** Number of candidates tried. */
const MAX_TRIED = 40;

interface Reserve {
  game: WeighedGame;
  /** Ids of the games it would replace. */
  replaces: number[];
}

/**
 * The best alternatives, each with the games it would replace: never games the host keeps, those with the fewest votes
 * first, and no more than needed.
 */
function findAlternatives(chooser: GameChooser, chosen: readonly WeighedGame[]): Reserve[] {
  const others = chooser.fitting.filter((game) => !chosen.includes(game));
  const reserve: Reserve[] = [];
  for (const game of others.slice(0, MAX_TRIED)) {
    const replaced = replacedBy(game, chooser, chosen);
    if (replaced) reserve.push({ game, replaces: replaced.map(({ candidate }) => candidate.id) });
    if (reserve.length === MAX_IN_RESERVE) break;
  }
  return reserve;
}

/** The games to remove for this one; null if it does not fit anyway. */
function replacedBy(game: WeighedGame, chooser: GameChooser, chosen: readonly WeighedGame[]): WeighedGame[] | null {
  const fits = (replaced: readonly WeighedGame[]) =>
    chooser.fits([...chosen.filter((one) => !replaced.includes(one)), game]);
  const free = chosen
    .filter((one) => !chooser.kept.includes(one))
    .toSorted((a, b) => a.wantedBy.length - b.wantedBy.length || a.value - b.value);
  const needed = Array.from({ length: free.length + 1 }, (_, count) => count).find((count) =>
    fits(free.slice(0, count)),
  );
  if (needed === undefined) return null;
  let replaced = free.slice(0, needed);
  for (const one of replaced.toReversed()) {
    const without = replaced.filter((other) => other !== one);
    if (fits(without)) replaced = without;
  }
  return replaced;
}

/** A game with its position. */
export interface PlannedGame extends PlacedGame {
  reasons: EveningReason[];
}

/** An alternative game, which replaces some games or none. */
export interface ReserveGame extends WeighedGame {
  reasons: EveningReason[];
  /** Ids of the games it replaces. */
  replaces: number[];
}

/** One to seven games played one after the other. */
export interface LineUp {
  games: PlannedGame[];
  /** Including explanations and change-overs. */
  minutes: number;
  minutesLeft: number;
  /** Null if no time for another game is left. */
  missing: UnusedTime | null;
  /** Up to three alternatives, highest score first. */
  reserve: ReserveGame[];
  /** Number of voters, and of those who get a game they voted for. */
  served: { count: number; of: number };
  /** Whether another seed gives another evening. */
  hasOthers: boolean;
}

export type LineUpAnswer = { fits: true; lineUp: LineUp } | { fits: false; suggestions: FallbackSuggestion[] };

/** The host's choices. */
export interface LineUpOptions {
  /** Ids of games that must be in the evening. */
  kept?: readonly number[];
  /** Ids of games not to suggest again. */
  passedOver?: readonly number[];
  /** Maximum number of games. */
  most?: number;
}

/**
 * The best evening for exactly these parties: one to seven games by their worth to these people, of which time is the limit. It
 * never contains a vetoed game, one outside its player range, one that nobody can explain, or one rated under three stars that
 * nobody asked for, and never exceeds the time. If nothing fits, returns suggestions.
 */
export function planLineUp(evening: Evening, options: LineUpOptions = {}): LineUpAnswer {
  const { kept: keptIds = [], passedOver: passedIds = [] } = options;
  const playable = weighGames(gamesAtTable(evening.candidates, evening.parties, evening), evening);
  const kept: WeighedGame[] = [];
  for (const id of new Set(keptIds)) {
    const game = playable.find(({ candidate }) => candidate.id === id);
    if (!game) return { fits: false, suggestions: [unplayableKeptGame(id, evening)] };
    kept.push(game);
  }
  const passedOver = new Set(passedIds);
  const proposable = playable.filter(isProposable);
  const gone = playable.find(({ candidate }) => candidate.id === passedIds.at(-1));
  const others = proposable.filter((game) => !kept.includes(game) && !passedOver.has(game.candidate.id));
  const most = Math.min(MAX_GAMES, Math.max(1, options.most ?? MAX_GAMES, kept.length));
  const like = gone && kept.length > 0 ? others.map((game) => likened(game, gone)) : others;
  const chooser = new GameChooser(evening, { kept, others: like, most });
  // Of the best it is enough to know that there is another.
  const evenings = chooser.evenings(evening.seed === 1 ? 2 : Infinity);
  const chosen = evenings[(evening.seed + evenings.length - 1) % evenings.length];
  if (!chosen)
    return {
      fits: false,
      suggestions: fallbackSuggestions({
        evening,
        playable,
        proposable,
        kept,
        passedOver,
        keptEnd: chooser.endOf(kept),
      }),
    };
  const lineUp = lineUpOf(chooser, chosen, { playable: proposable, passedOver, most: options.most });
  return { fits: true, lineUp: { ...lineUp, hasOthers: evenings.length > 1 } };
}

const OTHER_KIND = 0.7;
const MINUTES_OF_OTHER_LENGTH = 120;
const OTHER_LENGTH = 0.2;

/** A game in place of another counts more, the more it is of its kind and length; any is better than a gap. */
function likened(game: WeighedGame, gone: WeighedGame): WeighedGame {
  const kind = game.isShort === gone.isShort ? 1 : OTHER_KIND;
  const length = Math.max(OTHER_LENGTH, 1 - Math.abs(game.minutes - gone.minutes) / MINUTES_OF_OTHER_LENGTH);
  return { ...game, value: Math.round(game.value * (game.value > 0 ? kind * length : 1)) };
}

interface Passed {
  playable: readonly WeighedGame[];
  passedOver: ReadonlySet<number>;
  most: number | undefined;
}

function lineUpOf(
  chooser: GameChooser,
  chosen: readonly WeighedGame[],
  { playable, passedOver, most }: Passed,
): Omit<LineUp, 'hasOthers'> {
  const { evening } = chooser;
  const reasonsOf = (game: GameAtTable, role?: PlacedGame['role']) =>
    reasonsAtTable(game, evening.parties, evening, role);
  const games = chooser.inSequence(chosen).map((game) => ({ ...game, reasons: reasonsOf(game, game.role) }));
  const minutes = endOf(games);
  const isFull = most !== undefined && games.length >= most;
  const passed = playable.filter(({ candidate }) => passedOver.has(candidate.id));
  return {
    games,
    minutes,
    minutesLeft: evening.minutes - minutes,
    missing: isFull
      ? null
      : unusedTimeAfter(
          games,
          evening,
          passed,
          chooser.fitting.filter((game) => !chosen.includes(game)),
        ),
    reserve: findAlternatives(chooser, chosen).map(({ game, replaces }) => ({
      ...game,
      replaces,
      reasons: reasonsOf(game),
    })),
    served: servedBy(games, evening),
  };
}

/** Counts the attending voters who get one of their games. */
export const servedBy = (games: readonly GameAtTable[], evening: Pick<Evening, 'parties' | 'candidates'>) => ({
  count: new Set(games.flatMap(({ wantedBy }) => wantedBy)).size,
  of: attendingVoters(evening).length,
});
