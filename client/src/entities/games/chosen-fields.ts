import type { TitleMatch } from '#shared/contracts/titles.ts';
import { EMPTY_GAME_FORM, type GameFormFields } from './game-form.ts';

/** The fields that a known game can fill. */
export const FILLED_FIELDS = ['players', 'duration', 'category', 'difficulty', 'minAge'] as const;
type FilledField = (typeof FILLED_FIELDS)[number];

/**
 * What these fields hold once a known game is chosen, where the owner has not typed into them: what is known of it, and
 * where nothing is, what stands there, unless that is another chosen game's.
 */
export function chosenFields(match: TitleMatch, current: GameFormFields): Pick<GameFormFields, FilledField> {
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

/** What no field shows of a known game, kept for as long as the title is its own. */
export const knownOf = ({ title, bggId, year, weight, bestPlayers }: TitleMatch): GameFormFields['known'] => ({
  of: title,
  bggId,
  year,
  weight,
  bestPlayers,
});
