import { whenText } from '../night-text.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { eventEnd } from '#shared/time/event-end.ts';
import { isSilent } from '#shared/nights/nudges.ts';
import { displayNameOf } from './attendee-text.ts';
import { t } from '#client/nights/words/words.ts';

type Night = Pick<Event, 'date' | 'durationMinutes' | 'timeZone'>;

/** Whether an attendee can be reminded now. */
export const canBeNudged = ({ nudgeableFrom }: Pick<Attendee, 'nudgeableFrom'>, now: Date): boolean =>
  nudgeableFrom !== null && nudgeableFrom <= now;

/** Invited attendees without an answer who can be reminded now. */
export const silentToNudge = (list: readonly Attendee[], now: Date): Attendee[] =>
  list.filter((one) => isSilent({ ...one, isOnWaitlist: one.placeInLine !== null }) && canBeNudged(one, now));

/** 'Nudge Noor', 'Nudge 3 who have not answered'. */
export const nudgeLabel = (silent: readonly Attendee[]): string =>
  silent.length === 1 && silent[0]
    ? t('Nudge {name}', { name: displayNameOf(silent[0]) })
    : t('Nudge {count} who have not answered', { count: silent.length });

/** When guests were last reminded, or from when they can be, unless the night is over by then; null if not applicable. */
export function nudgeNote(list: readonly Attendee[], night: Night, now: Date): string | null {
  const { timeZone } = night;
  const last = latest(list.map(({ lastNudgedAt }) => lastNudgedAt));
  const done = last && t('Last nudged {moment}.', { moment: whenText(last, timeZone, now) });
  const silent = list.filter((one) => isSilent({ ...one, isOnWaitlist: one.placeInLine !== null }));
  const from = earliest(silent.flatMap(({ nudgeableFrom }) => nudgeableFrom ?? []));
  if (!from || from <= now || from >= eventEnd(night)) return done;
  const moment = whenText(from, timeZone, now);
  if (done) return [done, t('You can nudge again from {moment}.', { moment })].join(' ');
  const lastInvited = latest(silent.map(({ invitedAt }) => invitedAt));
  return [
    lastInvited && t('Asked {moment}.', { moment: whenText(lastInvited, timeZone, now) }),
    t('You can nudge from {moment}.', { moment }),
  ]
    .filter(Boolean)
    .join(' ');
}

const latest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((last, moment) => (moment && (!last || moment > last) ? moment : last), null);

const earliest = (moments: readonly Date[]): Date | null =>
  moments.reduce<Date | null>((first, moment) => (!first || moment < first ? moment : first), null);
