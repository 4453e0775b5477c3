import { Hourglass, Users } from 'lucide-react';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { durationText } from '#shared/rules/duration-text.ts';
import { bestWithText } from '#shared/rules/players-text.ts';
import './game-facts.css';

interface GameFactsProps {
  game: Pick<Game, 'players' | 'duration' | 'minAge' | 'bestPlayers'>;
}

/** For how many, how long, from what age, and with how many it is at its best. */
export function GameFacts({ game }: GameFactsProps) {
  const bestWith = bestWithText(game.bestPlayers);
  return (
    <ul className="game-facts">
      <li>
        <Users className="icon" aria-hidden="true" />
        <VisuallyHidden>Players</VisuallyHidden> {game.players}
      </li>
      <li>
        <Hourglass className="icon" aria-hidden="true" />
        <VisuallyHidden>Duration</VisuallyHidden> {durationText(game.duration)}
      </li>
      <li className="game-age">
        <VisuallyHidden>Minimum age</VisuallyHidden> {game.minAge}+
      </li>
      {bestWith ? <li>{bestWith}</li> : null}
    </ul>
  );
}
