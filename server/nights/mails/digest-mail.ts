import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import type { AttendeeRow } from '../attendees-store.ts';
import { datePlate, type Reader, shortMoment } from '#server/platform/mails/date-time-text.ts';
import { t } from '../words/words.ts';
import type { DigestContext } from './digest-context.ts';

type Answered = DigestContext['answered'][number];

/** A digest for the host: new answers, the state of the list, open requests, and new comments. */
export function digestMail(
  to: string,
  context: DigestContext,
  links: { night: string; switchOff: string },
  now: Date,
): Mail {
  const { event, list, answered, commented } = context;
  const reader: Reader = { hourCycle: list.find(({ isHost }) => isHost)?.hourCycle ?? 'h23', timeZone: null };
  const night = `${shortMoment(event.date, event.timeZone, reader.hourCycle, now)} · ${event.title}`;
  // Comments alone say nothing of the list, which may be that of a past night.
  const seatStatus = answered.length === 0 ? [] : [statusText(event.maxAttendees, list), ...waitingTexts(list)];
  const preheader = [...seatStatus, ...commented.map(({ comment }) => comment.text)].join(' ');
  return {
    to,
    subject: oneLine(t('{heading}: {night}', { heading: newsText(context), night })),
    notice: { text: preheader, url: links.night, by: event.date, isOnly: !context.isMailed },
    ...layOutMail({
      preheader,
      lead: leadText(answered.length, commented.length),
      heading: event.title,
      stripColor: event.bannerColor,
      plate: datePlate(event, reader, event.location),
      paragraphs: seatStatus,
      lists: [
        {
          heading: t('Who answered'),
          rows: answered.map((one) => ({
            text: nameOf(one.guest),
            detail: [answerText(one), ...noteOf(one)].join('. '),
          })),
        },
        {
          heading: t('Comments'),
          rows: commented.map(({ author, comment }) => ({ text: nameOf(author), detail: comment.text })),
        },
      ].filter(({ rows }) => rows.length > 0),
      action: { label: t('See the night'), href: links.night },
      footer: t(
        'Answers and comments are gathered for a while, so that you get one mail and not ten. Sent by Rollcall because you host this night.',
      ),
      stop: { label: t('Stop these mails'), href: links.switchOff },
    }),
    unsubscribeUrl: `${links.switchOff}/stop`,
  };
}

/** 'Ben is in', '2 answers, 3 comments'. */
function newsText({ answered, commented }: DigestContext): string {
  const [first] = answered;
  const [only] = commented;
  if (answered.length === 1 && first && !only) return answerNews(first);
  if (commented.length === 1 && only && !first) return t('{name} comments', { name: nameOf(only.author) });
  const counts = { answers: answered.length, comments: commented.length };
  if (counts.comments === 0) return t('{answers, plural, one {# answer} other {# answers}}', counts);
  if (counts.answers === 0) return t('{comments, plural, one {# comment} other {# comments}}', counts);
  return t(
    '{answers, plural, one {# answer} other {# answers}}, {comments, plural, one {# comment} other {# comments}}',
    counts,
  );
}

function leadText(answers: number, comments: number): string {
  if (comments === 0)
    return t('{answers, plural, one {There is an answer.} other {There are # answers.}}', { answers });
  if (answers === 0)
    return t('{comments, plural, one {There is a comment.} other {There are # comments.}}', { comments });
  return t(
    'There are {answers, plural, one {# answer} other {# answers}} and {comments, plural, one {# comment} other {# comments}}.',
    { answers, comments },
  );
}

const nameOf = ({ name, email }: AttendeeRow): string => name ?? (canBeWrittenTo(email) ? email : t('Somebody'));

function answerNews({ guest, answer }: Answered): string {
  const name = nameOf(guest);
  if (guest.awaitsApproval) return t('{name} asks to join', { name });
  if (guest.waitingSince !== null) return t('{name} is on the waitlist', { name });
  if (answer === 'declined') return t('{name} cannot come', { name });
  return answer === 'maybe' ? t('{name} says maybe', { name }) : t('{name} is in', { name });
}

function answerText({ guest, answer }: Answered): string {
  if (guest.awaitsApproval) return t('Waiting for your approval');
  const { partySize: seats } = guest;
  if (guest.waitingSince !== null)
    return t('{seats, plural, one {On the waitlist} other {On the waitlist, # people}}', { seats });
  if (answer === 'declined') return t('Out');
  if (answer === 'maybe') return seats === 1 ? t('Maybe') : t('Maybe, {seats} people', { seats });
  return seats === 1 ? t('In') : t('In, {seats} people', { seats });
}

export const statusText = (seats: number | null, list: readonly AttendeeRow[]): string =>
  `${tableText(seats, list)} ${silenceText(list)}`;

function tableText(seats: number | null, list: readonly AttendeeRow[]): string {
  const heads = list.filter(({ status }) => status === 'accepted').reduce((sum, { partySize }) => sum + partySize, 0);
  if (seats !== null) return t('{heads} of {seats} seats are taken.', { heads, seats });
  return list.some(({ isHost, status }) => isHost && status === 'accepted')
    ? t('{heads} at the table, you included.', { heads })
    : t('{heads} at the table.', { heads });
}

/** Who has not answered; nobody waits for an answer of guests who were not asked. */
function silenceText(list: readonly AttendeeRow[]): string {
  const silent = list.filter(({ isHost, respondedAt }) => !isHost && respondedAt === null);
  const asked = silent.filter(({ invitedAt }) => invitedAt !== null).length;
  if (silent.length === 0) return t('Everybody has answered.');
  return asked > 0
    ? t('{asked, plural, one {One guest has not answered.} other {# guests have not answered.}}', { asked })
    : t('{silent, plural, one {One guest is not invited yet.} other {# guests are not invited yet.}}', {
        silent: silent.length,
      });
}

function waitingTexts(list: readonly AttendeeRow[]): string[] {
  const waiting = list.filter(({ awaitsApproval, status }) => awaitsApproval && status !== 'declined').length;
  if (waiting === 0) return [];
  return [
    t(
      '{waiting, plural, one {One person waits for you to let them in.} other {# people wait for you to let them in.}}',
      { waiting },
    ),
  ];
}

const noteOf = ({ guest }: Answered): string[] =>
  guest.guestNote === null ? [] : [t('Writes: {note}', { note: guest.guestNote })];
