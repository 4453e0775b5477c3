import { EVENT_TYPE_LABELS, EVENT_TYPES } from '#shared/enums.ts';
import { isOver } from '#shared/time/event-end.ts';
import type { HourCycle } from '#shared/time/hour-cycle.ts';
import { fullMoment, lengthText } from '#server/platform/mails/date-time-text.ts';
import type { MailCopy } from '#server/platform/mails/mail-copy.ts';
import { invitationCopy, nightOf, whenOf } from './guest-mail-copy.ts';
import type { MailContext } from './load-mail-context.ts';
import type { ChangePayload, NotifiedChange } from './payloads.ts';

/** Another time or place, by what the reader answered: who comes is asked again, and who declined whether they could come now. */
export function changedCopy(context: MailContext, { changes, confirms }: ChangePayload, now: Date): MailCopy {
  const { event, reader } = context;
  const paragraphs = changes.map((change) => changeText(change, event.timeZone, reader.hourCycle));
  const known = earliest(event.date, changes, now);
  const changed: MailCopy = {
    subject: `Changed: ${nightOf(context, now)}`,
    preheader: `Now ${whenOf(context)}.`,
    heading: `${event.title} has changed`,
    paragraphs,
    asks: 'Does it still suit you?',
    known,
    calendar: 'PUBLISH',
  };
  if (isOver(event, now)) return { ...changed, ...hasBeen(context, paragraphs) };
  if (event.status === 'finding_date')
    return { ...changed, preheader: 'Something has changed.', asks: 'Which dates work for you?' };
  if (!changes.some(({ what }) => what === 'date')) return changed;
  return { ...changed, isAskedAgain: true, ...movedWords(context, paragraphs, confirms, now) };
}

/** The first of the two dates that is to come: guests may leave for the one that they know. */
function earliest(date: Date, changes: readonly NotifiedChange[], now: Date): Date {
  const known = changes.flatMap(({ what, before }) => (what === 'date' && before !== null ? [new Date(before)] : []));
  return (
    [...known, date].filter((one) => one > now).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? date
  );
}

const hasBeen = (context: MailContext, paragraphs: readonly string[]): Partial<MailCopy> => ({
  preheader: `It was ${whenOf(context)}.`,
  heading: `${context.event.title} has been`,
  paragraphs: [
    ...paragraphs,
    'It is recorded as a night that took place. Nothing is planned for the date that you knew.',
  ],
  asks: undefined,
  action: 'See the Night',
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
  const moved = { heading: `${event.title} has moved`, asks: 'Still in?' };
  const after = (answer: string) => (confirms ? { ...moved, heading: `${answer}, then the night moved` } : moved);
  if (status === 'accepted') return after(partySize === 1 ? 'You took a seat' : `You took ${partySize} seats`);
  if (status === 'maybe') return { ...after('You said maybe'), asks: 'Does the new time suit you?' };
  if (status === 'declined') {
    const asks = 'Could you come now?';
    return { subject: `The night moved. ${asks} ${nightOf(context, now)}`, heading: 'The night moved', asks };
  }
  if (awaitsApproval)
    return { ...after('You asked to come'), paragraphs: [...paragraphs, 'Your answer is still with the host.'] };
  if (seatOfferedUntil !== null) {
    const until = fullMoment(seatOfferedUntil, event.timeZone, context.reader.hourCycle);
    const held = partySize === 1 ? 'A seat is' : `${partySize} seats are`;
    const asks = partySize === 1 ? 'Do you want it?' : 'Do you want them?';
    return { ...moved, paragraphs: [...paragraphs, `${held} held for you until ${until}.`], asks };
  }
  if (waitingSince !== null)
    return { ...after('You joined the waitlist'), paragraphs: [...paragraphs, 'You keep your place on the waitlist.'] };
  if (respondedAt !== null) return moved;
  const lead = `${hostName} invited you. The night has moved since.`;
  return { ...invitationCopy(context, now), preheader: `Now ${whenOf(context)}. Are you in?`, lead, paragraphs };
}

const LABELS: Record<NotifiedChange['what'], string> = {
  title: 'Title',
  date: 'When',
  timeZone: 'Time zone',
  durationMinutes: 'Length',
  location: 'Where',
  eventType: 'Kind',
  description: 'Description',
  customMessage: 'Special instructions',
};

/** One change in words: the field, its old and new value, in the host's zone. */
const changeText = ({ what, before, after }: NotifiedChange, timeZone: string, hourCycle: HourCycle): string => {
  const words = (value: NotifiedChange['after']) => valueText(what, value, timeZone, hourCycle);
  return `${LABELS[what]}: ${words(after)} (it was: ${words(before)})`;
};

function valueText(
  what: NotifiedChange['what'],
  value: NotifiedChange['after'],
  timeZone: string,
  hourCycle: HourCycle,
): string {
  if (value === null || value === '') return 'not said';
  if (what === 'date') return fullMoment(new Date(value), timeZone, hourCycle);
  if (what === 'durationMinutes') return lengthText(Number(value));
  const type = EVENT_TYPES.find((known) => known === value);
  return what === 'eventType' && type ? EVENT_TYPE_LABELS[type] : String(value);
}
