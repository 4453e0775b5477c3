import type { GuestStatus } from '#server/domain/nights/rules/guest-status.ts';
import { takesAnswers } from '#server/domain/nights/rules/guest-status.ts';
import { type Markup, markup, type Part } from '#server/http/markup.ts';
import type { AttendeeRow } from '#server/domain/nights/attendees-store.ts';
import { shortMoment } from '#server/mails/date-time-text.ts';
import type { Night } from '../night-store.ts';
import { answerButtons } from './answer-buttons.ts';
import { answerMark } from './icons.ts';

/** Whether the night moved since a guest's last answer, so that they are asked again. */
export const isMoved = (guestStatus: GuestStatus, { movedFrom }: AttendeeRow): boolean =>
  movedFrom !== null && takesAnswers(guestStatus) && guestStatus !== 'seat_offered';

const ANSWERS = [
  ['accepted', 'Yes'],
  ['maybe', 'Maybe'],
  ['declined', 'No'],
] as const;

/** The old and new date, and the three answers. @param note result of the last action, shown above */
export function movedPanel({ event, now, hourCycle }: Night, guest: AttendeeRow, path: string, note: Part): Markup {
  const words = (date: Date) => shortMoment(date, event.timeZone, hourCycle, now);
  const isComing = guest.status === 'accepted' || guest.status === 'maybe' || guest.waitingSince !== null;
  const isSeated = guest.status === 'accepted';
  return markup`<div class="standing" data-tone="warn">${answerMark('invited')}<div>${note}<p class="standing-heading">${isComing ? 'Still in?' : 'Does the new time suit you?'}</p>
<p>The night moved. It was ${words(guest.movedFrom ?? event.date)}; now it is <b>${words(event.date)}</b>.${isSeated && ' Your seat is kept until you say otherwise.'}</p>${answerButtons(path, ANSWERS)}</div></div>`;
}
