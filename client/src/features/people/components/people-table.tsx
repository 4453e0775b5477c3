import { Link } from 'wouter';
import { percentText, wholeText } from '#client/lib/number-text.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Tile } from '#client/ui/tile.tsx';
import { nameKey } from '#shared/rules/people/person-name.ts';
import { winRate, type PlayerPerformance } from '#client/entities/plays/rules/player-performance.ts';
import { dateText } from '#client/lib/rules/reader-time.ts';
import './figure-table.css';

interface PeopleTableProps {
  players: readonly PlayerPerformance[];
  /** Of each person by id. */
  spellings: ReadonlyMap<number, readonly string[]>;
}

/** One row a person: how often, how well, when last. */
export function PeopleTable({ players, spellings }: PeopleTableProps) {
  return (
    <Tile pad="none" className="figure-table">
      <table>
        <caption className="sr-only">People, most frequent first</caption>
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Plays</th>
            <th scope="col">Win rate</th>
            <th scope="col" className="figure-wide">
              Last played
            </th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ person, gamesPlayed, wins, contests, lastPlayed }) => (
            <tr key={person.key}>
              <th scope="row">
                <span className="figure-person">
                  <Avatar name={person.name} size="sm" />
                  <span className="min-w-0">
                    {person.id === null ? (
                      <bdi>{person.name}</bdi>
                    ) : (
                      <Link href={`/people/${person.id}`} className="figure-link">
                        <bdi>{person.name}</bdi>
                      </Link>
                    )}
                    <OtherSpellings name={person.name} spellings={spellings.get(person.id ?? 0) ?? []} />
                  </span>
                </span>
              </th>
              <td>{wholeText(gamesPlayed)}</td>
              <td>{percentText(winRate(wins, contests))}</td>
              <td className="figure-wide">{dateText(lastPlayed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Tile>
  );
}

function OtherSpellings({ name, spellings }: { name: string; spellings: readonly string[] }) {
  const others = spellings.filter((spelling) => spelling !== nameKey(name));
  if (others.length === 0) return null;
  return <span className="figure-note">also {others.join(', ')}</span>;
}
