import { useId } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { GameFacts } from '#client/entities/games/game-facts.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { AlsoLike } from '#shared/rules/magic-picker/also-like.ts';
import type { Candidate } from '../candidates.ts';
import './might-also-like.css';

interface MightAlsoLikeProps {
  suggestions: readonly AlsoLike<Candidate>[];
  onTake: (gameId: number) => void;
}

/** Up to three games like the picked one, each with its reason; pressing one takes it instead. */
export function MightAlsoLike({ suggestions, onTake }: MightAlsoLikeProps) {
  const id = useId();
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>You Might Also Like</h2>
      <ul className="also-likes">
        {suggestions.map(({ game, reason }) => (
          <Tile as="li" key={game.id} pad="none" className="also-like">
            <GameCover
              title={game.title}
              category={game.category}
              imageUrl={game.imageUrl}
              className="also-like-cover"
            />
            <div>
              <h3>
                <button type="button" className="tile-link" dir="auto" onClick={() => onTake(game.id)}>
                  {game.title}
                </button>
              </h3>
              <GameFacts game={game} />
              <p>{reason}</p>
            </div>
          </Tile>
        ))}
      </ul>
    </section>
  );
}
