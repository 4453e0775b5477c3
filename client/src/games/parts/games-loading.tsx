import { useColumnCount } from '#client/lib/use-column-count.ts';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import './games-loading.css';
import { t } from '#client/games/words/words.ts';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** As many as a phone's window shows. */
const IN_ONE_COLUMN = 4;

interface GamesLoadingProps {
  /** The screen reader text while loading. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Placeholders for the cards. */
export function GamesLoading({ label = t('Loading your games...'), className }: GamesLoadingProps) {
  const cards = useColumnCount() === 1 ? CARDS.slice(0, IN_ONE_COLUMN) : CARDS;
  return (
    <Loading label={label} className={className}>
      <div className="grid grid-cols-1 gap-x-5 gap-y-6.5 sm:grid-cols-2 sm:gap-y-7.5 md:grid-cols-3 xl:grid-cols-4">
        {cards.map((card) => (
          <Tile key={card} pad="none" className="games-loading-card grid content-start gap-3.5 overflow-hidden pb-4">
            <Skeleton className="aspect-3/2 w-full rounded-none max-sm:mt-3 max-sm:mr-0 max-sm:mb-0 max-sm:ml-3 max-sm:aspect-square max-sm:w-26 max-sm:rounded-md" />
            <Skeleton className="mx-4 h-5 w-[60%]" />
            <Skeleton className="mx-4 h-5" />
            <Skeleton className="mx-4 mt-auto h-9.5" />
          </Tile>
        ))}
      </div>
    </Loading>
  );
}
