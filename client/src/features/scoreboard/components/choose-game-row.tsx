import { CirclePlus } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import type { Category } from '#shared/enums.ts';

interface ChooseGameRowProps {
  title: string;
  /** Absent where nothing is known of the game but its title. */
  category?: Category;
  imageUrl?: string | null;
  /** What tells it from others. */
  facts: string;
  onChoose: () => void;
}

/** A game to press. */
export function ChooseGameRow({ title, category, imageUrl, facts, onChoose }: ChooseGameRowProps) {
  return (
    <button
      type="button"
      data-choice
      className="choose-game-row flex min-h-15 w-full items-center gap-3 rounded-md px-2 py-1.5 text-start hover:bg-petrol-tint"
      onClick={onChoose}
    >
      {category ? (
        <GameCover
          title={title}
          category={category}
          imageUrl={imageUrl ?? null}
          className="play-cover flex-none overflow-hidden rounded-md shadow-ply"
        />
      ) : (
        <CirclePlus className="icon choose-game-new" aria-hidden="true" />
      )}
      <span className="grid min-w-0 flex-1 wrap-anywhere">
        <b dir="auto">{title}</b>
        {facts === '' ? null : <span className="text-xs text-ink-3">{facts}</span>}
      </span>
    </button>
  );
}
