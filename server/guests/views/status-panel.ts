import type { AttendeeStatus } from '#shared/enums.ts';
import { type GuestStatus, type AttendeeRow, withinSentence } from '#server/nights/service.ts';
import { waitlistPlaces } from '#shared/nights/seats.ts';
import { type Markup, markup, type Part } from '#server/platform/http/markup.ts';
import type { Night } from '../night-store.ts';
import { answerMark } from './icons.ts';
import { isFull } from './seats-left-text.ts';
import { zonedTime } from './zoned-time.ts';

interface StatusContent {
  heading: string;
  text: Part;
  mark: AttendeeStatus;
  tone: 'good' | 'warn' | 'quiet';
}

/** A guest's status as text; null without an answer. */
export function statusContent(guestStatus: GuestStatus, night: Night, guest: AttendeeRow): StatusContent | null {
  const { hostName } = night;
  switch (guestStatus) {
    case 'invited':
      return null;
    case 'accepted':
      return {
        heading: 'You are in',
        text: `${seatText(guest.partySize)} ${hostName} knows.`,
        mark: 'accepted',
        tone: 'good',
      };
    case 'maybe':
      return {
        heading: 'You said maybe',
        text: `${hostName} knows. Decide whenever you can.`,
        mark: 'maybe',
        tone: 'warn',
      };
    case 'declined':
      return {
        heading: 'You said no',
        text: `Thank you for telling ${withinSentence(hostName)}. Should plans change, answer again here.`,
        mark: 'declined',
        tone: 'quiet',
      };
    case 'waitlisted':
      return { heading: 'You are on the waitlist', text: waitlistText(night, guest), mark: 'invited', tone: 'warn' };
    case 'seat_offered':
      return { heading: 'There is room for you', text: offerText(night, guest), mark: 'invited', tone: 'good' };
    case 'awaits_approval':
      return {
        heading: 'Your answer is with the host',
        text: `${hostName} lets people in one by one. Come back to this page to see the answer.`,
        mark: 'invited',
        tone: 'warn',
      };
    case 'cancelled':
      return {
        heading: 'This night is cancelled',
        text: cancelledText(night),
        mark: 'declined',
        tone: 'quiet',
      };
    case 'over':
      return {
        heading: 'This night is over',
        text: 'Answers are closed.',
        mark: 'invited',
        tone: 'quiet',
      };
  }
}

/** With the host's reason, if any. */
function cancelledText({ hostName, event: { cancelReason } }: Night): string {
  const reason = cancelReason === null ? '' : ` “${cancelReason}”`;
  return `${hostName} called it off.${reason} There is nothing that you need to do.`;
}

const seatText = (heads: number): string => (heads === 1 ? 'One seat is yours.' : `${heads} seats are yours.`);

function waitlistText({ event, list, now }: Night, { id, partySize }: AttendeeRow): string {
  const place = waitlistPlaces(list).get(id);
  const words = place === undefined ? '' : ` You are number ${place} on the waitlist.`;
  const isAlone = partySize === 1;
  const isTaken = isAlone || isFull(event.maxAttendees, list, now);
  const why = isTaken ? 'Every seat is taken.' : `Fewer than ${partySize} seats are free.`;
  const soon = isAlone ? 'one comes free it is' : `${partySize} are free they are`;
  return `${why}${words} As soon as ${soon} offered to you here, and by mail if we have your address.`;
}

function offerText(night: Night, { partySize, seatOfferedUntil }: AttendeeRow): Markup {
  const until = seatOfferedUntil && zonedTime(seatOfferedUntil, night);
  return markup`${partySize === 1 ? 'A seat came free and is held' : `${partySize} seats came free and are held`} for you until ${until}. Then the next on the waitlist is asked.`;
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
