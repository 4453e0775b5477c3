import { Hourglass, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { durationText } from '#shared/text/duration-text.ts';
import { bestWithText } from '#shared/games/player-counts.ts';
import { NO_MIN_AGE } from '#shared/limits/limits.ts';
import './game-facts.css';
import { t } from '#client/games/words/words.ts';

interface GameFactsProps {
  game: Pick<Game, 'players' | 'duration' | 'minAge' | 'bestPlayers'>;
  /** Players that expansions add to the range. */
  added?: ReactNode;
  /** Further facts, as list items. */
  children?: ReactNode;
}

/** Player range, duration, minimum age and best player counts. */
export function GameFacts({ game, added, children }: GameFactsProps) {
  const bestWith = bestWithText(game.bestPlayers);
  return (
    <ul className="game-facts flex flex-wrap items-center gap-x-2.5 gap-y-0.75 text-xs text-ink-2 tabular-nums">
      <li>
        <Users className="icon" aria-hidden="true" />
        <VisuallyHidden>{t('Players')}</VisuallyHidden>
        <span>
          {game.players}
          {added}
        </span>
      </li>
      <li>
        <Hourglass className="icon" aria-hidden="true" />
        <VisuallyHidden>{t('Duration')}</VisuallyHidden> {durationText(game.duration)}
      </li>
      {game.minAge === NO_MIN_AGE ? null : (
        <li className="rounded-xs border-[1.5px] border-current px-1 py-0 text-2xs leading-4 font-bold">
          <VisuallyHidden>{t('Minimum age')}</VisuallyHidden> {game.minAge}+
        </li>
      )}
      {bestWith ? <li>{bestWith}</li> : null}
      {children}
    </ul>
  );
}
