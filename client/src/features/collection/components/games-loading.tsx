import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import { Tile } from '#client/ui/tile.tsx';
import './games-loading.css';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The cards that are coming, in their places. */
export function GamesLoading() {
  return (
    <Loading label="Loading your games...">
      <div className="game-grid">
        {CARDS.map((card) => (
          <Tile key={card} pad="none" className="games-loading-card">
            <Skeleton className="games-loading-cover" />
            <Skeleton className="games-loading-title" />
            <Skeleton className="games-loading-line" />
            <Skeleton className="games-loading-buttons" />
          </Tile>
        ))}
      </div>
    </Loading>
  );
}
