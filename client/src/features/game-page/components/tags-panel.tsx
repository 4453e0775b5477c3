import { useState } from 'react';
import { GameTags } from '#client/entities/tags/game-tags.tsx';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/button.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { Game } from '#shared/contracts/games.ts';

const TagEditor = lazy(async () => ({ default: (await import('./tag-editor.tsx')).TagEditor }));

/** The game's tags. The editor is loaded on demand. */
export function TagsPanel({ game }: { game: Game }) {
  const [isEdited, setEdited] = useState(false);
  return (
    <Tile as="section" aria-labelledby="game-tags">
      <div className="game-panel-head">
        <h2 id="game-tags">Tags</h2>
        <Button
          variant="ghost"
          size="sm"
          aria-label={isEdited ? 'Done with the tags' : 'Edit the tags'}
          onClick={() => setEdited(!isEdited)}
        >
          {isEdited ? 'Done' : 'Edit'}
        </Button>
      </div>
      {isEdited ? (
        <Suspense fallback={<div className="h-11" />}>
          <TagEditor game={game} />
        </Suspense>
      ) : game.tagIds.length === 0 ? (
        <p className="game-panel-note text-sm text-ink-2">Where it stands, with whom it works, what it is for.</p>
      ) : (
        <GameTags game={game} look="chips" />
      )}
    </Tile>
  );
}
