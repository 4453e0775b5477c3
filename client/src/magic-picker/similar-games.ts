import { CATEGORY_LABELS, type Difficulty } from '#shared/enums.ts';
import { playerRange, statesPlayers } from '#shared/games/player-range.ts';
import { type PlayerChoice, seats } from '#shared/magic-picker/picker-filters.ts';
import { withinSentence } from '#client/games/within-sentence.ts';
import { asSentence } from './as-sentence.ts';
import { minutesIn, type PickerGame } from '#shared/magic-picker/picker-game.ts';
import { t } from '#client/magic-picker/words/words.ts';

const SUGGESTIONS = 3;

const AS_DIFFICULT: Record<Difficulty, string> = {
  easy: t('just as easy'),
  medium: t('no harder and no easier'),
  hard: t('just as hard'),
  expert: t('just as demanding'),
};

export interface SimilarGame<G extends PickerGame> {
  game: G;
  /** One sentence. */
  reason: string;
}

/**
 * Up to three similar games, most similar first; games without a point, and those that do not seat the chosen number of
 * players, are omitted.
 */
export function similarGames<G extends PickerGame>(
  picked: G,
  owned: readonly G[],
  players: PlayerChoice | null = null,
): SimilarGame<G>[] {
  const likes: { game: G; points: number }[] = [];
  for (const game of owned) {
    if (players !== null && !seats(players, game)) continue;
    const points = game.id === picked.id ? 0 : similarity(picked, game);
    if (points > 0) likes.push({ game, points });
  }
  return likes
    .sort((a, b) => b.points - a.points || b.game.rating - a.game.rating || a.game.id - b.game.id)
    .slice(0, SUGGESTIONS)
    .map(({ game }) => ({ game, reason: asSentence(wordsFor(picked, game).slice(0, 2).join(', ')) }));
}

/** Same category +15, same difficulty +10, overlapping player range +8, within 30 minutes +5, rated 4 or more +5. */
export const similarity = (picked: PickerGame, game: PickerGame): number =>
  (game.category === picked.category ? 15 : 0) +
  (game.difficulty === picked.difficulty ? 10 : 0) +
  (tablesOfBoth(picked, game) ? 8 : 0) +
  (lastsAsLong(picked, game) ? 5 : 0) +
  (game.rating >= 4 ? 5 : 0);

/** The player counts that both games seat; null if none. */
function tablesOfBoth(picked: PickerGame, game: PickerGame): { min: number; max: number } | null {
  const a = playerRange(picked.players);
  const b = playerRange(game.players);
  const [min, max] = [Math.max(a.min, b.min), Math.min(a.max, b.max)];
  return min <= max ? { min, max } : null;
}

const lastsAsLong = (picked: PickerGame, game: PickerGame): boolean =>
  Math.abs(minutesIn(picked.duration) - minutesIn(game.duration)) <= 30;

/** Most distinctive first. */
const wordsFor = (picked: PickerGame, game: PickerGame): string[] =>
  [
    game.category === picked.category &&
      t('another {category} game', { category: withinSentence(CATEGORY_LABELS[game.category]) }),
    game.rating >= 4 && t('you rate it {rating, number}', { rating: game.rating }),
    game.difficulty === picked.difficulty && AS_DIFFICULT[game.difficulty],
    lastsAsLong(picked, game) && t('in about the same time'),
    seatsToo(picked, game),
  ].filter((words) => typeof words === 'string');

/** 'also seats 2-4': the range common to both boxes; less sure where one of them has no number. */
function seatsToo(picked: PickerGame, game: PickerGame): string | null {
  const both = tablesOfBoth(picked, game);
  if (!statesPlayers(picked.players) || !statesPlayers(game.players)) return t('may seat as many');
  return both && t('also seats {players}', { players: both.min === both.max ? both.min : `${both.min}-${both.max}` });
}
