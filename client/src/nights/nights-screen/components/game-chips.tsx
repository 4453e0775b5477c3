import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { isOwned } from '#shared/games/lists.ts';
import { suggestedGames } from '../suggested-games.ts';
import '../../parts/chips.css';

interface GameChipsProps {
  /** The owned ones, and others that are chosen. */
  games: readonly Game[];
  /** Ids in the host's order. */
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  /** The plan's limit. */
  limit: number;
  /** Opens the full list. */
  onMore: () => void;
}

const SUGGESTED = 4;

/** Chosen and likely games as chips; the last chip opens the full list. */
export function GameChips({ games, chosen, onChange, limit, onMore }: GameChipsProps) {
  const [suggested] = useState(() => suggestedGames(games.filter(isOwned), SUGGESTED).map(({ id }) => id));
  const ids = [...chosen.filter((id) => !suggested.includes(id)), ...suggested];
  const shown = ids.flatMap((id) => games.find((game) => game.id === id) ?? []);
  return (
    <div role="group" aria-label="Games for the night" className="mt-1.5 flex flex-wrap gap-2">
      {shown.map(({ id, title, category, imageUrl }) => {
        const isChosen = chosen.includes(id);
        return (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={isChosen}
            disabled={!isChosen && chosen.length >= limit}
            onClick={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
          >
            <GameCover
              title={title}
              category={category}
              imageUrl={imageUrl}
              className="size-8.5 flex-none rounded-sm"
            />
            <span dir="auto">{title}</span>
            {isChosen ? <Check className="icon" aria-hidden="true" /> : null}
          </button>
        );
      })}
      <button type="button" className="chip" data-more onClick={onMore}>
        <Plus className="icon" aria-hidden="true" />
        Choose
      </button>
    </div>
  );
}
