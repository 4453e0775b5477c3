import { type Evening, attendingVoters } from '#shared/evening/evening.ts';
import { byWorth, type GameAtTable, gamesAtTable, isProposable } from '#shared/evening/game-at-table.ts';
import { GameChooser } from './choose-games.ts';
import { weighGames, type WeighedGame } from './evening-value.ts';
import { headsOf } from '#shared/evening/party.ts';
import { countWord } from '#shared/text/count-word.ts';
import { reasonsAtTable } from './reasons-at-table.ts';
import { CHANGE_OVER_MINUTES, endOf, inStep, MAX_GAMES, type PlacedGame } from './sequence.ts';
import { t } from './words/words.ts';
import { unplayableKeptGame, fallbackSuggestions } from './fallback-suggestions.ts';

/** A game with its position. */
export interface PlannedGame extends PlacedGame {
  reasons: string[];
}

/** An alternative game, which replaces some games or none. */
export interface ReserveGame extends WeighedGame {
  reasons: string[];
  /** Ids of the games it replaces. */
  replaces: number[];
}

/** One to seven games played one after the other. */
export interface LineUp {
  games: PlannedGame[];
  /** Including explanations and change-overs. */
  minutes: number;
  minutesLeft: number;
  /** Why it ends early; null if no time for another game is left. */
  missing: string | null;
  /** Up to three alternatives, highest score first. */
  reserve: ReserveGame[];
  /** Number of voters, and of those who get a game they voted for. */
  served: { count: number; of: number };
  /** Whether another seed gives another evening. */
  hasOthers: boolean;
}

export type LineUpAnswer = { fits: true; lineUp: LineUp } | { fits: false; suggestions: string[] };

/** The host's choices. */
export interface LineUpOptions {
  /** Ids of games that must be in the evening. */
  kept?: readonly number[];
  /** Ids of games not to suggest again. */
  passedOver?: readonly number[];
  /** Maximum number of games. */
  most?: number | undefined;
}

/**
 * The best evening for exactly these parties: one to seven games by their worth to these people, of which time is the limit. It
 * never contains a vetoed game, one outside its player range, one that nobody can explain, or one rated under three stars that
 * nobody asked for, and never exceeds the time. A challenge of the host decides between evenings that serve what the guests want
 * equally well. If nothing fits, returns suggestions.
 */
export function planLineUp(evening: Evening, options: LineUpOptions = {}): LineUpAnswer {
  const answer = bestLineUp(evening, options);
  if (!answer.fits || evening.candidates.every(({ forChallenge }) => forChallenge === null)) return answer;
  const plain = bestLineUp({ ...evening, ignoresChallenges: true }, options);
  return plain.fits && isServedBetter(plain.lineUp, answer.lineUp) ? plain : answer;
}

/** Whether an evening has a game of more voters, or more votes, than another one. */
function isServedBetter(one: LineUp, other: LineUp): boolean {
  const votes = ({ games }: LineUp) => games.reduce((sum, { wantedBy }) => sum + wantedBy.length, 0);
  return one.served.count > other.served.count || votes(one) > votes(other);
}

