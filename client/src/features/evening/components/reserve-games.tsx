import { Plus } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import '#client/ui/die-line.css';
import { reasonLine } from '#shared/rules/evening/evening-reason.ts';
import { titlesText } from '../evening-words.ts';
import type { LineUpThere, ReserveGame } from '../wishes.ts';

interface ReserveGamesProps {
  lineUp: LineUpThere;
  onPutIn: (reserve: ReserveGame) => void;
}

/** Other games that could be played, each to be put in with one tap, and what would give way to it. */
export function ReserveGames({ lineUp: { games, reserve }, onPutIn }: ReserveGamesProps) {
  if (reserve.length === 0) return null;
  return (
    <div className="evening-reserve">
      <h3 id="evening-reserve">In reserve, tap to put in</h3>
      <ul aria-labelledby="evening-reserve">
        {reserve.map((offered) => {
          const { game, minutes, reasons, replaces } = offered;
          const gone = games.filter((planned) => replaces.includes(planned.game.number));
          return (
            <li key={game.number}>
              <button type="button" className="die-line" onClick={() => onPutIn(offered)}>
                <GameCover
                  title={game.title}
                  category={game.category ?? 'family'}
                  imageUrl={game.imageUrl}
                  className="evening-cover"
                />
                <span>
                  <b dir="auto">{game.title}</b>
                  <small>
                    {minutes} min
                    {gone.length > 0 ? `, in place of ${titlesText(gone.map((one) => one.game.title))}` : ''}
                  </small>
                  <small>{reasonLine(reasons)}</small>
                </span>
                <Plus className="icon" aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
