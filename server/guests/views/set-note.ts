import type { DateAnswer } from '#shared/enums.ts';
import type { GuestStatus } from '#server/nights/service.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { answersOf } from '../guest-dates.ts';
import { longDay } from '#server/platform/mails/date-time-text.ts';
import type { InvitedView } from './invited-view.ts';
import { t } from '../words/words.ts';

/** The result of the answer to the set date, while it still applies. */
const resultWords = (): Partial<Record<GuestStatus, Partial<Record<DateAnswer, string>>>> => ({
  accepted: { yes: t('You said yes to it.') },
  waitlisted: { yes: t('You said yes to it, and others who did so before you have the seats.') },
  seat_offered: { yes: t('You said yes to it.') },
  awaits_approval: { yes: t('You said yes to it.'), if_need_be: t('You said “if need be” to it.') },
  maybe: { if_need_be: t('You said “if need be” to it. Do you come?') },
  declined: { no: t('You said no to it. Should plans change, answer again here.') },
  invited: {},
});

/**
 * The note to a guest about the date that was set and their answer to it. The current answer, or the choice, is below it.
 * Null without a date poll, once it is over, and after the host moved the night to a date that nobody was asked for.
 */
export function setNote(
  { night, guest: { id } }: Pick<InvitedView, 'night' | 'guest'>,
  guestStatus: GuestStatus,
): Markup | null {
  const { event, dates } = night;
  const setOptionId = dates?.poll.settledAt == null ? null : dates.poll.settledOptionId;
  const words = resultWords()[guestStatus];
  if (dates === null || setOptionId === null || words === undefined) return null;
  const option = dates.options.find((one) => one.id === setOptionId);
  if (option?.startsAt.getTime() !== event.date.getTime()) return null;
  const given = answersOf(dates, id);
  const answer = given.get(setOptionId);
  const text =
    guestStatus === 'invited'
      ? given.size === 0
        ? t('You did not answer the dates. Does this one work for you?')
        : t('You left this one open. Does it work for you?')
      : answer && words[answer];
  if (text === undefined) return null;
  return markup`<p class="mb-3.5"><b>${t('The date is set: {day}.', { day: longDay(event.date, event.timeZone) })}</b> ${text}</p>`;
}
