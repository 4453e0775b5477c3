import { Plus } from 'lucide-react';
import { useState } from 'react';
import { GameTags } from '#client/games/tags/game-tags.tsx';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { NOTHING_YET } from './nothing-yet.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { t } from '#client/collection/words/words.ts';

const TagEditor = lazy(async () => ({ default: (await import('./tag-editor.tsx')).TagEditor }));

/** The game's tags. The editor is loaded on demand. */
export function TagsPanel({ game }: { game: Game }) {
  const [isEdited, setEdited] = useState(false);
  const isEmpty = !isEdited && game.tagIds.length === 0;
  return (
    <Tile as="section" aria-labelledby="game-tags" className={isEmpty ? NOTHING_YET : undefined}>
      <div className="game-panel-head">
        <h2 id="game-tags">{t('Tags')}</h2>
        <Button
          variant="ghost"
          size="sm"
          icon={isEmpty ? Plus : undefined}
          aria-label={isEmpty ? undefined : isEdited ? t('Done with the tags') : t('Edit the tags')}
          onClick={() => setEdited(!isEdited)}
        >
          {isEdited ? t('Done') : isEmpty ? t('Add Tags') : t('Edit')}
        </Button>
      </div>
      {isEdited ? (
        <Suspense fallback={<div className="h-11" />}>
          <TagEditor game={game} />
        </Suspense>
      ) : isEmpty ? null : (
        <GameTags game={game} look="chips" />
      )}
    </Tile>
  );
}
