import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo, useRef, type CSSProperties } from 'react';
import { copiesQuery } from '#client/copies/api.ts';
import { placesOfGames } from '#client/copies/places-of-games.ts';
import type { WallGroup } from '#client/games/collection-view.ts';
import { useRestoredScrollPosition } from '#client/games/use-restored-scroll-position.ts';
import { useColumnCount } from '#client/lib/use-column-count.ts';
import { useVirtualRows } from '#client/lib/use-virtual-rows.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { wallRows } from '../wall-rows.ts';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { gameAddress } from '#client/lib/addresses.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { tierFor } from '#shared/games/tier.ts';
import { SelectMark } from '../selection/select-mark.tsx';
import '#client/ui/marks/plies.css';
import { t } from '#client/collection/words/words.ts';

interface GameWallProps {
  games: readonly Game[];
  /** The accessible name of the list. */
  label: string;
  group: WallGroup;
}

/** Boxes on a shelf where the grid of cards has one to four columns. */
const BOXES = [4, 5, 7, 10] as const;
const ROW_ESTIMATES = [158, 172, 178, 172] as const;
/** The line under the boxes: as far down as a box is wide, and its plies. */
const LINE =
  'before:absolute before:inset-x-0 before:top-[calc(100cqi/var(--boxes)+var(--under))] before:h-1 before:rounded-xs before:bg-edge-soft';

/** Covers side by side on shelves, by group; virtualized. */
export const GameWall = memo(function GameWall({ games, label, group }: GameWallProps) {
  const width = useColumnCount();
  const boxes = BOXES[width - 1] ?? 4;
  const { data: copies } = useQuery({ ...copiesQuery, enabled: group === 'place' });
  const places = useMemo(() => placesOfGames(copies ?? []), [copies]);
  // Ungrouped until places are known: otherwise every game would be said to have none.
  const shownGroup = group === 'place' && !copies ? 'none' : group;
  const rows = useMemo(
    () => wallRows(games, shownGroup, boxes, label, places),
    [games, shownGroup, boxes, label, places],
  );
  const inOrder = useMemo(() => rows.flatMap((row) => ('shelf' in row ? row.shelf : [])), [rows]);
  const items = useMemo(() => rows.map((row) => ({ id: 'shelf' in row ? (row.shelf[0]?.id ?? 0) : 0 })), [rows]);
  const wall = useRef<HTMLDivElement>(null);
  const estimate = ROW_ESTIMATES[width - 1] ?? 0;
  const grid = useVirtualRows(wall, rows.length, 1, [estimate, estimate, estimate, estimate]);
  useRestoredScrollPosition(wall, items, grid, 1);
  return (
    <div
      ref={wall}
      className="@container [overflow-anchor:none]"
      style={
        {
          paddingTop: grid.before,
          paddingBottom: grid.after,
          '--boxes': boxes,
          '--under': width === 1 ? '14px' : '8px',
        } as CSSProperties
      }
    >
      {grid.rows.map(({ index }) => {
        const row = rows[index];
        if (!row) return null;
        return 'shelf' in row ? (
          <ul
            key={row.id}
            aria-label={row.label}
            data-row={index}
            data-first-of-row
            className={clsx('relative grid grid-cols-[repeat(var(--boxes),minmax(0,1fr))]', LINE)}
          >
            {row.shelf.map((game) => (
              <WallBox key={game.id} game={game} games={inOrder} />
            ))}
          </ul>
        ) : (
          <h2 key={row.id} data-row={index} data-first-of-row className="flex items-baseline gap-2.5 pt-2 pb-1 text-lg">
            {row.heading}
            <small className="font-sans text-xs font-normal text-ink-2">
              {t('{count, plural, one {# game} other {# games}}', { count: row.games })}
            </small>
          </h2>
        );
      })}
    </div>
  );
});

/** Pixels by which a ply raises a box; the most a box has are five. */
const PLY = 4;
const MAX_LIFT = 5 * PLY;

interface WallBoxProps {
  game: Game;
  /** All games of the wall, in their order. */
  games: readonly Game[];
}

/** A box on the wall, raised by a ply per tier, its title below the shelf line. The whole of it opens the game. */
const WallBox = memo(function WallBox({ game, games }: WallBoxProps) {
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
              {t('Unplayed')}
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
