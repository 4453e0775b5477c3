import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { Category } from '#shared/enums.ts';
import { moveRow } from '../move-row.ts';
import { t } from '#client/nights/words/words.ts';

/** The shown data of an event's game. */
export interface OrderedGame {
  id: number;
  title: string;
  category: Category;
  imageUrl: string | null;
}

interface OrderedGamesProps {
  games: readonly OrderedGame[];
  onChange: (games: readonly OrderedGame[]) => void;
}

/** The chosen games in order, each with buttons to move or remove it; changes are announced. */
export function OrderedGames({ games, onChange }: OrderedGamesProps) {
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const move = (index: number, by: -1 | 1) => {
    const game = games[index];
    const next = moveRow(games, index, by);
    if (!game || next === games) return;
    onChange(next);
    setAnnouncement(
      t('{game} is at place {place} of {count}.', {
        game: game.title,
        place: index + by + 1,
        count: games.length,
      }),
    );
  };
  const removeGame = (index: number) => {
    // Focus the neighbour before the button is removed.
    const near = list.current?.children[index + 1] ?? list.current?.children[index - 1];
    near?.querySelector<HTMLElement>('[data-take-off]')?.focus();
    onChange(games.toSpliced(index, 1));
    setAnnouncement(t('{game} is removed.', { game: games[index]?.title ?? '' }));
  };
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {games.length === 0 ? <p className="text-sm text-ink-2">{t('No game is chosen yet.')}</p> : null}
      <ol ref={list} aria-label={t('On this event')} className="grid grid-cols-1 gap-1.5 empty:hidden">
        {games.map((game, index) => (
          <li
            className="flex items-center gap-2.5 rounded-md bg-lamp-tint py-1.5 pr-0.5 pl-2 max-4xs:flex-wrap max-4xs:gap-1"
            key={game.id}
          >
            <GameCover
              title={game.title}
              category={game.category}
              imageUrl={game.imageUrl}
              className="aspect-square w-10 flex-none rounded-xs"
            />
            <span
              className="min-w-0 flex-1 text-note leading-snug font-strong wrap-anywhere max-4xs:basis-1/2"
              dir="auto"
            >
              {game.title}
            </span>
            <IconButton
              className="flex-none text-ink aria-disabled:cursor-default aria-disabled:text-ink-3 aria-disabled:opacity-45"
              icon={ArrowUp}
              label={t('Move {game} earlier', { game: game.title })}
              aria-disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              className="flex-none text-ink aria-disabled:cursor-default aria-disabled:text-ink-3 aria-disabled:opacity-45"
              icon={ArrowDown}
              label={t('Move {game} later', { game: game.title })}
              aria-disabled={index === games.length - 1}
              onClick={() => move(index, 1)}
            />
            <IconButton
              className="flex-none text-ink aria-disabled:cursor-default aria-disabled:text-ink-3 aria-disabled:opacity-45"
              data-take-off
              icon={X}
              label={t('Take {game} off', { game: game.title })}
              onClick={() => removeGame(index)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
