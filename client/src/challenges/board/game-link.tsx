import { Link } from 'wouter';
import { gameAddress } from '#client/lib/addresses.ts';
import { playsAddress } from '#client/plays/plays-view.ts';
import type { BoardGame } from './board-game.ts';

/** The title of a game, with the way to it, or to its plays if it is on no list. */
export function GameLink({ game: { key, gameId, title } }: { game: BoardGame }) {
  return (
    <Link
      href={gameId === null ? playsAddress({ game: key }) : gameAddress(gameId)}
      className="inline-block min-w-0 py-1 leading-snug font-strong wrap-anywhere hover:text-petrol hover:underline hover:underline-offset-3"
      dir="auto"
    >
      {title}
    </Link>
  );
}
