import { X } from 'lucide-react';
import { useRef } from 'react';
import type { Game } from '#shared/contracts/games.ts';

interface ChosenGamesProps {
  /** In the host's order. */
  games: readonly Game[];
  onRemove: (id: number) => void;
  /** The last chip was removed: focus must move. */
  onNoneLeft: () => void;
}

/** The chosen games as chips; pressing one removes it and focuses its neighbour. */
export function ChosenGames({ games, onRemove, onNoneLeft }: ChosenGamesProps) {
  const list = useRef<HTMLOListElement>(null);
  if (games.length === 0) return null;
  const remove = (id: number, index: number) => {
    const chips = list.current?.querySelectorAll('button');
    const next = chips?.[index + 1] ?? chips?.[index - 1];
    if (next) next.focus();
    else onNoneLeft();
    onRemove(id);
  };
  return (
    <ol ref={list} className="chosen-games flex flex-wrap gap-2" aria-label="Chosen games">
      {games.map(({ id, title }, index) => (
        <li className="max-w-full" key={id}>
          <button
            className="flex min-h-9 max-w-full items-center gap-2 rounded-md border border-petrol bg-petrol-tint px-2.5 py-1.25 text-start text-sm leading-[1.2] font-strong wrap-anywhere pointer-coarse:min-h-tap"
            type="button"
            aria-label={`Remove ${title}`}
            onClick={() => remove(id, index)}
          >
            <span dir="auto">{title}</span>
            <X className="icon" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ol>
  );
}
