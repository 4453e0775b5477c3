import { Link } from 'wouter';
import { averageText, countText, percentText, scoreText, wholeText } from '#client/lib/number-text.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { GameRecord, PlayerRecord } from '../rules/game-record.ts';
import type { PlayPerson } from '#client/entities/plays/rules/play-log.ts';
import { ENOUGH_CONTESTS, winRate } from '#client/entities/plays/rules/player-performance.ts';
import { ScoreDots } from './score-dots.tsx';
import './who-wins.css';

interface WhoWinsProps {
  record: GameRecord;
  recorded: number;
  /** Plays that the game counts, those known by number alone included. */
  counted: number;
}

/** Who wins a game: of how many plays, on average with how much, at best with how much. */
export function WhoWins({ record, recorded, counted }: WhoWinsProps) {
  const scores = record.players.flatMap((player) => player.scores);
  const range = scores.length > 0 ? { from: Math.min(...ends(scores)), to: Math.max(...ends(scores)) } : null;
  return (
    <Tile as="section" className="who-wins" aria-labelledby="who-wins">
      <div className="game-panel-head">
        <h2 id="who-wins">Who wins</h2>
        <span className="game-panel-note">{countText(recorded, 'recorded play')}</span>
        <p>{leadOf(record)}</p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Wins</th>
            <th scope="col" aria-hidden="true" className="who-wins-dots-head">
              Every score
            </th>
            <th scope="col">Average</th>
            <th scope="col">Best</th>
          </tr>
        </thead>
        <tbody>
          {record.players.map((player) => (
            <tr key={player.person.key}>
              <th scope="row">
                <Avatar name={player.person.name} size="sm" />
                <PersonLink person={player.person} />
              </th>
              <td className="who-wins-wins">{winsOf(player)}</td>
              <td aria-hidden="true" className="who-wins-dots">
                {range ? <ScoreDots player={player} range={range} /> : null}
              </td>
              <td className="who-wins-figure">
                <span aria-hidden="true">Average </span>
                {averageText(player.average)}
              </td>
              <td className="who-wins-figure">
                <span aria-hidden="true">Best </span>
                <b>{scoreText(player.best)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {range ? (
        <p className="who-wins-legend" aria-hidden="true">
          <i data-mark="play" /> one play <i data-mark="average" /> average <i data-mark="best" /> best
        </p>
      ) : null}
      {counted > recorded ? (
        <p className="game-panel-note">
          {countText(counted, 'play')} in all; {wholeText(counted - recorded)} of them{' '}
          {counted - recorded === 1 ? 'is' : 'are'} known by number alone.
        </p>
      ) : null}
    </Tile>
  );
}

/** Of very many numbers the two that matter, without spreading them all. */
const ends = (numbers: readonly number[]) =>
  numbers.reduce<[number, number]>(
    ([low, high], one) => [Math.min(low, one), Math.max(high, one)],
    [numbers[0] ?? 0, numbers[0] ?? 0],
  );

function PersonLink({ person: { id, name } }: { person: PlayPerson }) {
  if (id === null) return <bdi>{name}</bdi>;
  return (
    <Link href={`/people/${id}`} className="person-link">
      <bdi>{name}</bdi>
    </Link>
  );
}

function winsOf({ wins, contests, coopPlays, coopWins }: PlayerRecord) {
  const [won, of] = contests === 0 ? [coopWins, coopPlays] : [wins, contests];
  if (of === 0) return '-';
  return (
    <>
      <b>{wholeText(won)}</b> of {wholeText(of)} <strong>{percentText(winRate(won, of))}</strong>
    </>
  );
}

/** One sentence: who is ahead, or how the table does against the game. */
function leadOf({ players, contests, coopPlays, coopWins, lowestWins }: GameRecord): string {
  if (contests === 0 && coopPlays > 0) return `The table won ${wholeText(coopWins)} of ${wholeText(coopPlays)}.`;
  const [first] = players;
  const rule = lowestWins ? ' Fewest points win.' : '';
  if (!first || first.wins === 0) return `Nobody has won yet.${rule}`;
  if (first.contests < ENOUGH_CONTESTS) return `It takes ${ENOUGH_CONTESTS} plays to say who wins most.${rule}`;
  return `${first.person.name} wins most: ${wholeText(first.wins)} of ${wholeText(first.contests)}.${rule}`;
}
