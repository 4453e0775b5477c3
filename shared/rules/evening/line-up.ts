import { anotherChoice } from './another-choice.ts';
import type { EveningReason } from './evening-reason.ts';
import { type Evening, votersAmong } from './evening.ts';
import { type GameAtTable, gamesAtTable } from './game-at-table.ts';
import { EveningChooser } from './evening-chooser.ts';
import { weighGames, type WeighedGame } from './game-worth.ts';
import { type Missing, missingAfter } from './missing.ts';
import { reasonsAtTable } from './reasons-at-table.ts';
import { reserveFor } from './reserve.ts';
import { endOf, MOST_GAMES, type PlacedGame } from './sequence.ts';
import { keptInVain, type FallbackSuggestion, fallbackSuggestions } from './fallback-suggestions.ts';

/** A game in its place. */
export interface PlannedGame extends PlacedGame {
  reasons: EveningReason[];
}

/** A game that could be played instead of some, or of none. */
export interface ReserveGame extends WeighedGame {
  reasons: EveningReason[];
  /** Ids of the games that it takes the place of. */
  replaces: number[];
}

/** One to seven games for all, one after the other. */
export interface LineUp {
  games: PlannedGame[];
  /** With explaining and change-overs. */
  minutes: number;
  minutesLeft: number;
  /** Null where no time for a game is left. */
  missing: Missing | null;
  /** Up to three of the other games, the one worth most first. */
  reserve: ReserveGame[];
  /** Of those who voted for something: for how many there is a game that they voted for. */
  served: { count: number; of: number };
}

export type LineUpAnswer = { fits: true; lineUp: LineUp } | { fits: false; waysOut: FallbackSuggestion[] };

/** What the host settled. */
export interface LineUpWishes {
  /** Ids of games that have to be in the evening. */
  kept?: readonly number[];
  /** Ids of games that they do not want to be offered again. */
  passedOver?: readonly number[];
  /** The evening has so many games at most. */
  most?: number;
  /** A game counts no more for being on the list of the night. */
  fromShelf?: boolean;
}

/**
 * The best evening for exactly these parties: one to seven games that fill the time, what most asked for among them, then
 * those of the night, then the shelf. Never a vetoed game, never one outside its player range, never one that some do not
 * know and nobody can explain, never more than the minutes there are. Where nothing fits, it says what would.
 */
export function planLineUp(evening: Evening, wishes: LineUpWishes = {}): LineUpAnswer {
  const { kept: keptIds = [], passedOver: passedIds = [], fromShelf = false } = wishes;
  const playable = weighGames(gamesAtTable(evening.candidates, evening.parties, evening), evening, fromShelf);
  const kept: WeighedGame[] = [];
  for (const id of new Set(keptIds)) {
    const game = playable.find(({ candidate }) => candidate.id === id);
    if (!game) return { fits: false, waysOut: [keptInVain(id, evening)] };
    kept.push(game);
  }
  const passedOver = new Set(passedIds);
  const others = playable.filter((game) => !kept.includes(game) && !passedOver.has(game.candidate.id));
  const most = Math.min(MOST_GAMES, Math.max(1, wishes.most ?? MOST_GAMES, kept.length));
  const chooser = new EveningChooser(evening, { kept, others, most });
  const chosen = anotherChoice(chooser, evening.seed);
  return chosen
    ? { fits: true, lineUp: lineUpOf(chooser, chosen, { playable, passedOver, most: wishes.most }) }
    : {
        fits: false,
        waysOut: fallbackSuggestions({ evening, playable, kept, passedOver, keptEnd: chooser.endOf(kept) }),
      };
}

interface Passed {
  playable: readonly WeighedGame[];
  passedOver: ReadonlySet<number>;
  most: number | undefined;
}

function lineUpOf(
  chooser: EveningChooser,
  chosen: readonly WeighedGame[],
  { playable, passedOver, most }: Passed,
): LineUp {
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
    missing: isFull ? null : missingAfter(games, evening, passed),
    reserve: reserveFor(chooser, chosen).map(({ game, replaces }) => ({ ...game, replaces, reasons: reasonsOf(game) })),
    served: servedBy(games, evening),
  };
}

/** For how many of the voters who come there is one of their games among these. */
export const servedBy = (games: readonly GameAtTable[], evening: Pick<Evening, 'parties' | 'candidates'>) => ({
  count: new Set(games.flatMap(({ wantedBy }) => wantedBy)).size,
  of: votersAmong(evening).length,
});
