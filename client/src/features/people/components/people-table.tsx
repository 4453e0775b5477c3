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
  /** By person id. */
  spellings: ReadonlyMap<number, readonly string[]>;
}

/** One row per person: plays, wins, last play. */
export function PeopleTable({ players, spellings }: PeopleTableProps) {
  return (
    <Tile pad="none" className="figure-table overflow-hidden">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">People, most frequent first</caption>
        <thead>
          <tr>
            <th
              className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5"
              scope="col"
            >
              Person
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
              Win rate
            </th>
            <th
              scope="col"
              className="figure-wide text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:hidden max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5"
            >
              Last played
            </th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ person, gamesPlayed, wins, contests, lastPlayed }) => (
            <tr
              className="relative not-first:border-t not-first:border-t-line has-[.figure-link:hover]:bg-tile-2"
              key={person.key}
            >
              <th
                className="text-end font-strong tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5"
                scope="row"
              >
                <span className="flex min-h-9 items-center gap-3">
                  <Avatar name={person.name} size="sm" />
                  <span className="min-w-0">
                    {person.id === null ? (
                      <bdi>{person.name}</bdi>
                    ) : (
                      <Link
                        href={`/people/${person.id}`}
                        className="figure-link after:absolute after:inset-0 hover:text-petrol hover:underline hover:underline-offset-3"
                      >
                        <bdi>{person.name}</bdi>
                      </Link>
                    )}
                    <OtherSpellings name={person.name} spellings={spellings.get(person.id ?? 0) ?? []} />
                  </span>
                </span>
              </th>
              <td className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5">
                {wholeText(gamesPlayed)}
              </td>
              <td className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5">
                {percentText(winRate(wins, contests))}
              </td>
              <td className="figure-wide text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:hidden max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5">
                {dateText(lastPlayed)}
              </td>
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
  return <span className="block text-xs font-normal text-ink-3">also {others.join(', ')}</span>;
}
