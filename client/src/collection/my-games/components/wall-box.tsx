import { memo } from 'react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { gameAddress } from '#client/lib/addresses.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { tierFor } from '#shared/games/tier.ts';
import { SelectMark } from '../selection/select-mark.tsx';
import '#client/ui/marks/plies.css';

/** Pixels by which a ply raises a box; the most a box has are five. */
const PLY = 4;
const MAX_LIFT = 5 * PLY;

interface WallBoxProps {
  game: Game;
  /** All games of the wall, in their order. */
  games: readonly Game[];
}

/** A box on the wall, raised by a ply per tier, its title below the shelf line. The whole of it opens the game. */
export const WallBox = memo(function WallBox({ game, games }: WallBoxProps) {
  const { tier, name } = tierFor(game.timesPlayed);
  return (
    <li
      className="relative min-w-0 px-0.75 sm:px-1.5 [&_.select-box-mark]:start-2.5 [&_.select-box-mark]:top-6 [&_.select-box-mark]:shadow-none"
      data-card={game.id}
    >
      <SelectMark game={game} games={games} />
      <div style={{ paddingTop: MAX_LIFT - tier * PLY, paddingBottom: tier * PLY }}>
        <div className="plies relative rounded-xs" data-tier={tier}>
          <GameCover
            title={game.title}
            category={game.category}
            imageUrl={game.imageUrl}
            className="aspect-square w-full rounded-xs"
          />
          {game.timesPlayed === 0 && !game.isWishlist ? (
            <span className="absolute bottom-1 left-1 rounded-xs bg-tile px-1.5 text-2xs font-semibold text-ink">
              Unplayed
            </span>
          ) : null}
        </div>
      </div>
      <Link
        href={gameAddress(game.id)}
        title={game.title}
        dir="auto"
        className="mt-2.5 mb-4 line-clamp-2 text-xs leading-snug font-semibold wrap-anywhere hyphens-auto after:absolute after:inset-0 hover:underline"
      >
        {game.title}
      </Link>
      {tier > 0 ? <VisuallyHidden>{name}</VisuallyHidden> : null}
    </li>
  );
});
