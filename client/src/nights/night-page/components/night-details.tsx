import {
  Armchair,
  CalendarDays,
  Clock,
  Globe,
  Info,
  MapPin,
  MessageSquareText,
  ShieldCheck,
  User,
  Send,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { askHostEmail } from '../../attendees-api.ts';
import { dayText, hoursText, lengthText, readersTimeText, zoneText } from '../../night-text.ts';
import { useHomeTimeZone } from '#client/accounts/use-home-time-zone.ts';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Disclosure } from '#client/ui/layout/disclosure.tsx';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import { RsvpMark } from '#client/ui/marks/rsvp-mark.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { MAX_COMPANIONS } from '#shared/limits/limits.ts';
import * as messages from '../messages.ts';
import { nightState } from '../night-state.ts';
import { seatMarks } from '../seat-marks.ts';
import { useNightMutation } from '../use-night-mutation.ts';
import { t } from '#client/nights/words/words.ts';

interface Written {
  event: Event;
  attendees: readonly Attendee[];
}

interface NightDetailsProps extends Written {
  /** Name of the hosting organization; null for a person. */
  hostName: string | null;
  open: boolean;
}

/** The night's details. */
export function NightDetails({ event, attendees, hostName, open }: NightDetailsProps) {
  const { date, timeZone } = event;
  const isFinding = event.status === 'finding_date';
  const ownTime = readersTimeText(event, useHomeTimeZone());
  return (
    <Disclosure icon={Info} title={t('Details')} side={lengthText(event.durationMinutes)} open={open}>
      {event.description ? (
        <p className="mt-2 max-w-[64ch] wrap-anywhere whitespace-pre-line text-ink-2">{event.description}</p>
      ) : null}
      <dl className="mt-4.5 grid gap-3.5">
        <Detail icon={CalendarDays} label={t('Date')}>
          {isFinding ? t('Your guests choose it') : dayText(date, timeZone)}
        </Detail>
        {isFinding ? null : (
          <Detail icon={Clock} label={t('Time')}>
            {hoursText(event)}
            {ownTime ? (
              <span className="block text-sm font-normal text-ink-2">
                {t('{zone}; {time} on your clock', { zone: zoneText(date, timeZone), time: ownTime })}
              </span>
            ) : null}
          </Detail>
        )}
        <Detail icon={MapPin} label={t('Location')}>
          {event.location ?? <span className="font-normal text-ink-3">{t('Not set yet')}</span>}
          {event.location && !event.showsPlace ? (
            <span className="block text-sm font-normal text-ink-2">{t('Guests see it once they have accepted')}</span>
          ) : null}
        </Detail>
        <Detail icon={User} label={t('Host')}>
          {hostName ?? event.hostEmail}
          {hostName ? <span className="block text-sm font-normal text-ink-2">{event.hostEmail}</span> : null}
          {event.hostEmailConfirmed ? null : <UnconfirmedContact event={event} />}
        </Detail>
        <Detail icon={Armchair} label={t('Capacity')}>
          <Capacity event={event} attendees={attendees} />
          {event.maxCompanions < MAX_COMPANIONS ? (
            <span className="block text-sm font-normal text-ink-2">
              {event.maxCompanions === 0
                ? t('Guests come alone')
                : t('Each guest may bring {count, plural, one {# more person} other {# more people}}', {
                    count: event.maxCompanions,
                  })}
            </span>
          ) : null}
        </Detail>
        {event.customMessage ? (
          <Detail icon={MessageSquareText} label={t('Special instructions')}>
            {event.customMessage}
          </Detail>
        ) : null}
      </dl>
      {event.requiresApproval || event.isPublic ? (
        <div className="badges mt-4.5">
          {event.requiresApproval ? (
            <Badge tone="warn" icon={ShieldCheck}>
              {t('Requires Approval')}
            </Badge>
          ) : null}
          {event.isPublic ? (
            <Badge tone="info" icon={Globe}>
              {t('Public Event')}
            </Badge>
          ) : null}
        </div>
      ) : null}
    </Disclosure>
  );
}

function Detail({ icon: Icon, label, children }: { icon: IconType; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[166px_minmax(0,1fr)] gap-4 max-sm:grid-cols-1 max-sm:gap-0.5">
      <dt className="flex items-start gap-2.25 text-note text-ink-2 max-sm:text-sm">
        <Icon className="icon mt-[0.22em] text-ink-3" aria-hidden="true" />
        {label}
      </dt>
      <dd className="font-semibold wrap-anywhere whitespace-pre-line max-sm:ms-6.5 max-sm:leading-[1.35]">
        {children}
      </dd>
    </div>
  );
}

function Capacity({ event, attendees }: Written) {
  const { heads, maxAttendees } = event;
  if (event.status === 'finding_date') {
    return maxAttendees === null
      ? t('No limit')
      : t('{count, plural, one {# seat} other {# seats}}', { count: maxAttendees });
  }
  if (maxAttendees === null) return t('{count} coming, no limit', { count: heads });
  return (
    <span className="flex flex-wrap items-center gap-1.5 gap-x-3 gap-y-2">
      <span className="num">{t('{heads} / {seats} attendees', { heads, seats: maxAttendees })}</span>
      <span className="flex flex-wrap items-center gap-1.5">
        {seatMarks(maxAttendees, attendees).map((status, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- seats have no identity but their position
          <RsvpMark key={index} status={status} />
        ))}
      </span>
    </span>
  );
}

/** Says that guests cannot reply to the night's contact address yet, and can send the confirmation mail again. */
function UnconfirmedContact({ event }: { event: Event }) {
  const { mutate, isPending } = useNightMutation(event.id, askHostEmail(event.id), {
    done: () => messages.contactRequested(event.hostEmail),
    failed: messages.contactNotRequested,
  });
  if (nightState(event, new Date()) !== 'coming') return null;
  return (
    <span className="mt-1.5 grid justify-items-start gap-2">
      <span className="block text-sm font-normal text-ink-2">
        {t('Waiting for confirmation. Guests can answer to this address once the link in our mail to it was followed.')}
      </span>
      <Button size="sm" icon={Send} pending={isPending} pendingLabel={t('Sending...')} onClick={() => mutate()}>
        {t('Send Confirmation Mail')}
      </Button>
    </span>
  );
}
