import { CirclePlus } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import type { Category } from '#shared/enums.ts';

interface ChooseGameRowProps {
  title: string;
  /** Absent if only the title is known. */
  category?: Category;
  imageUrl?: string | null;
  /** Data that distinguish the game. */
  facts: string;
  onChoose: () => void;
}

/** A game as a button. */
export function ChooseGameRow({ title, category, imageUrl, facts, onChoose }: ChooseGameRowProps) {
  return (
    <button
      type="button"
      data-choice
      className="flex min-h-15 w-full items-center gap-3 rounded-md px-2 py-1.5 text-start hover:bg-petrol-tint"
      onClick={onChoose}
    >
      {category ? (
        <GameCover
          title={title}
          category={category}
          imageUrl={imageUrl ?? null}
          small
          className="play-cover size-11 flex-none overflow-hidden rounded-md shadow-ply"
        />
      ) : (
        <CirclePlus className="icon mx-2 size-7 text-petrol" aria-hidden="true" />
      )}
      <span className="grid min-w-0 flex-1 wrap-anywhere">
        <b dir="auto">{title}</b>
        {facts === '' ? null : <span className="text-xs text-ink-3">{facts}</span>}
      </span>
    </button>
  );
}