function bestLineUp(evening: Evening, options: LineUpOptions): LineUpAnswer {
  const { kept: keptIds = [], passedOver = [] } = options;
  const playable = weighGames(gamesAtTable(evening.candidates, evening.parties, evening), evening);
  const isAmong = (ids: readonly number[]) => (game: WeighedGame) => ids.includes(game.candidate.id);
  const unplayable = keptIds.find((id) => !playable.some(isAmong([id])));
  if (unplayable !== undefined) return { fits: false, suggestions: [unplayableKeptGame(unplayable, evening)] };
  const kept = playable.filter(isAmong(keptIds));
  const others = playable.filter((game) => isProposable(game) && !isAmong([...keptIds, ...passedOver])(game));
  const gone = kept.length > 0 && playable.find(isAmong(passedOver.slice(-1)));
  const most = Math.min(MAX_GAMES, Math.max(1, options.most ?? MAX_GAMES, kept.length));
  const like = gone ? others.map((game) => likened(game, gone)) : others;
  const chooser = new GameChooser(evening, { kept, others: like, most });
  // Of the best it is enough to know that there is another.
  const evenings = chooser.evenings(evening.seed === 1 ? 2 : Infinity);
  const chosen = evenings[(evening.seed + evenings.length - 1) % evenings.length];
  if (!chosen) {
    const keptEnd = chooser.endOf(kept);
    return { fits: false, suggestions: fallbackSuggestions({ evening, playable, kept, passedOver, keptEnd }) };
  }
  const reasonsOf = (game: GameAtTable, role?: PlacedGame['role']) =>
    reasonsAtTable(game, evening.parties, evening, role && { role });
  const games = chooser.inSequence(chosen).map((game) => ({ ...game, reasons: reasonsOf(game, game.role) }));
  const minutes = endOf(games);
  const isFull = options.most !== undefined && games.length >= options.most;
  const passed = playable.filter((game) => isProposable(game) && isAmong(passedOver)(game));
  const left = chooser.fitting.filter((game) => !chosen.includes(game));
  const lineUp: LineUp = {
    games,
    minutes,
    minutesLeft: evening.minutes - minutes,
    missing: isFull ? null : unusedTimeText(games, evening, passed, left),
    reserve: findAlternatives(chooser, chosen, left).map((game) => ({ ...game, reasons: reasonsOf(game) })),
    served: servedBy(games, evening),
    hasOthers: evenings.length > 1,
  };
  return { fits: true, lineUp };
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

const MAX_IN_RESERVE = 3;
/** Number of candidates tried. */
const MAX_TRIED = 40;

/**
 * The best alternatives, each with the games it would replace: never games the host keeps, those with the fewest votes
 * first, and no more than needed.
 */
const findAlternatives = (chooser: GameChooser, chosen: readonly WeighedGame[], others: readonly WeighedGame[]) =>
  others
    .slice(0, MAX_TRIED)
    .flatMap((game) => {
      const replaced = replacedBy(game, chooser, chosen);
      return replaced ? [{ ...game, replaces: replaced.map(({ candidate }) => candidate.id) }] : [];
    })
    .slice(0, MAX_IN_RESERVE);

/** The games to remove for this one; null if it does not fit anyway. */
function replacedBy(game: WeighedGame, chooser: GameChooser, chosen: readonly WeighedGame[]): WeighedGame[] | null {
  const fits = (replaced: readonly WeighedGame[]) =>
    chooser.fits([...chosen.filter((one) => !replaced.includes(one)), game]);
  let replaced = chosen
    .filter((one) => !chooser.kept.includes(one))
    .toSorted((a, b) => a.wantedBy.length - b.wantedBy.length || a.value - b.value)
    .toReversed();
  if (!fits(replaced)) return null;
  // The most wanted are put back first.
  for (const one of replaced) {
    const without = replaced.filter((other) => other !== one);
    if (fits(without)) replaced = without;
  }
  return replaced.toReversed();
}

/** Shorter gaps are ignored. */
const MIN_GAP = 10;

/**
 * Why a filled evening ends early, as a sentence; null if no time for a game is left.
 * @param passed games passed over @param others games that are not planned
 */
function unusedTimeText(
  games: readonly PlacedGame[],
  { minutes, parties }: Pick<Evening, 'minutes' | 'parties'>,
  passed: readonly WeighedGame[],
  others: readonly WeighedGame[],
): string | null {
  const gap = minutes - inStep(endOf(games)) - CHANGE_OVER_MINUTES;
  if (gap < MIN_GAP) return null;
  if (games.length >= MAX_GAMES)
    return t('{gap} minutes are left, but seven games are enough for an evening.', { gap });
  const [again, other] = [passed, others].map((some) => byWorth(some.filter((game) => game.minutes <= gap))[0]);
  if (again) return t('{title} would still fit, but you passed it over.', { title: again.candidate.title });
  // It is in the best evening, of which this is another.
  if (other && other.value > 0)
    return t('{title} would still fit. It is in your first evening.', { title: other.candidate.title });
  if (other) return t('What else would fit in {gap} minutes does not suit you well now.', { gap });
  const heads = countWord(headsOf(parties));
  return t('No other game here is for {heads} in {gap} minutes. Somebody could bring one.', { heads, gap });
}

/** Counts the attending voters who get one of their games. */
export const servedBy = (games: readonly GameAtTable[], evening: Pick<Evening, 'parties' | 'candidates'>) => ({
  count: new Set(games.flatMap(({ wantedBy }) => wantedBy)).size,
  of: attendingVoters(evening).length,
});
