import type { Evening } from '#shared/evening/evening.ts';
import type { GameAtTable } from '#shared/evening/game-at-table.ts';
import { headsOf } from '#shared/evening/party.ts';
import { canBeginEarly, isShort, suitsRole } from '#shared/evening/roles.ts';

/** A game with what it adds to an evening: its worth for each minute that counts, and for being asked for. */
export interface WeighedGame extends GameAtTable {
  value: number;
  isShort: boolean;
  /** More as the first and as the last game; null if unsuitable there. */
  asOpener: number | null;
  asCloser: number | null;
}

/** As much as a quarter of an hour of a voted game. */
export const SERVED_VALUE = 1500;
/** For each vote for a game, however short it is. */
const VOTE = 250;
/** For each game that the host or a guest put on the night. */
const OF_NIGHT = 2200;
const OPENER = 300;
const BEGINS_EARLY = 60;
const CLOSER = 250;
const KNOWN_BY_ALL = 120;
const WITHOUT_MAIN = 6000;
/** Minutes that count as they are, and those that count half; further ones count a quarter. */
const [WHOLE_MINUTES, HALF_MINUTES] = [60, 60];

/** The longer a game, the less its minutes count, so that none is chosen because it is long. */
const countedMinutes = (minutes: number): number => {
  const halves = Math.min(HALF_MINUTES, Math.max(0, minutes - WHOLE_MINUTES));
  return Math.min(WHOLE_MINUTES, minutes) + halves / 2 + Math.max(0, minutes - WHOLE_MINUTES - HALF_MINUTES) / 4;
};

export const weighGames = (
  games: readonly GameAtTable[],
  { parties, fromShelf }: Pick<Evening, 'parties' | 'fromShelf'>,
): WeighedGame[] => {
  const heads = headsOf(parties);
  return games.map((game) => ({
    candidate: game.candidate,
    explanation: game.explanation,
    minutes: game.minutes,
    wantedBy: game.wantedBy,
    sixths: game.sixths,
    worth: game.worth,
    value:
      Math.round(game.worth * countedMinutes(game.candidate.minutes)) +
      VOTE * game.wantedBy.length +
      (game.candidate.isOfNight && !fromShelf ? OF_NIGHT : 0),
    isShort: isShort(game),
    asOpener: suitsRole('opener', game) ? OPENER + (canBeginEarly(game.candidate, heads) ? BEGINS_EARLY : 0) : null,
    asCloser: suitsRole('closer', game) ? CLOSER + (game.explanation.minutes === 0 ? KNOWN_BY_ALL : 0) : null,
  }));
};

/** What adds most in its time first, then lowest id. */
export const byDensity = (games: readonly WeighedGame[]): WeighedGame[] =>
  games.toSorted((a, b) => b.value * a.minutes - a.value * b.minutes || a.candidate.id - b.candidate.id);

export interface Expectations {
  /** Parties that come. */
  parties: number;
  /** There is a game that is no filler. */
  hasMain: boolean;
}

/**
 * The value of an evening: that of its games (half of short ones that nobody asked for, beyond the second), more for each voter who
 * gets one of theirs and for a light game at each end; less if it has fillers alone although a real game would fit and most did not
 * ask for them.
 */
export function eveningValue(games: readonly WeighedGame[], { parties, hasMain }: Expectations): number {
  const served = new Set<number>();
  let [value, isWithoutMain] = [0, hasMain];
  // The values of the two best fillers that nobody asked for, and the sum of all.
  let [first, second, fillers] = [0, 0, 0];
  for (const game of games) {
    value += game.value;
    for (const voter of game.wantedBy) served.add(voter);
    if (!game.isShort || 2 * game.wantedBy.length > parties) isWithoutMain = false;
    if (!game.isShort || game.sixths > 0) continue;
    fillers += game.value;
    if (game.value > first) [first, second] = [game.value, first];
    else if (game.value > second) second = game.value;
  }
  const halved = Math.ceil((fillers - first - second) / 2);
  return value + SERVED_VALUE * served.size + placesValue(games) - halved - (isWithoutMain ? WITHOUT_MAIN : 0);
}

export const MAX_PLACES_VALUE = OPENER + BEGINS_EARLY + CLOSER + KNOWN_BY_ALL;

function placesValue(games: readonly WeighedGame[]): number {
  let most = 0;
  for (const opener of games) {
    const opened = opener.asOpener ?? 0;
    most = Math.max(most, opened, opener.asCloser ?? 0);
    for (const closer of games) if (closer !== opener) most = Math.max(most, opened + (closer.asCloser ?? 0));
  }
  return most;
}
