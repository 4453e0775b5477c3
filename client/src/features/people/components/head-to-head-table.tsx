import { useState } from 'react';
import { Link } from 'wouter';
import { wholeText } from '#client/lib/number-text.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { HeadToHead } from '../rules/head-to-head.ts';
import './figure-table.css';

const SHOWN_AT_FIRST = 8;

/** One person against each of the others. */
export function HeadToHeadTable({ records }: { records: readonly HeadToHead[] }) {
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby="head-to-head">
      <h2 id="head-to-head">Head to Head</h2>
      {records.length === 0 ? <p className="text-ink-2">Nobody else sat at the table yet.</p> : null}
      {records.length > 0 ? (
        <Tile pad="none" className="figure-table">
          <table>
            <thead>
              <tr>
                <th scope="col">Against</th>
                <th scope="col">Together</th>
                <th scope="col">Ahead</th>
                <th scope="col">Behind</th>
              </tr>
            </thead>
            <tbody>
              {(all ? records : records.slice(0, SHOWN_AT_FIRST)).map(({ opponent, together, ahead, behind }) => (
                <tr key={opponent.key}>
                  <th scope="row">
                    <span className="figure-person">
                      <Avatar name={opponent.name} size="sm" />
                      {opponent.id === null ? (
                        <bdi>{opponent.name}</bdi>
                      ) : (
                        <Link href={`/people/${opponent.id}`} className="figure-link">
                          <bdi>{opponent.name}</bdi>
                        </Link>
                      )}
                    </span>
                  </th>
                  <td>{wholeText(together)}</td>
                  <td>{wholeText(ahead)}</td>
                  <td>{wholeText(behind)}</td>
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
