import { listText } from '#shared/text/list-text.ts';
import { locale } from '#server/platform/words/language.ts';
import { atSentenceStart, withinSentence } from '../host-name.ts';
import { t } from '../words/words.ts';
import type { AnswerPayload, OfferPayload, ReminderPayload } from './payloads.ts';
import type { MailContext } from './load-mail-context.ts';
import { fullMoment, ownTimeText, shortMoment, timeText } from '#server/platform/mails/date-time-text.ts';
import type { MailCopy } from '#server/platform/mails/mail-copy.ts';

/** The question about seats that are held for a guest. */
export const wantsSeats = (partySize: number): string =>
  t('{seats, plural, one {Do you want it?} other {Do you want them?}}', { seats: partySize });

/** When a night is, in its host's zone. */
export const whenOf = ({ event, reader }: MailContext): string =>
  fullMoment(event.date, event.timeZone, reader.hourCycle);

/** The end of every subject, by which two nights of one template differ: 'Fri 4 Dec, 19:00 · Friday Night'. */
export const nightOf = ({ event, reader }: MailContext, now: Date): string =>
  event.status === 'finding_date'
    ? event.title
    : `${shortMoment(event.date, event.timeZone, reader.hourCycle, now)} · ${event.title}`;

export const invitationCopy = (context: MailContext, now: Date): MailCopy => {
  const { event, hostName } = context;
  const host = atSentenceStart(hostName);
  return {
    subject: nightOf(context, now),
    preheader: t('{host} invited you. Are you in?', { host }),
    lead: t('{host} invited you.', { host }),
    heading: event.title,
    showsDescription: true,
    paragraphs: [],
    asks: t('Are you in?'),
    showsGames: true,
    calendar: 'PUBLISH',
  };
};

export const offerCopy = (context: MailContext, { until, partySize }: OfferPayload, now: Date): MailCopy => {
  const deadline = fullMoment(until, context.event.timeZone, context.reader.hourCycle);
  const own = ownTimeText(until, context.event.timeZone, context.reader);
  return {
    subject: t('{seats, plural, one {A seat came free: {night}} other {# seats came free: {night}}}', {
      seats: partySize,
      night: nightOf(context, now),
    }),
    preheader: t('It is yours until {deadline}.', { deadline }),
    heading: t('There is room for you'),
    paragraphs: [
      t(
        '{seats, plural, one {A seat came free at {title}. We hold it for you until {deadline}; then the next on the waitlist is asked.} other {# seats came free at {title}. We hold them for you until {deadline}; then the next on the waitlist is asked.}}',
        { seats: partySize, title: context.event.title, deadline },
      ),
      ...(own === null ? [] : [own]),
    ],
    asks: wantsSeats(partySize),
    known: until,
    calendar: 'PUBLISH',
  };
};

/** Null if it is pointless now: the night was moved, or the guest has answered. */
export function reminderCopy(context: MailContext, { reminder, date }: ReminderPayload, now: Date): MailCopy | null {
  const { event, guest, hostName } = context;
  const isBefore = reminder === 'day';
  if (event.date.getTime() !== date.getTime() || guest.status === 'declined') return null;
  if (isBefore === (guest.status === 'invited')) return null;
  if (guest.waitingSince !== null || guest.awaitsApproval) return null;
  const night = nightOf(context, now);
  const isConfirmed = isBefore && guest.status === 'accepted';
  return {
    subject: isBefore ? t('Soon: {night}', { night }) : t('Are you in? {night}', { night }),
    preheader: `${whenOf(context)}.`,
    heading: event.title,
    paragraphs: isBefore
      ? [t('It is nearly time.'), ...reminderDetails(context)]
      : [t('{host} would like to know whether you come.', { host: atSentenceStart(hostName) })],
    ...(isConfirmed ? { action: t('See or change your answer') } : { asks: t('Are you in?') }),
    showsGames: true,
    calendar: 'PUBLISH',
  };
}

/** The evening plan that the host put on the night, on the reader's clock: 'The plan: 19:00 Skull, 19:40 Heat.' */
function planText({ event: { date, timeZone }, reader, games: listed, broughtPlan }: MailContext): string | null {
  const planned = [...listed, ...broughtPlan]
    .flatMap(({ title, startsAfter }) => (startsAfter === null ? [] : [{ title, startsAfter }]))
    .toSorted((a, b) => a.startsAfter - b.startsAfter);
  if (planned.length === 0) return null;
  const at = (minutes: number) => timeText(new Date(date.getTime() + minutes * 60_000), timeZone, reader.hourCycle);
  const games = planned.map(({ title, startsAfter }) => `${at(startsAfter)} ${title}`).join(', ');
  return t('The plan: {games}.', { games });
}

