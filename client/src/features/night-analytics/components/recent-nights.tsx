import { Link } from 'wouter';
import { whenText } from '#client/features/game-nights/night-words.ts';
import { nightAddress } from '#client/features/game-nights/nights-view.ts';
import { percentText, wholeText } from '#client/lib/number-text.ts';
import { Tile } from '#client/ui/tile.tsx';
import type { EventAnalytics } from '#shared/contracts/event-analytics.ts';
import './figures-table.css';

type Night = EventAnalytics['recent'][number];

const FIGURES: readonly (readonly [heading: string, figure: (night: Night) => number])[] = [
  ['Invited', ({ invited }) => invited],
  ['Accepted', ({ accepted }) => accepted],
  ['Companions', ({ companions }) => companions],
  ['Declined', ({ declined }) => declined],
  ['No Response', ({ noResponse }) => noResponse],
  ['Check-ins', ({ checkedIn }) => checkedIn],
];

/** The latest nights that are over; below 1100 px each row is a card of its own. */
export function RecentNights({ nights, now }: { nights: readonly Night[]; now: Date }) {
  return (
    <section aria-labelledby="recent-performance">
      <h2 id="recent-performance">Recent Performance</h2>
      <Tile pad="none" className="figures-table">
        <table>
          <thead>
            <tr>
              <th scope="col">Night</th>
              <th scope="col">Acceptance</th>
              {FIGURES.map(([heading]) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {nights.map((night) => (
              <tr key={night.id}>
                <th scope="row">
                  <Link href={nightAddress(night.id)} className="link" dir="auto">
                    {night.title}
                  </Link>
                  <small>{whenText(night.date, night.timeZone, now)}</small>
                </th>
                <ShareCell part={night.accepted} whole={night.invited} />
                {FIGURES.map(([heading, figure]) => (
                  <td key={heading}>
                    <span className="figures-word" aria-hidden="true">
                      {heading}
                    </span>
                    {wholeText(figure(night))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Tile>
    </section>
  );
}

/** A share as a bar and in percent. */
export function ShareCell({ part, whole }: { part: number; whole: number }) {
  const share = whole === 0 ? null : part / whole;
  return (
    <td className="figures-share">
      <span className="figures-bar" aria-hidden="true">
        <i style={{ '--share': share ?? 0 }} />
      </span>
      <b>{percentText(share)}</b>
    </td>
  );
}
