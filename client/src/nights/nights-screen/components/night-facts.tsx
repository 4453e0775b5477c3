import { Armchair, CalendarSearch, Clock, Dices, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { useHomeTimeZone } from '#client/accounts/use-home-time-zone.ts';
import type { Invitation } from '#shared/nights/attendees-contract.ts';
import { listText } from '#shared/text/list-text.ts';
import { nightPlanText, readersTimeText, whenText, zoneText } from '../../night-text.ts';
import { t } from '#client/nights/words/words.ts';

interface NightFactsProps {
  date: Date | null;
  /** The host's. */
  timeZone: string;
  location: string | null;
  maxAttendees?: number | null;
  /** Instead of a date: how the search for one stands. */
  when?: string | null;
  /** Names of those who come. */
  comes?: string | null;
  plan?: Invitation['plan'];
  /** The first games, and the number of all. */
  games?: readonly { title: string }[];
  gameCount?: number;
}

/** Date, place, seats, guests and games with icons. In the host's zone; the reader's time is added if different. */
export function NightFacts(props: NightFactsProps) {
  const { date, timeZone, location, maxAttendees = null, when = null, comes = null, plan } = props;
  const { games = [], gameCount = 0 } = props;
  const more = gameCount - games.length;
  const home = useHomeTimeZone();
  const own = date && readersTimeText({ date, timeZone }, home);
  return (
    <ul className="night-facts grid gap-1.5 text-note text-ink-2">
      {date ? (
        <Fact icon={Clock} label={t('Time')}>
          {whenText(date, timeZone, new Date())}
          {own === null ? null : (
            <small className="block text-xs text-ink-3">
              {t('{zone}, {time} on your clock', { zone: zoneText(date, timeZone), time: own })}
            </small>
          )}
        </Fact>
      ) : null}
      {when === null ? null : (
        <Fact icon={CalendarSearch} label={t('Dates')}>
          {when}
        </Fact>
      )}
      {location === null ? null : (
        <Fact icon={MapPin} label={t('Location')}>
          {location}
        </Fact>
      )}
      {maxAttendees === null ? null : (
        <Fact icon={Armchair} label={t('Capacity')}>
          {t('{count, plural, one {Max # attendee} other {Max # attendees}}', { count: maxAttendees })}
        </Fact>
      )}
      {comes === null ? null : (
        <Fact icon={Users} label={t('Who comes')}>
          {comes}
        </Fact>
      )}
      {date && plan && plan.length > 0 ? (
        <Fact icon={Dices} label={t('The plan')}>
          {nightPlanText(plan, { date, timeZone })}
        </Fact>
      ) : null}
      {games.length === 0 ? null : (
        <Fact icon={Dices} label={t('Games')}>
          {listText([...games.map(({ title }) => title), ...(more > 0 ? [t('{count} more', { count: more })] : [])])}
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon: Icon, label, children }: { icon: IconType; label: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-2.25">
      <Icon className="icon mt-[0.2em] text-ink-3" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere" dir="auto">
        <VisuallyHidden>{t('{label}: ', { label })}</VisuallyHidden>
        {children}
      </span>
    </li>
  );
}
