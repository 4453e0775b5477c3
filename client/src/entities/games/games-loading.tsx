import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import { Tile } from '#client/ui/tile.tsx';
import './games-loading.css';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

interface GamesLoadingProps {
  /** What is read out meanwhile. */
  label?: string | undefined;
  className?: string | undefined;
}

/** The cards that are coming, in their places. */
export function GamesLoading({ label = 'Loading your games...', className }: GamesLoadingProps) {
  return (
    <Loading label={label} className={className}>
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
