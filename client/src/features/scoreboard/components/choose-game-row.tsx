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
    <button type="button" data-choice className="choose-game-row" onClick={onChoose}>
      {category ? (
        <GameCover title={title} category={category} imageUrl={imageUrl ?? null} className="play-cover" />
      ) : (
        <CirclePlus className="icon choose-game-new" aria-hidden="true" />
      )}
      <span>
        <b dir="auto">{title}</b>
        {facts === '' ? null : <span>{facts}</span>}
      </span>
    </button>
  );
}
