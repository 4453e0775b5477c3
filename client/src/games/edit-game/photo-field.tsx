import { Camera } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { photographGame } from '../game-dialogs-view.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { isPhotoPath } from '#shared/covers/photo-path.ts';

/** The cover of a game, and the way to its photo, which is saved by itself. */
export function PhotoField({ game }: { game: Game }) {
  return (
    <div className="flex items-center gap-3 sm:col-span-full">
      <GameCover
        title={game.title}
        category={game.category}
        imageUrl={game.imageUrl}
        small
        className="size-16 flex-none rounded-sm"
      />
      <div className="grid justify-items-start gap-1">
        <Button size="sm" icon={Camera} onClick={() => photographGame(game.id)}>
          {isPhotoPath(game.imageUrl) ? 'Change the Photo' : 'Photo of the Box'}
        </Button>
        <p className="text-xs text-ink-2">Saved at once, apart from the fields below.</p>
      </div>
    </div>
  );
}
