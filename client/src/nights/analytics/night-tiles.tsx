import {
  CalendarDays,
  CircleCheck,
  CircleHelp,
  CircleX,
  MailPlus,
  Percent,
  TicketCheck,
  UserCheck,
  UsersRound,
} from 'lucide-react';
import { averageText, countText, percentText, wholeText } from '#client/lib/number-text.ts';
import { StatTile } from '#client/ui/charts/stat-tile.tsx';
import type { EventAnalytics } from '#shared/nights/event-analytics-contract.ts';

/** Nine figures with explanations. */
export function NightTiles({ totals }: { totals: EventAnalytics['totals'] }) {
  const { events, upcoming, cancelled, invited, joined, accepted } = totals;
  const { maybe, declined, waiting, noResponse, checkedIn } = totals;
  const also = [
    upcoming > 0 && `${wholeText(upcoming)} to come`,
    cancelled > 0 && `${wholeText(cancelled)} cancelled besides`,
  ];
  const undecided = [maybe > 0 && `${wholeText(maybe)} maybe`, waiting > 0 && `${wholeText(waiting)} on the waitlist`];
  return (
    <dl className="stat-tiles night-tiles md:grid-cols-20">
      <StatTile
        icon={CalendarDays}
        label="Total Events"
        value={wholeText(events)}
        unit={also.filter(Boolean).join(', ') || 'all of them over'}
      />
      <StatTile
        icon={Percent}
        label="Acceptance Rate"
        value={percentText(totals.acceptanceRate)}
        unit={invited === 0 ? 'nobody is invited yet' : 'of all who were invited'}
      />
      <StatTile
        icon={UserCheck}
        label="Check-in Rate"
        value={percentText(totals.checkInRate)}
        unit={totals.checkInRate === null ? 'nobody was checked in' : 'of those who said yes'}
      />
      <StatTile
        icon={UsersRound}
        label="Avg Attendees"
        value={averageText(totals.avgAttendees)}
        unit={attendeesUnit(totals)}
      />
      <StatTile
        icon={MailPlus}
        label="Invitations Sent"
        value={wholeText(invited)}
        unit={joined > 0 ? `and ${countText(joined, 'guest')} who joined without one` : 'guests asked, night by night'}
      />
      <StatTile
        icon={CircleCheck}
        label="Acceptances"
        value={wholeText(accepted)}
        unit={totals.companions > 0 ? `bringing ${countText(totals.companions, 'companion')}` : 'nobody brings guests'}
      />
      <StatTile
        icon={CircleX}
        label="Declines"
        value={wholeText(declined)}
        unit={shareUnit(declined, invited + joined)}
      />
      <StatTile
        icon={CircleHelp}
        label="No Response"
        value={wholeText(noResponse)}
        unit={
          undecided.filter(Boolean).length > 0
            ? `and ${undecided.filter(Boolean).join(', ')}`
            : 'everybody else answered'
        }
      />
      <StatTile icon={TicketCheck} label="Check-ins" value={wholeText(checkedIn)} unit="guests greeted at the door" />
    </dl>
  );
}

const attendeesUnit = ({ avgAttendees, avgCompanions }: EventAnalytics['totals']): string => {
  if (avgAttendees === null) return 'no night is over yet';
  return avgCompanions
    ? `guests a night, ${averageText(avgCompanions)} of them companions`
    : 'guests a night, without you';
};

const shareUnit = (part: number, whole: number): string =>
  whole === 0 ? 'of nobody' : `${percentText(part / whole)} of those on the lists`;
