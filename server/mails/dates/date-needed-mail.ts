import type { Database } from '#server/database/database.ts';
import { layOutMail } from '#server/outbound/mail-layout.ts';
import type { Mail } from '#server/outbound/mailer.ts';
import { oneLine } from '#server/outbound/one-line.ts';
import { dateAnswersOf } from '#server/domain/nights/date-poll/poll-store.ts';
import type { MailContext } from '../load-mail-context.ts';
import type { Site } from '../night-mail.ts';
import { type DatesContext, findsDate } from './date-copy.ts';
import { momentFor, openOptions, openPlate } from './date-lines.ts';
import { dateNeededPayload } from './payloads.ts';

const MOST_DATES = 5;

/** People by answer to one date. */
interface Counted {
  id: number;
  startsAt: Date;
  yes: number;
  ifNeedBe: number;
}

/** The mail of a row of kind `host_date_needed`. Null if the date was set meanwhile. */
export async function writeDateNeeded(
  db: Database,
  row: { to: string; facts: object },
  material: MailContext,
  site: Site,
): Promise<Mail | null> {
  if (!findsDate(material)) return null;
  const answers = await dateAnswersOf(db, material.event.id);
  const counted = openOptions(material.dates, site.now).map(({ id, startsAt }) => {
    const count = (said: string) => answers.filter(({ optionId, answer }) => optionId === id && answer === said).length;
    return { id, startsAt, yes: count('yes'), ifNeedBe: count('if_need_be') };
  });
  return dateNeededMail(row.to, material, counted, dateNeededPayload.parse(row.facts).reasons, site);
}

/** Asks the host to set the date, because none met their conditions at the deadline. */
export function dateNeededMail(
  to: string,
  material: DatesContext,
  counted: readonly Counted[],
  reasons: readonly string[],
  { origin, now }: Site,
): Mail {
  const { event } = material;
  const best = counted
    .toSorted(
      (one, other) =>
        other.yes - one.yes || other.ifNeedBe - one.ifNeedBe || Number(one.startsAt) - Number(other.startsAt),
    )
    .slice(0, MOST_DATES);
  const rows = best.map(({ startsAt, yes, ifNeedBe }) => ({
    text: momentFor(startsAt, material, now),
    detail: [`${yes} yes`, ifNeedBe > 0 && `${ifNeedBe} if need be`].filter(Boolean).join(', '),
  }));
  const isLate = best.length === 0;
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
      ...(rows.length > 0 && { lists: [{ heading: 'The dates with most yes', rows }] }),
      action: { label: 'Choose the Date', href: `${origin}/game-nights/${event.id}` },
      footer: 'Sent by Rollcall because you host this night.',
    }),
  };
}
