import type { Database } from '#server/database/database.ts';
import { layOutMail } from '#server/outbound/mail-layout.ts';
import type { Mail } from '#server/outbound/mailer.ts';
import { oneLine } from '#server/outbound/one-line.ts';
import { loadDatePoll } from '#server/domain/nights/date-poll/load-date-poll.ts';
import type { MailContext } from '../load-mail-context.ts';
import type { Site } from '../night-mail.ts';
import { type DatesContext, findsDate } from './date-copy.ts';
import { bestDatesList, type PollAnswers, rankedDates } from './best-dates.ts';
import { openPlate } from './date-lines.ts';
import { dateNeededPayload } from './payloads.ts';

/** The mail of a row of kind `host_date_needed`. Null if the date was set meanwhile. */
export async function writeDateNeeded(
  db: Database,
  row: { to: string; facts: object },
  material: MailContext,
  site: Site,
): Promise<Mail | null> {
  if (!findsDate(material)) return null;
  const { reasons } = dateNeededPayload.parse(row.facts);
  return dateNeededMail(row.to, material, await loadDatePoll(db, material.event), reasons, site);
}

/** Asks the host to set the date, because none met their conditions at the deadline. */
export function dateNeededMail(
  to: string,
  material: DatesContext,
  answers: PollAnswers,
  reasons: readonly string[],
  { origin, now }: Site,
): Mail {
  const { event } = material;
  const ranked = rankedDates(answers, now);
  const isLate = ranked.length === 0;
  return {
    to,
    subject: oneLine(`Please choose the date: ${event.title}`),
    ...layOutMail({
      preheader: isLate ? 'All dates are past.' : 'The time to answer is over, and the date did not set itself.',
      lead: 'The time to answer is over.',
      heading: `Please choose the date of ${event.title}`,
      stripColor: event.bannerColor,
      plate: openPlate(material.dates, material, event.location, now),
      paragraphs: [
        ...reasons,
        isLate
          ? 'All dates are past. Add new ones, and your guests are asked about them.'
          : 'Set one of the dates anyway, or add others. Your guests can still answer until then.',
      ],
      lists: bestDatesList(ranked, answers, material, now),
      action: { label: 'Choose the Date', href: `${origin}/game-nights/${event.id}` },
      footer: 'Sent by Rollcall because you host this night.',
    }),
  };
}
