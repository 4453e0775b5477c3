import { withFullStop } from '#shared/text/with-full-stop.ts';
import { locale } from '#server/platform/words/language.ts';
import type { MailContext } from '../mails/load-mail-context.ts';
import type { MailCopy } from '#server/platform/mails/mail-copy.ts';
import { known, t } from '../words/words.ts';
import type { AddedDates } from './mail-payloads.ts';
import { dateList, dayFor, momentFor, openOptions } from './date-lines.ts';
import type { MailDates } from './mail-dates.ts';

/** A mail to a guest of an event whose date is to be found. */
export type DatesContext = MailContext & { dates: MailDates };

/** Whether the event still looks for its date. */
export const findsDate = (context: MailContext): context is DatesContext =>
  context.event.status === 'finding_date' && context.dates !== null;

/** By when answers are asked for; null without a deadline to come. */
const deadlineOf = (context: DatesContext, now: Date): string | null => {
  const until = context.dates.poll.answersUntil;
  return until === null || until <= now ? null : momentFor(until, context, now);
};

/** Dates to come that the guest has not answered. */
const unanswered = ({ dates }: DatesContext, now: Date) =>
  openOptions(dates, now).filter(({ id }) => !dates.given.has(id));

const ask = () => t('Which dates work for you?');

/** Asks which dates work. Null if none is left to answer. */
export function datesCopy(context: DatesContext, now: Date): MailCopy | null {
  const { title } = context.event;
  const host = known(context.hostName);
  const open = openOptions(context.dates, now);
  if (open.length === 0) return null;
  const dates = new Intl.ListFormat(locale()).format(
    open.slice(0, 3).map(({ startsAt }) => momentFor(startsAt, context, now)),
  );
  const until = deadlineOf(context, now);
  return {
    subject: `${ask()} ${title}`,
    preheader:
      open.length > 3
        ? t('{host} is looking for a date: {dates} and more.', { host, dates })
        : t('{host} is looking for a date: {dates}.', { host, dates }),
    lead: t('{host} is looking for a date.', { host }),
    heading: title,
    showsDescription: true,
    paragraphs: [
      until === null
        ? t('Say which dates work for you. No account needed, and you can change it until the date is set.')
        : t(
            'Say which dates work for you until {until}. No account needed, and you can change it until the date is set.',
            { until },
          ),
    ],
    lists: [dateList(t('The dates'), open, context, now)],
    asks: ask(),
    showsGames: true,
    calendar: null,
  };
}

/** The mail about new dates to guests who answered before. Null if they have answered the new ones, or none of them is left. */
export function addedCopy(context: DatesContext, { added }: AddedDates, now: Date): MailCopy | null {
  const { title } = context.event;
  const moments = new Set(added.map((date) => date.getTime()));
  const open = unanswered(context, now).filter(({ startsAt }) => moments.has(startsAt.getTime()));
  const count = open.length;
  if (count === 0) return null;
  const asks = t('{count, plural, one {{host} asks about one more date.} other {{host} asks about # more dates.}}', {
    count,
    host: known(context.hostName),
  });
  const until = deadlineOf(context, now);
  return {
    subject: t('{count, plural, one {A new date: {title}} other {New dates: {title}}}', { count, title }),
    preheader: asks,
    lead: asks,
    heading: title,
    paragraphs: [
      until === null
        ? t(
            '{count, plural, one {Your other answers are kept. Say whether it works for you.} other {Your other answers are kept. Say whether they work for you.}}',
            { count },
          )
        : t(
            '{count, plural, one {Your other answers are kept. Say whether it works for you until {until}.} other {Your other answers are kept. Say whether they work for you until {until}.}}',
            { count, until },
          ),
    ],
    lists: [dateList(t('{count, plural, one {The new date} other {The new dates}}', { count }), open, context, now)],
    asks: ask(),
    calendar: null,
  };
}

/** Asks a silent guest again. @param isByHost the host pressed a button; otherwise it is the reminder */
export function askAgainCopy(context: DatesContext, isByHost: boolean, now: Date): MailCopy | null {
  const { title } = context.event;
  const host = known(context.hostName);
  const open = unanswered(context, now);
  if (open.length === 0) return null;
  const until = deadlineOf(context, now);
  return {
    subject: `${isByHost ? t('{host} asks: which dates?', { host }) : ask()} ${title}`,
    preheader: t('{host} is still looking for a date.', { host }),
    lead: isByHost ? t('{host} asks once more.', { host }) : t('A short reminder.'),
    heading: title,
    paragraphs: [
      until === null
        ? t('{host} is still looking for a date and does not know yet which ones work for you. You can answer now.', {
            host,
          })
        : t(
            '{host} is still looking for a date and does not know yet which ones work for you. You can answer until {until}.',
            { host, until },
          ),
    ],
    lists: [dateList(t('The dates'), open, context, now)],
    asks: ask(),
    calendar: null,
  };
}

/** Notifies a guest that their date is open again. */
export function reopenedCopy(context: DatesContext, payload: { date: Date }, now: Date): MailCopy {
  const { title } = context.event;
  const host = known(context.hostName);
  const day = dayFor(payload.date, context);
  const open = openOptions(context.dates, now);
  const until = deadlineOf(context, now);
  const kept =
    until === null
      ? t('The attached file takes the old one out of your calendar. Your answers are kept; change them if you like.')
      : t(
          'The attached file takes the old one out of your calendar. Your answers are kept; change them if you like until {until}.',
          { until },
        );
  return {
    subject: t('The date is open again: {title}', { title }),
    preheader: t('{day} is no longer the date.', { day }),
    lead: t('{host} opened the date again.', { host }),
    heading: t('{day} is no longer the date', { day }),
    paragraphs: [`${withFullStop(t('{host} is looking for another date for {title}', { host, title }))} ${kept}`],
    ...(open.length > 0 && { lists: [dateList(t('The dates'), open, context, now)], asks: ask() }),
    ...(open.length === 0 && { action: t('See your answers') }),
    known: payload.date,
    calendar: null,
  };
}
