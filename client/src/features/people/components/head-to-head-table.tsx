import { useState } from 'react';
import { Link } from 'wouter';
import { wholeText } from '#client/lib/number-text.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { HeadToHead } from '../rules/head-to-head.ts';
import './figure-table.css';

const SHOWN_AT_FIRST = 8;

/** One person against each other person. */
export function HeadToHeadTable({ records }: { records: readonly HeadToHead[] }) {
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby="head-to-head">
      <h2 id="head-to-head">Head to Head</h2>
      {records.length === 0 ? <p className="text-ink-2">Nobody else sat at the table yet.</p> : null}
      {records.length > 0 ? (
        <Tile pad="none" className="figure-table overflow-hidden">
          <table className="w-full border-collapse text-sm">
            <thead>
              <tr>
                <th
                  className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5"
                  scope="col"
                >
                  Against
                </th>
                <th
                  className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5"
                  scope="col"
                >
                  Together
                </th>
                <th
                  className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5"
                  scope="col"
                >
                  Ahead
                </th>
                <th
                  className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5"
                  scope="col"
                >
                  Behind
                </th>
              </tr>
            </thead>
            <tbody>
              {(all ? records : records.slice(0, SHOWN_AT_FIRST)).map(({ opponent, together, ahead, behind }) => (
                <tr
                  className="relative not-first:border-t not-first:border-t-line has-[.figure-link:hover]:bg-tile-2"
                  key={opponent.key}
                >
                  <th
                    className="text-end font-strong tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5"
                    scope="row"
                  >
                    <span className="flex min-h-9 items-center gap-3">
                      <Avatar name={opponent.name} size="sm" />
                      {opponent.id === null ? (
                        <bdi>{opponent.name}</bdi>
                      ) : (
                        <Link
                          href={`/people/${opponent.id}`}
                          className="figure-link after:absolute after:inset-0 hover:text-petrol hover:underline hover:underline-offset-3"
                        >
                          <bdi>{opponent.name}</bdi>
                        </Link>
                      )}
                    </span>
                  </th>
                  <td className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5">
                    {wholeText(together)}
                  </td>
                  <td className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5">
                    {wholeText(ahead)}
                  </td>
                  <td className="text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5">
                    {wholeText(behind)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Tile>
      ) : null}
      {records.length > SHOWN_AT_FIRST ? (
        <Button className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show Fewer' : `Show All ${wholeText(records.length)}`}
        </Button>
      ) : null}
    </section>
  );
}
