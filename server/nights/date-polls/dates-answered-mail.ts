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
import { locale } from '#server/platform/words/language.ts';
import { t } from '../words/words.ts';
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
  if (answered.length === 0) return null;
  const silent = guests.filter(({ invitedAt, datesAnsweredAt }) => invitedAt !== null && datesAnsweredAt === null);
  const isEverybody = payload.isEverybody && silent.length === 0;
  const ranked = rankedDates(poll, now);
  const [best] = ranked;
  const href = `${origin}/game-nights/${event.id}`;
  const bestTexts = best && best.guestHeads > 0 ? bestDateTexts(best.option, poll, context, now) : null;
  const preheader = bestTexts?.[0] ?? t('No guest says yes to a date yet.');
  return {
    to,
    subject: oneLine(subjectOf(answered, isEverybody, event.title)),
    notice: { text: preheader, url: href, by: null },
    ...layOutMail({
      preheader,
      lead: leadOf(answered, isEverybody),
      heading:
        isEverybody && best?.meetsConditions && bestTexts
          ? t('{day} is the best date', { day: dayFor(best.option.startsAt, context) })
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
          heading: t('Who answered'),
          rows: answered.map((guest) => ({ text: attendeeName(guest), detail: answerText(guest, poll, ranked) })),
        },
        ...bestDatesList(ranked, poll, context, now),
      ],
      action: { label: isEverybody ? t('Choose the Date') : t('See the Dates'), href },
      footer: t(
        'Answers to your dates are gathered, so that you get one mail a day at most, and one when everybody has answered. Sent by Rollcall because you host this night.',
      ),
      stop: { label: t('Stop these mails'), href: switchOff },
    }),
    unsubscribeUrl: `${switchOff}/stop`,
  };
}

/** 'Ben answered: Friday Night' */
function subjectOf(answered: readonly AttendeeRow[], isEverybody: boolean, title: string): string {
  const [only, ...others] = answered;
  if (isEverybody) return t('Everybody answered: {title}', { title });
  return only && others.length === 0
    ? t('{name} answered: {title}', { name: attendeeName(only), title })
    : t('{count} answered: {title}', { count: answered.length, title });
}

function leadOf(answered: readonly AttendeeRow[], isEverybody: boolean): string {
  const [only, ...others] = answered;
  if (isEverybody) return t('Everybody has answered.');
  return only && others.length === 0
    ? t('{name} answered.', { name: attendeeName(only) })
    : t('{count} answered.', { count: answered.length });
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
    t('Best so far: {moment}, with {counts}.', {
      moment: momentFor(startsAt, context, now),
      counts: answerCounts(id, poll),
    }),
    ...(lacks.length > 0 ? [t('It does not meet your conditions yet. {lacks}', { lacks: lacks.join(' ') })] : []),
  ];
}

function silentText(silent: readonly AttendeeRow[]): string {
  const [only, ...others] = silent;
  if (only && others.length === 0) return t('{name} has not answered yet.', { name: attendeeName(only) });
  const names = silent.slice(0, MAX_NAMES).map(attendeeName);
  const more = silent.length - names.length;
  const listed = more > 0 ? [...names, t('{more, plural, one {# more} other {# more}}', { more })] : names;
  return t('{count} have not answered yet: {names}.', { count: silent.length, names: listText(listed, locale()) });
}

function deadlineTexts(context: DatesContext, now: Date): string[] {
  const { answersUntil, settlesItself } = context.dates.poll;
  if (answersUntil === null || answersUntil <= now) return [];
  const until = momentFor(answersUntil, context, now);
  return [
    settlesItself
      ? t('On {until} the date is set automatically, if one meets your conditions. You can set it before then.', {
          until,
        })
      : t('They can answer until {until}.', { until }),
  ];
}

/** '4 of 6 dates work, 1 if need be. Writes: after eight'; dates of the past are left out. */
function answerText(guest: AttendeeRow, { attendees }: Poll, ranked: ReturnType<typeof rankedDates>): string {
  const answers = attendees.find(({ id }) => id === guest.id)?.answers;
  const count = (wanted: string) => ranked.filter(({ option }) => answers?.get(option.id)?.answer === wanted).length;
  const [yes, ifNeedBe] = [count('yes'), count('if_need_be')];
  return [
    guest.awaitsApproval ? t('Waiting for your approval') : null,
    workingText(yes, ifNeedBe, ranked.length),
    guest.dateNote === null ? null : t('Writes: {note}', { note: guest.dateNote }),
  ]
    .filter(Boolean)
    .join('. ');
}

function workingText(yes: number, maybe: number, dates: number): string {
  if (yes > 0 && maybe > 0)
    return t(
      '{yes, plural, one {# of {dates} dates works, {maybe} if need be} other {# of {dates} dates work, {maybe} if need be}}',
      { yes, maybe, dates },
    );
  if (yes > 0)
    return t('{yes, plural, one {# of {dates} dates works} other {# of {dates} dates work}}', { yes, dates });
  return maybe > 0 ? t('{maybe} if need be', { maybe }) : t('No date works');
}
