import { Dices } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import type { PlayedGame } from '#client/features/plays/api.ts';
import { Button } from '#client/ui/button.tsx';
import type { Answer } from '#shared/contracts/contract.ts';
import type { listEventGames } from '#shared/contracts/events.ts';

interface NotPlayedProps {
  games: Answer<typeof listEventGames>;
  onPlayed: (game: PlayedGame) => void;
}

/** The games that were meant to be played: one tap says that one was. What is left alone was skipped. */
export function NotPlayed({ games, onPlayed }: NotPlayedProps) {
  return (
    <ul className="not-played" aria-label="Games of the night">
      {games.map(({ id, title, category, imageUrl }) => (
        <li key={id}>
          <GameCover title={title} category={category} imageUrl={imageUrl} className="played-cover" />
          <b dir="auto">{title}</b>
          <Button size="sm" icon={Dices} aria-label={`We Played It: ${title}`} onClick={() => onPlayed({ id, title })}>
            We Played It
          </Button>
        </li>
      ))}
    </ul>
  );
}
