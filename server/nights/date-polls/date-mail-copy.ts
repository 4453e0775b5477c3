import { withFullStop } from '#shared/text/with-full-stop.ts';
import { listText } from '#shared/text/list-text.ts';
import type { MailContext } from '../mails/load-mail-context.ts';
import type { MailCopy } from '#server/platform/mails/mail-copy.ts';
import type { AddedDates } from './mail-payloads.ts';
import { dateList, dayFor, momentFor, openOptions } from './date-lines.ts';
import type { MailDates } from './mail-dates.ts';

/** A mail to a guest of an event whose date is to be found. */
export type DatesContext = MailContext & { dates: MailDates };

/** Whether the event still looks for its date. */
export const findsDate = (context: MailContext): context is DatesContext =>
  context.event.status === 'finding_date' && context.dates !== null;

const untilText = (context: DatesContext, now: Date): string => {
  const until = context.dates.poll.answersUntil;
  return until === null || until <= now ? '' : ` until ${momentFor(until, context, now)}`;
};

/** Dates to come that the guest has not answered. */
const unanswered = ({ dates }: DatesContext, now: Date) =>
  openOptions(dates, now).filter(({ id }) => !dates.given.has(id));

const ASK = 'Which dates work for you?';

/** Asks which dates work. Null if none is left to answer. */
export function datesCopy(context: DatesContext, now: Date): MailCopy | null {
  const { event, hostName } = context;
  const open = openOptions(context.dates, now);
  if (open.length === 0) return null;
  return {
    subject: `Which dates work for you? ${event.title}`,
    preheader: `${hostName} is looking for a date: ${listText(open.slice(0, 3).map(({ startsAt }) => momentFor(startsAt, context, now)))}${open.length > 3 ? ' and more' : ''}.`,
    lead: `${hostName} is looking for a date.`,
    heading: event.title,
    showsDescription: true,
    paragraphs: [
      `Say which dates work for you${untilText(context, now)}. No account needed, and you can change it until the date is set.`,
    ],
    lists: [dateList('The dates', open, context, now)],
    asks: ASK,
    showsGames: true,
    calendar: null,
  };
}

/** The mail about new dates to guests who answered before. Null if they have answered the new ones, or none of them is left. */
export function addedCopy(context: DatesContext, { added }: AddedDates, now: Date): MailCopy | null {
  const { event, hostName } = context;
  const moments = new Set(added.map((date) => date.getTime()));
  const open = unanswered(context, now).filter(({ startsAt }) => moments.has(startsAt.getTime()));
  if (open.length === 0) return null;
  const count = open.length === 1 ? 'one more date' : `${open.length} more dates`;
  return {
    subject: `${open.length === 1 ? 'A new date' : 'New dates'}: ${event.title}`,
    preheader: `${hostName} asks about ${count}.`,
    lead: `${hostName} asks about ${count}.`,
    heading: event.title,
    paragraphs: [
      `Your other answers are kept. Say whether ${open.length === 1 ? 'it works' : 'they work'} for you${untilText(context, now)}.`,
    ],
    lists: [dateList(open.length === 1 ? 'The new date' : 'The new dates', open, context, now)],
    asks: ASK,
    calendar: null,
  };
}

/** Asks a silent guest again. @param isByHost the host pressed a button; otherwise it is the reminder */
export function askAgainCopy(context: DatesContext, isByHost: boolean, now: Date): MailCopy | null {
  const { event, hostName } = context;
  const open = unanswered(context, now);
  if (open.length === 0) return null;
  const until = untilText(context, now);
  const lead = isByHost ? `${hostName} asks: which dates?` : 'Which dates work for you?';
  return {
    subject: `${lead} ${event.title}`,
    preheader: `${hostName} is still looking for a date.`,
    lead: isByHost ? `${hostName} asks once more.` : 'A short reminder.',
    heading: event.title,
    paragraphs: [
      `${hostName} is still looking for a date and does not know yet which ones work for you. You can answer${until === '' ? ' now' : until}.`,
    ],
    lists: [dateList('The dates', open, context, now)],
    asks: ASK,
    calendar: null,
  };
}

/** Notifies a guest that their date is open again. */
export function reopenedCopy(context: DatesContext, payload: { date: Date }, now: Date): MailCopy {
  const { event, hostName, dates } = context;
  const open = openOptions(dates, now);
  return {
    subject: `The date is open again: ${event.title}`,
    preheader: `${dayFor(payload.date, context)} is no longer the date.`,
    lead: `${hostName} opened the date again.`,
    heading: `${dayFor(payload.date, context)} is no longer the date`,
    paragraphs: [
      `${withFullStop(`${hostName} is looking for another date for ${event.title}`)} The attached file takes the old one out of your calendar. Your answers are kept; change them if you like${untilText(context, now)}.`,
    ],
    ...(open.length > 0 && { lists: [dateList('The dates', open, context, now)], asks: ASK }),
    ...(open.length === 0 && { action: 'See your answers' }),
    known: payload.date,
    calendar: null,
  };
}
