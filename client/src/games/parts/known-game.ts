import type { GameToAdd } from '../api.ts';
import type { TitleMatch } from '#shared/games/titles-contract.ts';
import { DEFAULT_MIN_AGE } from '#shared/limits/limits.ts';

interface KnownToAdd {
  /** Without `bggId` only its title is known. */
  match: Omit<TitleMatch, 'bggId'> & { bggId: number | null };
  isWishlist: boolean;
}

/** For an unknown player range or duration; filters accept it always. */
const UNKNOWN = '-';

/** The payload to add a game from the title lists; unknown data get the form's defaults. */
export const knownGame = ({ match, isWishlist }: KnownToAdd): GameToAdd => ({
  title: match.title,
  players: match.players ?? UNKNOWN,
  duration: match.duration ?? UNKNOWN,
  category: match.category ?? 'family',
  difficulty: match.difficulty ?? 'medium',
  minAge: match.minAge ?? DEFAULT_MIN_AGE,
  bggId: match.bggId,
  year: match.year,
  weight: match.weight,
  bestPlayers: match.bestPlayers,
  isWishlist,
});
