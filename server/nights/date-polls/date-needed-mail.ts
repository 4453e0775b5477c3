import { proposedDate } from '#shared/nights/date-polls/choose-date.ts';
import type { Database } from '#server/platform/database/database.ts';
import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import { loadDatePoll } from './load-date-poll.ts';
import type { MailContext } from '../mails/load-mail-context.ts';
import type { Site } from '#server/platform/mails/mail-writer.ts';
import { type DatesContext, findsDate } from './date-mail-copy.ts';
import { bestDatesList, type PollAnswers, rankedDates } from './best-dates.ts';
import { dayFor, momentFor, openPlate } from './date-lines.ts';
import { known, t } from '../words/words.ts';
import { dateNeededPayload } from './mail-payloads.ts';

/** The mail of a row of kind `host_date_needed`. Null if the date was set, or if the found date no longer exists. */
export async function writeDateNeeded(
  db: Database,
  row: { to: string; payload: object },
  context: MailContext,
  site: Site,
): Promise<Mail | null> {
  if (!findsDate(context)) return null;
  const { reasons, optionId } = dateNeededPayload.parse(row.payload);
  const poll = await loadDatePoll(db, context.event);
  if (optionId === null) return dateNeededMail(row.to, context, poll, reasons, site);
  const found = proposedDate(poll, site.now);
  return found && dateFoundMail(row.to, context, poll, found.option.startsAt, site);
}

/** Asks the host to set the date, because none met their conditions at the deadline. */
export function dateNeededMail(
  to: string,
  context: DatesContext,
  answers: PollAnswers,
  reasons: readonly string[],
  site: Site,
): Mail {
  const { title } = context.event;
  const isLate = rankedDates(answers, site.now).length === 0;
  return askingMail(to, context, answers, site, {
    subject: t('Please choose the date: {title}', { title }),
    preheader: isLate ? t('All dates are past.') : t('The time to answer is over, and no date was set automatically.'),
    lead: t('The time to answer is over.'),
    heading: t('Please choose the date of {title}', { title }),
    paragraphs: [
      ...reasons.map(known),
      isLate
        ? t('All dates are past. Add new ones, and your guests are asked about them.')
        : t('Set one of the dates anyway, or add others. Your guests can still answer until then.'),
    ],
  });
}

/** The mail to the host when a late answer makes a date meet their conditions. */
export function dateFoundMail(
  to: string,
  context: DatesContext,
  answers: PollAnswers,
  startsAt: Date,
  site: Site,
): Mail {
  const { title } = context.event;
  const day = dayFor(startsAt, context);
  return askingMail(to, context, answers, site, {
    subject: t('A date meets your conditions: {title}', { title }),
    preheader: t('{day} meets your conditions since a late answer.', { day }),
    lead: t('Somebody answered after the deadline.'),
    heading: t('{day} meets your conditions', { day }),
    paragraphs: [
      t(
        'When the time to answer was over, no date of {title} met your conditions. Now {moment} does. It is not set automatically: after the deadline, the decision is yours.',
        { title, moment: momentFor(startsAt, context, site.now) },
      ),
    ],
  });
}

function askingMail(
  to: string,
  context: DatesContext,
  answers: PollAnswers,
  { origin, now }: Site,
  {
    subject,
    ...words
  }: Record<'subject' | 'preheader' | 'lead' | 'heading', string> & { paragraphs: readonly string[] },
): Mail {
  const { event } = context;
  const href = `${origin}/game-nights/${event.id}`;
  return {
    to,
    subject: oneLine(subject),
    notice: { text: words.preheader, url: href, by: null },
    ...layOutMail({
      ...words,
      stripColor: event.bannerColor,
      plate: openPlate(context.dates, context, event.location, now),
      lists: bestDatesList(rankedDates(answers, now), answers, context, now),
      action: { label: t('Choose the Date'), href },
      footer: t('Sent by Rollcall because you host this night.'),
    }),
  };
}
