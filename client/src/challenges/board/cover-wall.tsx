import { useState } from 'react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { t } from '#client/challenges/words/words.ts';
import { gameAddress } from '#client/lib/addresses.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { playsAddress } from '#client/plays/plays-view.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { BoardGame } from './board-game.ts';
import { SQUARE } from './square.ts';

const SHOWN = 100;
/** Holes of those that are missing, on a phone and elsewhere; their number is said in words. */
const [FEW_HOLES, MOST_HOLES] = [8, 39];

interface CoverWallProps {
  /** Names the list. */
  label: string;
  games: readonly BoardGame[];
  /** Squares without a game after them. */
  free?: number;
  /** Shown at first. */
  most?: number;
}

/** A board of covers: each game a square, and a hole for each that is missing. */
export function CoverWall({ label, games, free = 0, most = SHOWN }: CoverWallProps) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? games : games.slice(0, most);
  return (
    <>
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-x-2 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] sm:gap-x-3"
        aria-label={label}
      >
        {shown.map((game) => (
          <li key={game.key} className="min-w-0 [contain-intrinsic-size:auto_6.5rem] [content-visibility:auto]">
            <Link
              href={game.gameId === null ? playsAddress({ game: game.key }) : gameAddress(game.gameId)}
              className="grid gap-1.5 rounded-sm hover:text-petrol"
            >
              <GameCover
                title={game.title}
                category={game.category ?? 'family'}
                imageUrl={game.imageUrl}
                className="aspect-square rounded-sm shadow-ply"
                small
              />
              <span className="line-clamp-2 text-center text-2xs leading-[1.2] wrap-anywhere" dir="auto">
                {game.title}
              </span>
            </Link>
          </li>
        ))}
        {Array.from({ length: Math.min(free, MOST_HOLES) }, (_, place) => (
          <li key={place} aria-hidden="true" className={place < FEW_HOLES ? undefined : 'max-sm:hidden'}>
            <span className={SQUARE} />
          </li>
        ))}
      </ul>
      {shown.length < games.length ? (
        <Button className="mt-4" onClick={() => setAll(true)}>
          {t('Show All {count}', { count: wholeText(games.length) })}
        </Button>
      ) : null}
    </>
  );
}
