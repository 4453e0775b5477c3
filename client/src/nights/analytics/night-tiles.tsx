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
import { averageText, percentText, wholeText } from '#client/lib/number-text.ts';
import { StatTile } from '#client/ui/charts/stat-tile.tsx';
import type { EventAnalytics } from '#shared/nights/event-analytics-contract.ts';
import { t } from '#client/nights/words/words.ts';

/** Nine figures with explanations. */
export function NightTiles({ totals }: { totals: EventAnalytics['totals'] }) {
  const { events, upcoming, cancelled, invited, joined, accepted } = totals;
  const { maybe, declined, waiting, noResponse, checkedIn } = totals;
  const also = [
    upcoming > 0 && t('{count} to come', { count: wholeText(upcoming) }),
    cancelled > 0 && t('{count} cancelled besides', { count: wholeText(cancelled) }),
  ];
  return (
    <dl className="stat-tiles night-tiles md:grid-cols-20">
      <StatTile
        icon={CalendarDays}
        label={t('Total Events')}
        value={wholeText(events)}
        unit={also.filter(Boolean).join(', ') || t('all of them over')}
      />
      <StatTile
        icon={Percent}
        label={t('Acceptance Rate')}
        value={percentText(totals.acceptanceRate)}
        unit={invited === 0 ? t('nobody is invited yet') : t('of all who were invited')}
      />
      <StatTile
        icon={UserCheck}
        label={t('Check-in Rate')}
        value={percentText(totals.checkInRate)}
        unit={totals.checkInRate === null ? t('nobody was checked in') : t('of those who said yes')}
      />
      <StatTile
        icon={UsersRound}
        label={t('Avg Attendees')}
        value={averageText(totals.avgAttendees)}
        unit={attendeesUnit(totals)}
      />
      <StatTile
        icon={MailPlus}
        label={t('Invitations Sent')}
        value={wholeText(invited)}
        unit={
          joined > 0
            ? t('and {count, plural, one {# guest} other {# guests}} who joined without one', { count: joined })
            : t('guests asked, night by night')
        }
      />
      <StatTile
        icon={CircleCheck}
        label={t('Acceptances')}
        value={wholeText(accepted)}
        unit={
          totals.companions > 0
            ? t('bringing {count, plural, one {# companion} other {# companions}}', { count: totals.companions })
            : t('nobody brings guests')
        }
      />
      <StatTile
        icon={CircleX}
        label={t('Declines')}
        value={wholeText(declined)}
        unit={shareUnit(declined, invited + joined)}
      />
      <StatTile
        icon={CircleHelp}
        label={t('No Response')}
        value={wholeText(noResponse)}
        unit={undecidedUnit(maybe, waiting)}
      />
      <StatTile
        icon={TicketCheck}
        label={t('Check-ins')}
        value={wholeText(checkedIn)}
        unit={t('guests greeted at the door')}
      />
    </dl>
  );
}

const attendeesUnit = ({ avgAttendees, avgCompanions }: EventAnalytics['totals']): string => {
  if (avgAttendees === null) return t('no night is over yet');
  return avgCompanions
    ? t('guests a night, {average} of them companions', { average: averageText(avgCompanions) })
    : t('guests a night, without you');
};

const shareUnit = (part: number, whole: number): string =>
  whole === 0 ? t('of nobody') : t('{share} of those on the lists', { share: percentText(part / whole) });

function undecidedUnit(maybe: number, waiting: number): string {
  const counts = { maybe: wholeText(maybe), waiting: wholeText(waiting) };
  if (maybe > 0 && waiting > 0) return t('and {maybe} maybe, {waiting} on the waitlist', counts);
  if (maybe > 0) return t('and {maybe} maybe', { maybe: counts.maybe });
  return waiting > 0 ? t('and {waiting} on the waitlist', { waiting: counts.waiting }) : t('everybody else answered');
}
