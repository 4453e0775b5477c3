import { eq } from 'drizzle-orm';
import { brokenConditions } from '#shared/nights/date-polls/conditions.ts';
import { listText } from '#shared/text/list-text.ts';
import { users } from '#shared/schema/users.ts';
import type { Database } from '#server/platform/database/database.ts';
import { attendeeName, loadDatePoll } from './load-date-poll.ts';
import type { AttendeeRow } from '../attendees-store.ts';
import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import type { MailRow } from '#server/platform/mails/mail-writer.ts';
import type { Site } from '#server/platform/mails/mail-writer.ts';
import { switchOffLinks } from '#server/platform/mails/switch-off-link.ts';
import { answerCounts, bestDatesList, type PollAnswers, rankedDates } from './best-dates.ts';
import type { DatesContext } from './date-mail-copy.ts';
import { dayFor, momentFor, openOptions, openPlate } from './date-lines.ts';
import { datesAnsweredPayload } from './mail-payloads.ts';

const MAX_NAMES = 5;

interface Poll extends PollAnswers {
  rows: readonly AttendeeRow[];
}

/**
 * The mail of a row of kind `host_dates_answered`, from present data. Null if nobody of it has an answer any more, no
 * date is to come.
 */
export async function writeDatesAnswered(
  db: Database,
  row: MailRow,
  context: DatesContext,
  site: Site,
): Promise<Mail | null> {
  if (row.userId === null || openOptions(context.dates, site.now).length === 0) return null;
  const [host] = await db.select({ wantsDigest: users.wantsDigest }).from(users).where(eq(users.id, row.userId));
  if (!host) return null;
  const { answered, isEverybody } = datesAnsweredPayload.parse(row.payload);
  const poll = await loadDatePoll(db, context.event);
  const payload = { answered: new Set(answered), isEverybody };
  const switchOff = (await switchOffLinks(db, site.origin)).urlOf(row.userId);
  const mail = datesAnsweredMail(row.to, context, poll, payload, { ...site, switchOff });
  return mail?.notice ? { ...mail, notice: { ...mail.notice, isOnly: !host.wantsDigest } } : mail;
}

/** The mail to the host: who answered, which dates lead, and who has not answered. */
export function datesAnsweredMail(
  to: string,
  context: DatesContext,
  poll: Poll,
  payload: { answered: ReadonlySet<number>; isEverybody: boolean },
  { origin, now, switchOff }: Site & { switchOff: string },
): Mail | null {
  const { event } = context;
  const guests = poll.rows.filter(({ isHost }) => !isHost);
  const answered = guests.filter(({ id, datesAnsweredAt }) => payload.answered.has(id) && datesAnsweredAt !== null);
  const [first] = answered;
  if (!first) return null;
  const silent = guests.filter(({ invitedAt, datesAnsweredAt }) => invitedAt !== null && datesAnsweredAt === null);
  const isEverybody = payload.isEverybody && silent.length === 0;
  const ranked = rankedDates(poll, now);
  const [best] = ranked;
  const news = answered.length === 1 ? `${attendeeName(first)} answered` : `${answered.length} answered`;
  const href = `${origin}/game-nights/${event.id}`;
  const bestTexts = best && best.guestHeads > 0 ? bestDateTexts(best.option, poll, context, now) : null;
  const preheader = bestTexts?.[0] ?? 'No guest says yes to a date yet.';
  return {
    to,
    subject: oneLine(`${isEverybody ? 'Everybody answered' : news}: ${event.title}`),
    notice: { text: preheader, url: href, by: null },
    ...layOutMail({
      preheader,
      lead: isEverybody ? 'Everybody has answered.' : `${news}.`,
      heading:
        isEverybody && best?.meetsConditions && bestTexts
          ? `${dayFor(best.option.startsAt, context)} is the best date`
          : event.title,
      stripColor: event.bannerColor,
      plate: openPlate(context.dates, context, event.location, now),
      paragraphs: [
        ...(bestTexts ?? [preheader]),
        ...(silent.length > 0 ? [silentText(silent)] : []),
        ...deadlineTexts(context, now),
      ],
      lists: [
        {
          heading: 'Who answered',
          rows: answered.map((guest) => ({ text: attendeeName(guest), detail: answerText(guest, poll, ranked) })),
        },
        ...bestDatesList(ranked, poll, context, now),
      ],
      action: { label: isEverybody ? 'Choose the Date' : 'See the Dates', href },
      footer:
        'Answers to your dates are gathered, so that you get one mail a day at most, and one when everybody has answered. Sent by Rollcall because you host this night.',
      stop: { label: 'Stop these mails', href: switchOff },
    }),
    unsubscribeUrl: `${switchOff}/stop`,
  };
}

/** The best date with its counts, and what it still lacks. */
function bestDateTexts(
  { id, startsAt }: { id: number; startsAt: Date },
  poll: Poll,
  context: DatesContext,
  now: Date,
): string[] {
  const lacks = brokenConditions(id, poll.attendees, poll.conditions).map(({ text }) => text);
  return [
    `Best so far: ${momentFor(startsAt, context, now)}, with ${answerCounts(id, poll)}.`,
    ...(lacks.length > 0 ? [`It does not meet your conditions yet. ${lacks.join(' ')}`] : []),
  ];
}

function silentText(silent: readonly AttendeeRow[]): string {
  if (silent.length === 1) return `${listText(silent.map(attendeeName))} has not answered yet.`;
  const names = silent.slice(0, MAX_NAMES).map(attendeeName);
  const more = silent.length - names.length;
  return `${silent.length} have not answered yet: ${listText(more > 0 ? [...names, `${more} more`] : names)}.`;
}

function deadlineTexts(context: DatesContext, now: Date): string[] {
  const { answersUntil, settlesItself } = context.dates.poll;
  if (answersUntil === null || answersUntil <= now) return [];
  const until = momentFor(answersUntil, context, now);
  return [
    settlesItself
      ? `On ${until} the date is set automatically, if one meets your conditions. You can set it before then.`
      : `They can answer until ${until}.`,
  ];
}

/** '4 of 6 dates work, 1 if need be. Writes: after eight'; dates of the past are left out. */
function answerText(guest: AttendeeRow, { attendees }: Poll, ranked: ReturnType<typeof rankedDates>): string {
  const answers = attendees.find(({ id }) => id === guest.id)?.answers;
  const count = (wanted: string) => ranked.filter(({ option }) => answers?.get(option.id)?.answer === wanted).length;
  const [yes, ifNeedBe] = [count('yes'), count('if_need_be')];
  const works = [
    yes > 0 && `${yes} of ${ranked.length} dates ${yes === 1 ? 'works' : 'work'}`,
    ifNeedBe > 0 && `${ifNeedBe} if need be`,
  ].filter(Boolean);
  return [
    guest.awaitsApproval ? 'Waiting for your approval' : null,
    works.length === 0 ? 'No date works' : works.join(', '),
    guest.dateNote === null ? null : `Writes: ${guest.dateNote}`,
  ]
    .filter(Boolean)
    .join('. ');
}
