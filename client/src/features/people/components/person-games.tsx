import { useState } from 'react';
import { Link } from 'wouter';
import { playsAddress } from '#client/entities/plays/plays-view.ts';
import { percentText, wholeText } from '#client/lib/number-text.ts';
import { Button } from '#client/ui/button.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { PersonalGame } from '../rules/person-summary.ts';
import type { PlayPerson } from '#client/entities/plays/rules/play-log.ts';
import { winRate } from '#client/entities/plays/rules/player-performance.ts';
import './figure-table.css';

const SHOWN_AT_FIRST = 8;

/** What somebody plays, and how it goes for them. */
export function PersonGames({ games, person }: { games: readonly PersonalGame[]; person: PlayPerson }) {
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby="person-games">
      <h2 id="person-games">Games</h2>
      <Tile pad="none" className="figure-table">
        <table>
          <thead>
            <tr>
              <th scope="col">Game</th>
              <th scope="col">Plays</th>
              <th scope="col">Wins</th>
              <th scope="col">Win rate</th>
            </tr>
          </thead>
          <tbody>
            {(all ? games : games.slice(0, SHOWN_AT_FIRST)).map(({ game, plays, wins, contests }) => (
              <tr key={game.key}>
                <th scope="row">
                  <Link href={playsAddress({ game: game.key, person: person.key })} className="figure-link">
                    {game.title}
                  </Link>
                </th>
                <td>{wholeText(plays)}</td>
                <td>{wholeText(contests === 0 ? null : wins)}</td>
                <td>{percentText(winRate(wins, contests))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Tile>
      {games.length > SHOWN_AT_FIRST ? (
        <Button className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show Fewer' : `Show All ${wholeText(games.length)}`}
        </Button>
      ) : null}
    </section>
  );
}
