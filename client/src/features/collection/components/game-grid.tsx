import { memo, useRef, type CSSProperties } from 'react';
import type { Game } from '#shared/contracts/games.ts';
import { useColumnCount } from '../use-column-count.ts';
import { useFocusedGame } from '../use-focused-game.ts';
import { useKeptPlace } from '../use-kept-place.ts';
import { useVirtualRows } from '../use-virtual-rows.ts';
import { GameCard } from './game-card.tsx';
import './game-grid.css';

interface GameGridProps {
  games: readonly Game[];
  /** The accessible name of the list. */
  label: string;
  onRemove: (game: Game) => void;
}

/** Cards in one to four columns. Only the rows in sight, and two either way, are in the page. */
export const GameGrid = memo(function GameGrid({ games, label, onRemove }: GameGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumnCount();
  const grid = useVirtualRows(list, Math.ceil(games.length / columns), columns);
  const { focused, focusHandlers } = useFocusedGame(list, games);
  useKeptPlace(list, games, grid, columns);

  const first = (grid.rows[0]?.index ?? 0) * columns;
  const end = Math.min(games.length, ((grid.rows.at(-1)?.index ?? -1) + 1) * columns);
  const drawn = Array.from({ length: end - first }, (_, place) => first + place);
  if (focused !== -1 && focused < first) drawn.unshift(focused);
  if (focused >= end) drawn.push(focused);

  return (
    <ul
      ref={list}
      className="game-grid virtual-grid"
      aria-label={label}
      style={{ paddingTop: grid.before, paddingBottom: grid.after }}
      {...focusHandlers}
    >
      {drawn.map((position) => {
        const game = games[position];
        if (!game) return null;
        const row = Math.floor(position / columns);
        const inFlow = position >= first && position < end;
        return (
          <li
            key={game.id}
            className="game-cell"
            tabIndex={-1}
            aria-setsize={games.length}
            aria-posinset={position + 1}
            data-game={game.id}
            data-position={position}
            data-row={row}
            data-first-of-row={(inFlow && position % columns === 0) || undefined}
            data-parked={!inFlow || undefined}
            style={inFlow ? undefined : ({ '--parked-top': `${grid.topOf(row) ?? 0}px` } as CSSProperties)}
          >
            <GameCard game={game} onRemove={onRemove} />
          </li>
        );
      })}
    </ul>
  );
});
