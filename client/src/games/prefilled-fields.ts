import type { TitleMatch } from '#shared/games/titles-contract.ts';
import { EMPTY_GAME_FORM, type GameFormFields } from './game-form.ts';

/** The fields that a known game fills. */
export const PREFILLED_FIELDS = ['players', 'duration', 'category', 'difficulty', 'minAge'] as const;
type FilledField = (typeof PREFILLED_FIELDS)[number];

/**
 * The values of these fields after a known game is chosen, unless the owner has typed into them: the game's data;
 * without data the present value, unless it came from another chosen game.
 */
export function prefilledFields(match: TitleMatch, current: GameFormFields): Pick<GameFormFields, FilledField> {
  const { players, duration, category, difficulty, minAge } = match;
  const otherwise = current.known?.of == null ? current : EMPTY_GAME_FORM;
  return {
    players: players ?? otherwise.players,
    duration: duration ?? otherwise.duration,
    category: category ?? otherwise.category,
    difficulty: difficulty ?? otherwise.difficulty,
    minAge: minAge === null ? otherwise.minAge : String(minAge),
  };
}

/** Data of a chosen game without a field, kept while the title is unchanged. */
export const knownOf = ({ title, bggId, year, weight, bestPlayers }: TitleMatch): GameFormFields['known'] => ({
  of: title,
  bggId,
  year,
  weight,
  bestPlayers,
});
