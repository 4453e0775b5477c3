import { useMemo, useState } from 'react';
import { PersonName } from '#client/features/plays/components/person-name.tsx';
import { averageText, countText, percentText, scoreText, wholeText } from '#client/lib/number-text.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { LoggedPlay } from '#shared/rules/play-log.ts';
import {
  averageScore,
  byWinRate,
  ENOUGH_CONTESTS,
  performanceOf,
  winRate,
  type PlayerPerformance,
} from '#shared/rules/player-performance.ts';
import './player-table.css';

const SHOWN_AT_FIRST = 10;

const FIGURES: readonly (readonly [heading: string, figure: (player: PlayerPerformance) => string])[] = [
  ['Best Score', ({ bestScore }) => scoreText(bestScore)],
  ['Games Played', ({ gamesPlayed }) => wholeText(gamesPlayed)],
  ['Total Wins', ({ wins }) => wholeText(wins)],
  ['Average Score', (player) => averageText(averageScore(player))],
  ['Total Score', ({ totalScore, scored }) => scoreText(scored === 0 ? null : totalScore)],
];

/** Who is good at what they play; below 1100 px every row is a card of its own. */
export function PlayerTable({ plays }: { plays: readonly LoggedPlay[] }) {
  const players = useMemo(() => performanceOf(plays).toSorted(byWinRate), [plays]);
  const [all, setAll] = useState(false);
  const shown = all ? players : players.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="player-performance">
      <h2 id="player-performance">Player Performance &amp; Win Rates</h2>
      <Tile pad="none" className="player-table">
        <table>
          <thead>
            <tr>
              <th scope="col">Player</th>
              <th scope="col">Win rate</th>
              {FIGURES.map(([heading]) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((player) => (
              <PlayerRow key={player.person.key} player={player} />
            ))}
          </tbody>
        </table>
      </Tile>
      <p className="analytics-note">
        Cooperative plays are told apart and leave the win rate alone. It takes {ENOUGH_CONTESTS} plays to be ranked.
      </p>
      {players.length > SHOWN_AT_FIRST ? (
        <Button className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show Fewer' : `Show All ${wholeText(players.length)} Players`}
        </Button>
      ) : null}
    </section>
  );
}

function PlayerRow({ player }: { player: PlayerPerformance }) {
  const { person, wins, contests, coopPlays, coopWins } = player;
  const rate = winRate(wins, contests);
  return (
    <tr>
      <th scope="row">
        <span className="player-cell">
          <Avatar name={person.name} size="sm" />
          <span className="min-w-0">
            <PersonName person={person} />
            {coopPlays > 0 ? (
              <span className="player-coop">
                {percentText(winRate(coopWins, coopPlays))} of {countText(coopPlays, 'cooperative play')} won
              </span>
            ) : null}
          </span>
        </span>
      </th>
      <td className="player-rate">
        <span className="player-bar" aria-hidden="true">
          <i style={{ '--share': rate ?? 0 }} />
        </span>
        <b>{percentText(rate)}</b>
      </td>
      {FIGURES.map(([heading, figure]) => (
        <td key={heading}>
          <span className="player-word" aria-hidden="true">
            {heading}
          </span>
          {figure(player)}
        </td>
      ))}
    </tr>
  );
}
