import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { gameAddress } from '#client/entities/games/game-address.ts';
import type { Category } from '#shared/enums.ts';

interface HomeRowProps {
  /** Without an id it is on no list and has no link. */
  game: { id: number | null; title: string; category?: Category | undefined; imageUrl?: string | null | undefined };
  children: ReactNode;
  /** At the end of the row. */
  end?: ReactNode;
}

/** One game of a list on Home; the row is a link. */
export function HomeRow({ game: { id, title, category = 'family', imageUrl }, children, end }: HomeRowProps) {
  return (
    <li className="home-row relative grid min-h-15 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3 border-t border-t-line py-2 first:border-t-0">
      <GameCover title={title} category={category} imageUrl={imageUrl} small />
      <div>
        {id === null ? (
          <b dir="auto">{title}</b>
        ) : (
          <Link href={gameAddress(id)} dir="auto">
            {title}
          </Link>
        )}
        {children}
      </div>
      {end ? <div className="home-row-end">{end}</div> : null}
    </li>
  );
}
