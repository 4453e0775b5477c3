import { Dices } from 'lucide-react';
import { useId } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import type { PlayedGame } from '#client/plays/api.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { Category } from '#shared/enums.ts';
import { rich, t } from '#client/nights/words/words.ts';

interface Offered {
  game: PlayedGame;
  category: Category;
  imageUrl: string | null;
  /** The guest who brings it; null for the night's own. */
  by: string | null;
}

interface NotPlayedProps {
  heading: string;
  games: readonly Offered[];
  onPlayed: (game: PlayedGame) => void;
}

/** Games that may have been played: one press adds a play. */
export function NotPlayed({ heading, games, onPlayed }: NotPlayedProps) {
  const id = useId();
  if (games.length === 0) return null;
  return (
    <section>
      <h3 id={id} className="mb-2 font-sans text-sm leading-[1.3] font-strong tracking-normal text-ink-2">
        {heading}
      </h3>
      <ul className="grid gap-2" aria-labelledby={id}>
        {games.map(({ game, category, imageUrl, by }) => (
          <li
            className="flex flex-wrap items-center gap-3 rounded-lg border border-dashed border-line-strong p-2"
            key={`${game.id ?? ''} ${game.title}`}
          >
            <GameCover
              title={game.title}
              category={category}
              imageUrl={imageUrl}
              className="aspect-3/2 w-16 flex-none rounded-sm max-xs:w-11"
            />
            <span className="grid min-w-0 flex-1 wrap-anywhere">
              <b dir="auto">{game.title}</b>
              {by === null ? null : (
                <small className="text-ink-2">{rich('{name} brings it', { name: <bdi>{by}</bdi> })}</small>
              )}
            </span>
            <Button
              size="sm"
              className="max-sm:w-full"
              icon={Dices}
              aria-label={t('We Played It: {game}', { game: game.title })}
              onClick={() => onPlayed(game)}
            >
              {t('We Played It')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
