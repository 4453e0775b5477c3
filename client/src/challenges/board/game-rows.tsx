import { GameCover } from '#client/brand/game-cover.tsx';
import { t } from '#client/challenges/words/words.ts';
import { ScoreTrack } from '#client/ui/charts/score-track.tsx';
import type { Unit } from '#shared/challenges/progress.ts';
import type { BoardGame } from './board-game.ts';
import { GameLink } from './game-link.tsx';
import { logPlayOf } from './log-play-of.ts';
import { PlaySquares } from './play-squares.tsx';

/** Squares of a game; more plays are a bar. */
const MOST_SQUARES = 20;

interface GameRowsProps {
  units: readonly Unit[];
  /** Plays that are asked for of each game. */
  goal: number;
  gameOf: (game: NonNullable<Unit['game']>) => BoardGame;
  /** Whether plays can be logged from the squares. */
  isRunning: boolean;
}

/** A board with a row for each game, as people draw it by hand. */
export function GameRows({ units, goal, gameOf, isRunning }: GameRowsProps) {
  return (
    <ul className="grid">
      {units.map(({ key, game, plays }) =>
        game ? <GameRow key={key} game={gameOf(game)} plays={plays} goal={goal} isRunning={isRunning} /> : null,
      )}
    </ul>
  );
}

interface GameRowProps {
  game: BoardGame;
  plays: number;
  goal: number;
  isRunning: boolean;
}

function GameRow({ game, plays, goal, isRunning }: GameRowProps) {
  const { title, category } = game;
  const words =
    plays < goal
      ? t('{plays} of {goal}', { plays, goal })
      : t('{plays, plural, one {# play} other {# plays}}', { plays });
  return (
    <li className="grid items-center gap-x-5 gap-y-2 border-t border-t-line py-3 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-3">
        <GameCover
          title={title}
          category={category ?? 'family'}
          imageUrl={game.imageUrl}
          className="size-10 rounded-sm"
          small
        />
        <GameLink game={game} />
        <b className="text-sm font-strong whitespace-nowrap tabular-nums">{words}</b>
      </div>
      {goal > MOST_SQUARES ? (
        <ScoreTrack value={plays} max={goal} label={title} valueText={words} tier={4} />
      ) : (
        <PlaySquares game={game} plays={plays} goal={goal} onLog={isRunning ? () => logPlayOf(game) : undefined} />
      )}
    </li>
  );
}
