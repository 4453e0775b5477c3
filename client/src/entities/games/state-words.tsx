import { clsx } from 'clsx';
import type { Game } from '#shared/contracts/games.ts';
import { stateWords } from '#shared/rules/games/game-states.ts';

interface StateWordsProps {
  game: Pick<Game, 'isWishlist' | 'states' | 'wishPriority'>;
  className?: string;
}

/** A game's states in a quiet line; nothing if it has none. */
export function StateWords({ game, className }: StateWordsProps) {
  const words = stateWords(game);
  return words.length === 0 ? null : <p className={clsx('text-xs text-ink-2', className)}>{words.join(' · ')}</p>;
}
