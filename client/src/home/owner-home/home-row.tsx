import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { gameAddress } from '#client/lib/addresses.ts';
import type { Category } from '#shared/enums.ts';

const TITLE = 'block truncate font-strong';

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
    <li className="relative grid min-h-15 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3 border-t border-t-line py-2 first:border-t-0">
      <GameCover title={title} category={category} imageUrl={imageUrl} className="size-11 rounded-sm" small />
      <div>
        {id === null ? (
          <b className={TITLE} dir="auto">
            {title}
          </b>
        ) : (
          <Link
            href={gameAddress(id)}
            className={`${TITLE} after:absolute after:inset-0 after:rounded-sm hover:text-petrol focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus`}
            dir="auto"
          >
            {title}
          </Link>
        )}
        {children}
      </div>
      {end ? <div>{end}</div> : null}
    </li>
  );
}
