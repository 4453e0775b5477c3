import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Category } from '#shared/enums.ts';
import { moved } from '../moved.ts';
import './ordered-games.css';

/** What is shown of a game that is on an event. */
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

/** The chosen games in their order, each to be moved or taken off; what was done is read out. */
export function OrderedGames({ games, onChange }: OrderedGamesProps) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const move = (place: number, by: -1 | 1) => {
    const game = games[place];
    const next = moved(games, place, by);
    if (!game || next === games) return;
    onChange(next);
    setSaid(`${game.title} is at place ${place + by + 1} of ${games.length}.`);
  };
  const takeOff = (place: number) => {
    // The focus goes to the neighbour before its own button is gone.
    const near = list.current?.children[place + 1] ?? list.current?.children[place - 1];
    near?.querySelector<HTMLElement>('[data-take-off]')?.focus();
    onChange(games.toSpliced(place, 1));
    setSaid(`${games[place]?.title ?? ''} is taken off.`);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {games.length === 0 ? <p className="ordered-none">No game is chosen yet.</p> : null}
      <ol ref={list} aria-label="On this event" className="ordered-games">
        {games.map((game, place) => (
          <li key={game.id}>
            <GameCover title={game.title} category={game.category} imageUrl={game.imageUrl} className="ordered-cover" />
            <span className="ordered-title" dir="auto">
              {game.title}
            </span>
            <IconButton
              icon={ArrowUp}
              label={`Move ${game.title} earlier`}
              aria-disabled={place === 0}
              onClick={() => move(place, -1)}
            />
            <IconButton
              icon={ArrowDown}
              label={`Move ${game.title} later`}
              aria-disabled={place === games.length - 1}
              onClick={() => move(place, 1)}
            />
            <IconButton data-take-off icon={X} label={`Take ${game.title} off`} onClick={() => takeOff(place)} />
          </li>
        ))}
      </ol>
    </>
  );
}
