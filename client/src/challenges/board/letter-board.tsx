import { clsx } from 'clsx';
import { t } from '#client/challenges/words/words.ts';
import type { Unit } from '#shared/challenges/progress.ts';
import type { BoardGame } from './board-game.ts';
import { GameLink } from './game-link.tsx';
import '#client/ui/marks/die-line.css';

interface LetterBoardProps {
  units: readonly Unit[];
  gameOf: (game: NonNullable<Unit['game']>) => BoardGame;
  /** Owned games that begin with a letter. */
  ownedWith: (letter: string) => readonly BoardGame[];
}

const SHOWN = 3;

/** A tile for each letter: with its game, or still in the board with the games that would fit. */
export function LetterBoard({ units, gameOf, ownedWith }: LetterBoardProps) {
  return (
    <ol
      className="grid grid-cols-1 gap-x-3 gap-y-3.5 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4"
      aria-label={t('Letters')}
    >
      {units.map(({ key, game }) => (
        <li
          key={key}
          className={clsx(
            'grid min-h-16 grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-2.5 rounded-md px-3 py-2',
            game ? 'bg-tile shadow-ply' : 'die-line [--nick:8px]',
          )}
        >
          <b
            className={clsx(
              'font-display text-[1.75rem] leading-none font-extrabold tracking-display',
              game ? 'text-petrol' : 'text-ink-3',
            )}
          >
            {key}
          </b>
          {game ? <GameLink game={gameOf(game)} /> : <Fitting games={ownedWith(key)} />}
        </li>
      ))}
    </ol>
  );
}

function Fitting({ games }: { games: readonly BoardGame[] }) {
  if (games.length === 0) return <span className="text-xs text-ink-2">{t('Nothing on your shelf')}</span>;
  const more = games.length - SHOWN;
  const titles = games
    .slice(0, SHOWN)
    .map(({ title }) => title)
    .join(', ');
  return (
    <span className="text-xs leading-snug wrap-anywhere text-ink-2">
      {more > 0
        ? t('Not yet. On your shelf: {titles} and {more} more', { titles, more: String(more) })
        : t('Not yet. On your shelf: {titles}', { titles })}
    </span>
  );
}
