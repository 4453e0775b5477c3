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

/** A person's games with results. */
export function PersonGames({ games, person }: { games: readonly PersonalGame[]; person: PlayPerson }) {
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby="person-games">
      <h2 id="person-games">Games</h2>
      <Tile pad="none" className="figure-table overflow-hidden">
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              <th
                className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5"
                scope="col"
              >
                Game
              </th>
              <th
                className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5"
                scope="col"
              >
                Plays
              </th>
              <th
                className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5"
                scope="col"
              >
                Wins
              </th>
              <th
                className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5"
                scope="col"
              >
                Win rate
              </th>
            </tr>
          </thead>
          <tbody>
            {(all ? games : games.slice(0, SHOWN_AT_FIRST)).map(({ game, plays, wins, contests }) => (
              <tr
                className="relative not-first:border-t not-first:border-t-line has-[.figure-link:hover]:bg-tile-2"
                key={game.key}
              >
                <th
                  className="text-end font-strong tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5"
                  scope="row"
                >
                  <Link
                    href={playsAddress({ game: game.key, person: person.key })}
                    className="figure-link after:absolute after:inset-0 hover:text-petrol hover:underline hover:underline-offset-3"
                  >
                    {game.title}
                  </Link>
                </th>
                <td className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5">
                  {wholeText(plays)}
                </td>
                <td className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5">
                  {wholeText(contests === 0 ? null : wins)}
                </td>
                <td className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5">
                  {percentText(winRate(wins, contests))}
                </td>
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
