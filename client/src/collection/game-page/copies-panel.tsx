import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { copiesQuery } from '#client/copies/api.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { SectionFailed } from '#client/ui/states/section-failed.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { NOTHING_YET } from './nothing-yet.ts';
import type { Copy } from '#shared/copies/copies-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { isOwned } from '#shared/games/lists.ts';
import { t } from '#client/collection/words/words.ts';

const CopyList = lazy(async () => ({ default: (await import('./copy-list.tsx')).CopyList }));
const CopyDialog = lazy(async () => ({ default: (await import('./copy-dialog.tsx')).CopyDialog }));

/** The boxes of a game; none for a game that is not owned and has none. What shows and edits them is loaded on demand. */
export function CopiesPanel({ game }: { game: Game }) {
  const { data, isError, isFetching, refetch } = useQuery(copiesQuery);
  const [edited, setEdited] = useState<Copy | 'new' | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const copies = data?.filter(({ gameId }) => gameId === game.id);
  if (!isOwned(game) && !copies?.length && edited === null) return null;
  const isEmpty = copies?.length === 0;
  return (
    <Tile as="section" aria-labelledby="game-copies" className={isEmpty ? NOTHING_YET : undefined}>
      <div className="game-panel-head">
        <h2 id="game-copies">{t('Copies')}</h2>
        <Button
          ref={add}
          variant="ghost"
          size="sm"
          icon={isEmpty ? Plus : undefined}
          disabled={!copies}
          onClick={() => setEdited('new')}
        >
          {t('Add a Copy')}
        </Button>
      </div>
      {!copies ? (
        isError ? (
          <SectionFailed
            title={t('The copies could not be loaded')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <div className="h-11" />
        )
      ) : isEmpty ? null : (
        <Suspense fallback={<div className="h-24" />}>
          <CopyList game={game} copies={copies} onEdit={setEdited} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {edited === null ? null : (
          <CopyDialog
            game={game}
            copy={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
            onRemoved={() => add.current?.focus()}
          />
        )}
      </Suspense>
    </Tile>
  );
}
