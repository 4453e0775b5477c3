import type { AttendeeStatus } from '#shared/enums.ts';
import { type GuestStatus, type AttendeeRow, atSentenceStart, withinSentence } from '#server/nights/service.ts';
import { waitlistPlaces } from '#shared/nights/seats.ts';
import { type Markup, markup, type Part } from '#server/platform/http/markup.ts';
import type { Night } from '../night-store.ts';
import { answerMark } from './icons.ts';
import { isFull } from './seats-left-text.ts';
import { zonedTime } from './zoned-time.ts';
import { rich, t } from '../words/words.ts';

interface StatusContent {
  heading: string;
  text: Part;
  mark: AttendeeStatus;
  tone: 'good' | 'warn' | 'quiet';
}

/** A guest's status as text; null without an answer. */
export function statusContent(guestStatus: GuestStatus, night: Night, guest: AttendeeRow): StatusContent | null {
  const host = atSentenceStart(night.hostName);
  switch (guestStatus) {
    case 'invited':
      return null;
    case 'accepted':
      return {
        heading: t('You are in'),
        text: t('{seats, plural, one {One seat is yours. {host} knows.} other {# seats are yours. {host} knows.}}', {
          seats: guest.partySize,
          host,
        }),
        mark: 'accepted',
        tone: 'good',
      };
    case 'maybe':
      return {
        heading: t('You said maybe'),
        text: t('{host} knows. Decide whenever you can.', { host }),
        mark: 'maybe',
        tone: 'warn',
      };
    case 'declined':
      return {
        heading: t('You said no'),
        text: t('Thank you for telling {host}. Should plans change, answer again here.', {
          host: withinSentence(night.hostName),
        }),
        mark: 'declined',
        tone: 'quiet',
      };
    case 'waitlisted':
      return {
        heading: t('You are on the waitlist'),
        text: waitlistText(night, guest),
        mark: 'invited',
        tone: 'warn',
      };
    case 'seat_offered':
      return { heading: t('There is room for you'), text: offerText(night, guest), mark: 'invited', tone: 'good' };
    case 'awaits_approval':
      return {
        heading: t('Your answer is with the host'),
        text: t('{host} lets people in one by one. Come back to this page to see the answer.', { host }),
        mark: 'invited',
        tone: 'warn',
      };
    case 'cancelled':
      return {
        heading: t('This night is cancelled'),
        text: cancelledText(night),
        mark: 'declined',
        tone: 'quiet',
      };
    case 'over':
      return {
        heading: t('This night is over'),
        text: t('Answers are closed.'),
        mark: 'invited',
        tone: 'quiet',
      };
  }
}

/** With the host's reason, if any. */
function cancelledText({ hostName, event: { cancelReason } }: Night): string {
  const host = atSentenceStart(hostName);
  return cancelReason === null
    ? t('{host} called it off. There is nothing that you need to do.', { host })
    : t('{host} called it off. “{reason}” There is nothing that you need to do.', {
        host,
        reason: cancelReason,
      });
}

function waitlistText({ event, list, now }: Night, { id, partySize }: AttendeeRow): string {
  const place = waitlistPlaces(list).get(id);
  const isTaken = partySize === 1 || isFull(event.maxAttendees, list, now);
  return [
    isTaken ? t('Every seat is taken.') : t('Fewer than {seats} seats are free.', { seats: partySize }),
    ...(place === undefined ? [] : [t('You are number {place} on the waitlist.', { place })]),
    t(
      '{seats, plural, one {As soon as one comes free it is offered to you here, and by mail if we have your address.} other {As soon as # are free they are offered to you here, and by mail if we have your address.}}',
      { seats: partySize },
    ),
  ].join(' ');
}

function offerText(night: Night, { partySize, seatOfferedUntil }: AttendeeRow): Markup {
  const until = seatOfferedUntil && zonedTime(seatOfferedUntil, night);
  return rich(
    '{seats, plural, one {A seat came free and is held for you until {until}. Then the next on the waitlist is asked.} other {# seats came free and are held for you until {until}. Then the next on the waitlist is asked.}}',
    { seats: partySize, until },
  );
}

/** @param note result of the last action, shown above @param buttons answer buttons, shown below */
export function statusPanel(
  guestStatus: GuestStatus,
  night: Night,
  guest: AttendeeRow,
  note: Part,
  buttons: Part = null,
): Markup | null {
  const words = statusContent(guestStatus, night, guest);
  if (words === null) return null;
  const { heading, text, mark, tone } = words;
  return markup`<div class="standing" data-tone="${tone}">${answerMark(mark)}<div>${note}<p class="standing-heading">${heading}</p><p>${text}</p>${buttons}</div></div>`;
}
