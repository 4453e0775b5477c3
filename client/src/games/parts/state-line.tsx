import { clsx } from 'clsx';
import type { Game } from '#shared/games/games-contract.ts';
import { stateTexts } from '#shared/games/game-states.ts';

interface StateLineProps {
  game: Pick<Game, 'isWishlist' | 'states' | 'wishPriority'>;
  className?: string;
}

/** A game's states in a quiet line; nothing if it has none. */
export function StateLine({ game, className }: StateLineProps) {
  const words = stateTexts(game);
  return words.length === 0 ? null : <p className={clsx('text-xs text-ink-2', className)}>{words.join(' · ')}</p>;
}