/** Useful before leaving home: the plan, who else comes, and what the guest promised to bring. */
function reminderDetails(context: MailContext): string[] {
  const { comes, brings } = context;
  const plan = planText(context);
  return [
    ...(plan === null ? [] : [plan]),
    ...(comes === null ? [] : [t('Who comes: {names}.', { names: comes })]),
    ...(brings.length === 0 ? [] : [t('You bring {things}.', { things: listText(brings, locale()) })]),
  ];
}

/** Null if the guest has decided in the meantime. */
export function nudgeCopy(context: MailContext, now: Date): MailCopy | null {
  const { event, guest } = context;
  const host = atSentenceStart(context.hostName);
  const isUndecided = guest.status === 'maybe';
  if (guest.waitingSince !== null || !(isUndecided || guest.status === 'invited')) return null;
  const question = isUndecided ? t('Can you say by now whether you come?') : t('Are you in?');
  return {
    subject: t('{host} asks: are you in? {night}', { host, night: nightOf(context, now) }),
    preheader: `${whenOf(context)}.`,
    lead: t('{host} asks once more.', { host }),
    heading: event.title,
    paragraphs: [t('{host} is planning the table and does not know yet whether to count you in.', { host })],
    asks: question,
    showsGames: true,
    calendar: 'PUBLISH',
  };
}

/** Null if they have voted in the meantime, or there is nothing to vote on any more. */
export function voteRequestCopy(context: MailContext, now: Date): MailCopy | null {
  if (!context.lacksVote) return null;
  const host = atSentenceStart(context.hostName);
  return {
    subject: t('What would you like to play? {night}', { night: nightOf(context, now) }),
    preheader: t('{host} asks which games you want.', { host }),
    lead: context.event.title,
    heading: t('What would you like to play?'),
    paragraphs: [t('{host} asks which of the games you want. Say yes to as many as you like.', { host })],
    action: t('Vote for Games'),
    anchor: '#votes',
    showsGames: true,
    calendar: null,
  };
}

/** Confirms the guest's answer, with the link to change it. */
export const answerCopy = (context: MailContext, payload: AnswerPayload, now: Date): MailCopy => {
  const { heading, text } = answerText(context, payload);
  return {
    subject: t('{heading}: {night}', { heading, night: nightOf(context, now) }),
    preheader: text,
    lead: context.event.title,
    heading,
    paragraphs: [text],
    action: t('See or change your answer'),
    showsGames: payload.status !== 'declined',
    calendar: payload.status === 'declined' ? 'CANCEL' : 'PUBLISH',
  };
};

function answerText({ hostName }: MailContext, payload: AnswerPayload): { heading: string; text: string } {
  const { status, outcome, partySize: seats, placeInLine } = payload;
  const host = withinSentence(hostName);
  if (outcome === 'awaits_approval') {
    return {
      heading: t('Your answer is with the host'),
      text: t('You hear from us as soon as {host} says yes.', { host }),
    };
  }
  if (outcome === 'in_line') {
    const sentences = [
      t('{seats, plural, one {The night is full.} other {The night does not have # free seats.}}', { seats }),
      ...(placeInLine === null ? [] : [t('You are number {place} on the waitlist.', { place: placeInLine })]),
      t('{seats, plural, one {We write when a seat comes free.} other {We write when # seats are free.}}', { seats }),
    ];
    return { heading: t('You are on the waitlist'), text: sentences.join(' ') };
  }
  if (status === 'declined')
    return { heading: t('You said no'), text: t('Thank you for telling {host}. Next time.', { host }) };
  const first = atSentenceStart(hostName);
  if (status === 'maybe')
    return { heading: t('You said maybe'), text: t('{host} knows. Decide whenever you can.', { host: first }) };
  const party = t('{seats, plural, one {One seat is yours.} other {# seats are yours.}}', { seats });
  return { heading: t('You are in'), text: `${party} ${t('{host} is glad to have you.', { host: first })}` };
}
