import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import type { AttendeeRow } from '../attendees-store.ts';
import { datePlate, type Reader, shortMoment } from '#server/platform/mails/date-time-text.ts';
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
    subject: oneLine(`${newsText(context)}: ${night}`),
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
          heading: 'Who answered',
          rows: answered.map((one) => ({
            text: nameOf(one.guest),
            detail: [answerText(one), ...noteOf(one)].join('. '),
          })),
        },
        {
          heading: 'Comments',
          rows: commented.map(({ author, comment }) => ({ text: nameOf(author), detail: comment.text })),
        },
      ].filter(({ rows }) => rows.length > 0),
      action: { label: 'See the night', href: links.night },
      footer:
        'Answers and comments are gathered for a while, so that you get one mail and not ten. Sent by Rollcall because you host this night.',
      stop: { label: 'Stop these mails', href: links.switchOff },
    }),
    unsubscribeUrl: `${links.switchOff}/stop`,
  };
}

/** 'Ben is in', '2 answers, 3 comments'. */
function newsText({ answered, commented }: DigestContext): string {
  const [first] = answered;
  const [only] = commented;
  if (answered.length === 1 && first && !only) return `${nameOf(first.guest)} ${verbOf(first)}`;
  if (commented.length === 1 && only && !first) return `${nameOf(only.author)} comments`;
  return countsText(answered.length, commented.length, ', ');
}

const leadText = (answers: number, comments: number): string =>
  answers + comments === 1
    ? `There is ${answers === 1 ? 'an answer' : 'a comment'}.`
    : `There are ${countsText(answers, comments, ' and ')}.`;

const countsText = (answers: number, comments: number, between: string): string =>
  [
    ...(answers > 0 ? [answers === 1 ? '1 answer' : `${answers} answers`] : []),
    ...(comments > 0 ? [comments === 1 ? '1 comment' : `${comments} comments`] : []),
  ].join(between);

const nameOf = ({ name, email }: AttendeeRow): string => name ?? (canBeWrittenTo(email) ? email : 'Somebody');

/** Words that follow a name. */
function verbOf({ guest, answer }: Answered): string {
  if (guest.awaitsApproval) return 'asks to join';
  if (guest.waitingSince !== null) return 'is on the waitlist';
  return { accepted: 'is in', maybe: 'says maybe', declined: 'cannot come' }[answer];
}

function answerText({ guest, answer }: Answered): string {
  if (guest.awaitsApproval) return 'Waiting for your approval';
  const party = guest.partySize > 1 ? `, ${guest.partySize} people` : '';
  if (guest.waitingSince !== null) return `On the waitlist${party}`;
  return { accepted: `In${party}`, maybe: `Maybe${party}`, declined: 'Out' }[answer];
}

export function statusText(seats: number | null, list: readonly AttendeeRow[]): string {
  const heads = list.filter(({ status }) => status === 'accepted').reduce((sum, { partySize }) => sum + partySize, 0);
  const comesToo = list.some(({ isHost, status }) => isHost && status === 'accepted');
  const table = `${heads} at the table${comesToo ? ', you included' : ''}.`;
  return `${seats === null ? table : `${heads} of ${seats} seats are taken.`} ${silenceText(list)}`;
}

/** Who has not answered; nobody waits for an answer of guests who were not asked. */
function silenceText(list: readonly AttendeeRow[]): string {
  const silent = list.filter(({ isHost, respondedAt }) => !isHost && respondedAt === null);
  const asked = silent.filter(({ invitedAt }) => invitedAt !== null).length;
  if (silent.length === 0) return 'Everybody has answered.';
  if (asked > 0) return asked === 1 ? 'One guest has not answered.' : `${asked} guests have not answered.`;
  return silent.length === 1 ? 'One guest is not invited yet.' : `${silent.length} guests are not invited yet.`;
}

function waitingTexts(list: readonly AttendeeRow[]): string[] {
  const count = list.filter(({ awaitsApproval, status }) => awaitsApproval && status !== 'declined').length;
  if (count === 0) return [];
  return [count === 1 ? 'One person waits for you to let them in.' : `${count} people wait for you to let them in.`];
}

const noteOf = ({ guest }: Answered): string[] => (guest.guestNote === null ? [] : [`Writes: ${guest.guestNote}`]);
