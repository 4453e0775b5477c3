import { Dices } from 'lucide-react';
import { useId } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import type { PlayedGame } from '#client/entities/plays/api.ts';
import { Button } from '#client/ui/button.tsx';
import type { Category } from '#shared/enums.ts';

interface Offered {
  game: PlayedGame;
  category: Category;
  imageUrl: string | null;
  /** Who brings it; null for one of the night's own. */
  by: string | null;
}

interface NotPlayedProps {
  heading: string;
  games: readonly Offered[];
  onPlayed: (game: PlayedGame) => void;
}

/** Games that may have been played: one tap says that one was. What is left alone was skipped. */
export function NotPlayed({ heading, games, onPlayed }: NotPlayedProps) {
  const id = useId();
  if (games.length === 0) return null;
  return (
    <section>
      <h3 id={id} className="not-played-heading">
        {heading}
      </h3>
      <ul className="not-played" aria-labelledby={id}>
        {games.map(({ game, category, imageUrl, by }) => (
          <li key={`${game.id ?? ''} ${game.title}`}>
            <GameCover title={game.title} category={category} imageUrl={imageUrl} className="played-cover" />
            <span className="not-played-title">
              <b dir="auto">{game.title}</b>
              {by === null ? null : (
                <small>
                  <bdi>{by}</bdi> brings it
                </small>
              )}
            </span>
            <Button size="sm" icon={Dices} aria-label={`We Played It: ${game.title}`} onClick={() => onPlayed(game)}>
              We Played It
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
