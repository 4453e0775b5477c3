import { useId } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { GameFacts } from '#client/entities/games/game-facts.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { SimilarGame } from '../rules/similar-games.ts';
import type { Candidate } from '../candidates.ts';

interface MightAlsoLikeProps {
  suggestions: readonly SimilarGame<Candidate>[];
  onChoose: (gameId: number) => void;
}

/** Up to three similar games, each with its reason; pressing one selects it. */
export function MightAlsoLike({ suggestions, onChoose }: MightAlsoLikeProps) {
  const id = useId();
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>You Might Also Like</h2>
      <ul className="mt-3.5 grid grid-cols-1 gap-4 xl:grid-cols-3">
        {suggestions.map(({ game, reason }) => (
          <Tile
            as="li"
            key={game.id}
            pad="none"
            className="relative grid grid-cols-[64px_minmax(0,1fr)] content-start gap-3.5 p-3.5 hover:shadow-tile-hover [&_.game-facts]:mt-1"
          >
            <GameCover
              title={game.title}
              category={game.category}
              imageUrl={game.imageUrl}
              className="size-16 rounded-sm"
            />
            <div>
              <h3 className="font-display text-lead leading-[1.2] font-bold">
                <button
                  type="button"
                  className="tile-link text-start after:absolute after:inset-0 after:rounded-lg after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
                  dir="auto"
                  onClick={() => onChoose(game.id)}
                >
                  {game.title}
                </button>
              </h3>
              <GameFacts game={game} />
              <p className="mt-1.5 text-sm leading-[1.4] text-ink-2">{reason}</p>
            </div>
          </Tile>
        ))}
      </ul>
    </section>
  );
}
