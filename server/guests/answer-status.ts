import type { DateAnswer, RsvpAnswer } from '#shared/enums.ts';

/** RSVP that an answer to a date becomes when that date is set. */
export const DATE_ANSWER_STATUS: Record<DateAnswer, RsvpAnswer> = {
  yes: 'accepted',
  if_need_be: 'maybe',
  no: 'declined',
};
