import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { copiesQuery } from '#client/entities/copies/api.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/button.tsx';
import { SectionFailed } from '#client/ui/section-failed.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { Copy } from '#shared/contracts/copies.ts';
import type { Game } from '#shared/contracts/games.ts';
import { isOwned } from '#shared/rules/games/lists.ts';

const CopyList = lazy(async () => ({ default: (await import('../copies/copy-list.tsx')).CopyList }));
const CopyDialog = lazy(async () => ({ default: (await import('../copies/copy-dialog.tsx')).CopyDialog }));

/** The boxes of a game; none for a game that is not owned and has none. What shows and edits them is loaded on demand. */
export function CopiesPanel({ game }: { game: Game }) {
  const { data, isError, isFetching, refetch } = useQuery(copiesQuery);
  const [edited, setEdited] = useState<Copy | 'new' | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const copies = data?.filter(({ gameId }) => gameId === game.id);
  if (!isOwned(game) && !copies?.length && edited === null) return null;
  return (
    <Tile as="section" aria-labelledby="game-copies">
      <div className="game-panel-head">
        <h2 id="game-copies">Copies</h2>
        <Button ref={add} variant="ghost" size="sm" disabled={!copies} onClick={() => setEdited('new')}>
          Add a Copy
        </Button>
      </div>
      {!copies ? (
        isError ? (
          <SectionFailed title="The copies could not be loaded" retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div className="h-11" />
        )
      ) : copies.length === 0 ? (
        <p className="game-panel-note text-sm text-ink-2">Which edition you have, what you paid, where it stands.</p>
      ) : (
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
