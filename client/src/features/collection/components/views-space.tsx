import type { CollectionView } from '#client/entities/games/collection-view.ts';
import { later, useLater } from '#client/lib/later.ts';

const viewLine = later(() => import('../saved-views/view-line.tsx'));

interface ViewsSpaceProps {
  view: CollectionView;
  /** Number of games on the list; undefined while loading. */
  listed: number | undefined;
  /** Number of games that match. */
  shown: number;
}

/** The line of saved views; its place is kept while its code is loaded, after the games. */
export function ViewsSpace({ view, listed, shown }: ViewsSpaceProps) {
  const loaded = useLater(viewLine, listed !== undefined);
  return (
    <div className="flex min-h-tap min-w-0 flex-1">
      {loaded && listed !== undefined ? <loaded.ViewLine view={view} listed={listed} shown={shown} /> : null}
    </div>
  );
}
