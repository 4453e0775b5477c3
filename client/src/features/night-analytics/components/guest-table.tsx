import { useState } from 'react';
import { countText, wholeText } from '#client/lib/number-text.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { EventAnalytics } from '#shared/contracts/event-analytics.ts';
import { answerTimeText } from '../answer-time-text.ts';
import { ShareCell } from './recent-nights.tsx';
import './figures-table.css';

type Guest = EventAnalytics['guests'][number];

const SHOWN_AT_FIRST = 10;

const FIGURES: readonly (readonly [heading: string, figure: (guest: Guest) => string])[] = [
  ['Invited', ({ invited }) => wholeText(invited)],
  ['Accepted', ({ accepted }) => wholeText(accepted)],
  ['Came', ({ came }) => wholeText(came)],
  ['Answers in', ({ answerHours }) => answerTimeText(answerHours)],
];

/** Who is asked, who comes, and how long they take to say so. */
export function GuestTable({ guests, count }: { guests: readonly Guest[]; count: number }) {
  const [all, setAll] = useState(false);
  const shown = all ? guests : guests.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="guest-figures">
      <h2 id="guest-figures">Guests</h2>
      <Tile pad="none" className="figures-table" data-figures={FIGURES.length}>
        <table>
          <thead>
            <tr>
              <th scope="col">Guest</th>
              <th scope="col">Says yes</th>
              {FIGURES.map(([heading]) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((guest) => (
              <tr key={guest.email ?? `name ${guest.name}`}>
                <th scope="row">
                  <span className="figures-person">
                    <Avatar name={guest.name ?? guest.email ?? '?'} size="sm" />
                    <span dir="auto">
                      {guest.name ?? guest.email ?? 'A guest without a name'}
                      {guest.name !== null && guest.email !== null ? <small>{guest.email}</small> : null}
                    </span>
                  </span>
                </th>
                <ShareCell part={guest.accepted} whole={guest.invited} />
                {FIGURES.map(([heading, figure]) => (
                  <td key={heading}>
                    <span className="figures-word" aria-hidden="true">
                      {heading}
                    </span>
                    {figure(guest)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Tile>
      <p className="figures-note">
        Who came is told by check-in where you check guests in, else by their yes. Half of a guest&apos;s answers are
        there within the time shown.
        {count > guests.length ? ` The ${guests.length} most invited of ${countText(count, 'guest')}.` : ''}
      </p>
      {guests.length > SHOWN_AT_FIRST ? (
        <Button className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show Fewer' : `Show All ${wholeText(guests.length)} Guests`}
        </Button>
      ) : null}
    </section>
  );
}
