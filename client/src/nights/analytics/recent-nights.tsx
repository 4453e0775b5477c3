import { Link } from 'wouter';
import { whenText } from '../night-text.ts';
import { nightAddress } from '#client/lib/addresses.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { FiguresTable, type Figure } from '#client/ui/charts/figures-table.tsx';
import type { EventAnalytics } from '#shared/nights/event-analytics-contract.ts';
import { nightAcceptanceRate } from './acceptance-rate.ts';

type Night = EventAnalytics['recent'][number];

const FIGURES: readonly Figure<Night>[] = [
  ['Invited', ({ invited }) => wholeText(invited)],
  ['Accepted', ({ accepted }) => wholeText(accepted)],
  ['Companions', ({ companions }) => wholeText(companions)],
  ['Declined', ({ declined }) => wholeText(declined)],
  ['No Response', ({ noResponse }) => wholeText(noResponse)],
  ['Came', ({ cameHeads }) => wholeText(cameHeads)],
  ['Check-ins', ({ checkedIn }) => wholeText(checkedIn)],
];

/** The latest past nights. */
export function RecentNights({ nights, now }: { nights: readonly Night[]; now: Date }) {
  return (
    <section aria-labelledby="recent-performance">
      <h2 id="recent-performance">Recent Performance</h2>
      <FiguresTable
        rows={nights}
        keyOf={({ id }) => id}
        about={['Night', nightCell(now)]}
        share={['Acceptance', nightAcceptanceRate]}
        figures={FIGURES}
      />
    </section>
  );
}

const nightCell = (now: Date) => (night: Night) => (
  <>
    <Link href={nightAddress(night.id)} className="link -my-1 inline-block py-1" dir="auto">
      {night.title}
    </Link>
    <small>{whenText(night.date, night.timeZone, now)}</small>
  </>
);
