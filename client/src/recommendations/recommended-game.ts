import type { GameToAdd } from '#client/games/api.ts';
import type { AiRecommendation } from '#shared/recommendations/recommendations-contract.ts';
import type { StaffRecommendation } from '#shared/recommendations/staff-recommendations-contract.ts';
import type { Category, Difficulty } from '#shared/enums.ts';
import { DEFAULT_MIN_AGE } from '#shared/limits/limits.ts';
import { t } from '#client/recommendations/words/words.ts';

/** A recommended game from any source: the card's data, and the payload to add it. */
export interface RecommendedGame {
  title: string;
  players: string;
  duration: string;
  category: Category;
  difficulty: Difficulty;
  minAge: number;
  imageUrl: string | null;
  description: string | null;
  buyUrl: string | null;
  youtube: string | null;
  bggId: number | null;
  /** The added game's notes on its source. */
  notes: string;
}

/** A staff pick. */
export const pickedGame = (pick: StaffRecommendation): RecommendedGame => {
  const { title, players, duration, category, difficulty, minAge, imageUrl, description, buyUrl, youtube, bggId } =
    pick;
  const notes = t('Staff Recommendation: {reason}', { reason: pick.recommendationReason });
  return {
    title,
    players,
    duration,
    category,
    difficulty,
    minAge,
    imageUrl,
    description,
    buyUrl,
    youtube,
    bggId,
    notes,
  };
};

/** For an unknown player range or duration; filters accept it always. */
const UNKNOWN = '-';

/** A generated recommendation; unknown data get the form's defaults. */
export const generatedGame = (made: AiRecommendation): RecommendedGame => ({
  title: made.recommendedGameTitle,
  players: made.recommendedGamePlayers ?? UNKNOWN,
  duration: made.recommendedGameDuration ?? UNKNOWN,
  category: made.recommendedGameCategory ?? 'family',
  difficulty: made.recommendedGameDifficulty ?? 'medium',
  minAge: made.recommendedGameMinAge ?? DEFAULT_MIN_AGE,
  imageUrl: made.recommendedGameImageUrl,
  description: made.recommendedGameDescription,
  buyUrl: made.recommendedGameBuyUrl,
  youtube: null,
  bggId: made.recommendedGameBggId,
  notes:
    made.reasonText === null
      ? t('AI Recommendation: it fits your collection')
      : t('AI Recommendation: {reason}', { reason: made.reasonText }),
});

export const gameToAdd = (game: RecommendedGame, isWishlist: boolean): GameToAdd => ({ ...game, isWishlist });
