import { EVENT_TYPE_LABELS, EVENT_TYPES } from '#shared/enums.ts';
import { isOver } from '#shared/time/event-end.ts';
import type { HourCycle } from '#shared/time/hour-cycle.ts';
import { fullMoment, lengthText } from '#server/platform/mails/date-time-text.ts';
import type { MailCopy } from '#server/platform/mails/mail-copy.ts';
import { atSentenceStart } from '../host-name.ts';
import { known, t } from '../words/words.ts';
import { invitationCopy, nightOf, wantsSeats, whenOf } from './guest-mail-copy.ts';
import type { MailContext } from './load-mail-context.ts';
import type { ChangePayload, NotifiedChange } from './payloads.ts';

/** Another time or place, by what the reader answered: who comes is asked again, and who declined whether they could come now. */
export function changedCopy(context: MailContext, { changes, confirms }: ChangePayload, now: Date): MailCopy {
  const { event, reader } = context;
  const paragraphs = changes.map((change) => changeText(change, event.timeZone, reader.hourCycle));
  const changed: MailCopy = {
    subject: t('Changed: {night}', { night: nightOf(context, now) }),
    preheader: t('Now {when}.', { when: whenOf(context) }),
    heading: t('{title} has changed', { title: event.title }),
    paragraphs,
    asks: t('Does it still suit you?'),
    known: earliest(event.date, changes, now),
    calendar: 'PUBLISH',
  };
  if (isOver(event, now)) return { ...changed, ...hasBeen(context, paragraphs) };
  if (event.status === 'finding_date')
    return { ...changed, preheader: t('Something has changed.'), asks: t('Which dates work for you?') };
  if (!changes.some(({ what }) => what === 'date')) return changed;
  return { ...changed, isAskedAgain: true, ...movedWords(context, paragraphs, confirms, now) };
}

/** The first of the two dates that is to come: guests may leave for the one that they know. */
function earliest(date: Date, changes: readonly NotifiedChange[], now: Date): Date {
  const dates = changes.flatMap(({ what, before }) => (what === 'date' && before !== null ? [new Date(before)] : []));
  return (
    [...dates, date].filter((one) => one > now).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? date
  );
}

const hasBeen = (context: MailContext, paragraphs: readonly string[]): Partial<MailCopy> => ({
  preheader: t('It was {when}.', { when: whenOf(context) }),
  heading: t('{title} has been', { title: context.event.title }),
  paragraphs: [
    ...paragraphs,
    t('It is recorded as a night that took place. Nothing is planned for the date that you knew.'),
  ],
  asks: undefined,
  action: t('See the Night'),
});

/** @param confirms no mail has told the guest yet that their answer arrived */
function movedWords(
  context: MailContext,
  paragraphs: readonly string[],
  confirms: boolean,
  now: Date,
): Partial<MailCopy> {
  const { event, guest, hostName } = context;
  const { status, partySize, waitingSince, seatOfferedUntil, awaitsApproval, respondedAt } = guest;
  const moved = { heading: t('{title} has moved', { title: event.title }), asks: t('Still in?') };
  const after = (heading: string) => (confirms ? { ...moved, heading } : moved);
  if (status === 'accepted')
    return after(
      t('{seats, plural, one {You took a seat, then the night moved} other {You took # seats, then the night moved}}', {
        seats: partySize,
      }),
    );
  if (status === 'maybe')
    return { ...after(t('You said maybe, then the night moved')), asks: t('Does the new time suit you?') };
  if (status === 'declined')
    return {
      subject: t('The night moved. Could you come now? {night}', { night: nightOf(context, now) }),
      heading: t('The night moved'),
      asks: t('Could you come now?'),
    };
  if (awaitsApproval)
    return {
      ...after(t('You asked to come, then the night moved')),
      paragraphs: [...paragraphs, t('Your answer is still with the host.')],
    };
  if (seatOfferedUntil !== null) {
    const until = fullMoment(seatOfferedUntil, event.timeZone, context.reader.hourCycle);
    const held = t(
      '{seats, plural, one {A seat is held for you until {until}.} other {# seats are held for you until {until}.}}',
      { seats: partySize, until },
    );
    return { ...moved, paragraphs: [...paragraphs, held], asks: wantsSeats(partySize) };
  }
  if (waitingSince !== null)
    return {
      ...after(t('You joined the waitlist, then the night moved')),
      paragraphs: [...paragraphs, t('You keep your place on the waitlist.')],
    };
  if (respondedAt !== null) return moved;
  return {
    ...invitationCopy(context, now),
    preheader: t('Now {when}. Are you in?', { when: whenOf(context) }),
    lead: t('{host} invited you. The night has moved since.', { host: atSentenceStart(hostName) }),
    paragraphs,
  };
}

const LABELS = {
  title: 'Title',
  date: 'When',
  timeZone: 'Time zone',
  durationMinutes: 'Length',
  location: 'Where',
  eventType: 'Kind',
  description: 'Description',
  customMessage: 'Special instructions',
} as const satisfies Record<NotifiedChange['what'], string>;

/** One change in words: the field, its old and new value, in the host's zone. */
const changeText = ({ what, before, after }: NotifiedChange, timeZone: string, hourCycle: HourCycle): string => {
  const words = (value: NotifiedChange['after']) => valueText(what, value, timeZone, hourCycle);
  return t('{label}: {after} (it was: {before})', {
    label: t(LABELS[what]),
    after: words(after),
    before: words(before),
  });
};

function valueText(
  what: NotifiedChange['what'],
  value: NotifiedChange['after'],
  timeZone: string,
  hourCycle: HourCycle,
): string {
  if (value === null || value === '') return t('not said');
  if (what === 'date') return fullMoment(new Date(value), timeZone, hourCycle);
  if (what === 'durationMinutes') return lengthText(Number(value));
  const type = EVENT_TYPES.find((one) => one === value);
  return what === 'eventType' && type ? known(EVENT_TYPE_LABELS[type]) : String(value);
}
