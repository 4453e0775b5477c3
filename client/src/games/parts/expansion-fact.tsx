import { Puzzle } from 'lucide-react';
import type { Game } from '#shared/games/games-contract.ts';
import { useExpansionsOf, useGame } from '../expansions.ts';
import { listExpansions } from '../game-dialogs-view.ts';
import './expansion-fact.css';
import { t } from '#client/games/words/words.ts';

/** A card's fact: a game's number of expansions with a link to them, or an expansion's base game. */
export function ExpansionFact({ game }: { game: Game }) {
  const { length: count } = useExpansionsOf(game.id);
  const base = useGame(game.isExpansion ? game.parentGameId : null);
  if (base) {
    return (
      <li className="family-base" dir="auto" title={base.title}>
        {t('for {title}', { title: base.title })}
      </li>
    );
  }
  if (count === 0) return null;
  return (
    <li>
      <button
        type="button"
        className="family-expansions relative inline-flex cursor-pointer items-center gap-1.25 font-semibold text-petrol after:absolute after:-inset-x-1.5 after:-inset-y-2.75 hover:underline hover:underline-offset-3"
        aria-haspopup="dialog"
        onClick={() => listExpansions(game.id)}
      >
        <Puzzle className="icon" aria-hidden="true" />
        {t('{count, plural, one {# expansion} other {# expansions}}', { count })}
      </button>
    </li>
  );
}
