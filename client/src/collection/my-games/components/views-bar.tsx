import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CollectionView } from '#client/games/collection-view.ts';
import { LentButton } from '#client/copies/loans/lent-button.tsx';
import { lazyCode, useLazyCode } from '#client/lib/lazy-code.ts';
import { ACTION, AllTab, LINE } from '../view-line-parts.tsx';
import { viewsQuery } from '../api.ts';
import { isWorthSaving } from '../view-address.ts';
import type { CollectionDialog } from '../collection-dialog.ts';
import { t } from '#client/collection/words/words.ts';

const viewLine = lazyCode(() => import('../view-line.tsx'));

interface ViewsSpaceProps {
  view: CollectionView;
  /** Number of games on the list; undefined while loading. */
  listed: number | undefined;
  /** Number of games that match. */
  shown: number;
  onOpen: (dialog: CollectionDialog) => void;
  /** In a sheet, when a view is chosen; without the lent games, which stand above the list. */
  onLeave?: (() => void) | undefined;
}

/** The line of saved views, with the games that are lent. While there are no views and nothing is filtered, it leads to the whole list alone. */
export function ViewsBar({ view, listed, shown, onOpen, onLeave }: ViewsSpaceProps) {
  const { data: views } = useQuery({ ...viewsQuery, enabled: listed !== undefined });
  const [isWanted, setWanted] = useState(false);
  // Once it is there it stays, so that it keeps the focus.
  if (!isWanted && (isWorthSaving(view) || (views && views.length > 0))) setWanted(true);
  const loaded = useLazyCode(viewLine, isWanted);
  return (
    <div className="flex min-h-tap min-w-0 flex-1">
      {listed === undefined ? null : isWanted && loaded ? (
        <loaded.ViewLine view={view} listed={listed} shown={shown} onOpen={onOpen} onLeave={onLeave} />
      ) : (
        <nav aria-label={t('Saved views')} className={LINE}>
          <AllTab view={view} listed={listed} onLeave={onLeave} />
          {onLeave ? null : <LentButton className={ACTION} />}
        </nav>
      )}
    </div>
  );
}
