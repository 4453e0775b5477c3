import { listText } from '#shared/text/list-text.ts';
import { withinSentence } from '../host-name.ts';
import type { AnswerPayload, OfferPayload, ReminderPayload } from './payloads.ts';
import type { MailContext } from './load-mail-context.ts';
import { fullMoment, ownTimeText, shortMoment, timeText } from '#server/platform/mails/date-time-text.ts';
import type { MailCopy } from '#server/platform/mails/mail-copy.ts';

/** What a party on the waitlist waits for. @param partySize people, the guest included */
const awaitedSeatsText = (partySize: number): string =>
  partySize === 1 ? 'a seat comes free' : `${partySize} seats are free`;

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
  return {
    subject: nightOf(context, now),
    preheader: `${hostName} invited you. Are you in?`,
    lead: `${hostName} invited you.`,
    heading: event.title,
    showsDescription: true,
    paragraphs: [],
    asks: 'Are you in?',
    showsGames: true,
    calendar: 'PUBLISH',
  };
};

export const offerCopy = (context: MailContext, { until, partySize }: OfferPayload, now: Date): MailCopy => {
  const deadline = fullMoment(until, context.event.timeZone, context.reader.hourCycle);
  const own = ownTimeText(until, context.event.timeZone, context.reader);
  const seats = partySize === 1 ? 'A seat' : `${partySize} seats`;
  return {
    subject: `${seats} came free: ${nightOf(context, now)}`,
    preheader: `It is yours until ${deadline}.`,
    heading: 'There is room for you',
    paragraphs: [
      `${seats} came free at ${context.event.title}. We hold ${partySize === 1 ? 'it' : 'them'} for you until ${deadline}; then the next on the waitlist is asked.`,
      ...(own === null ? [] : [own]),
    ],
    asks: partySize === 1 ? 'Do you want it?' : 'Do you want them?',
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
  const isConfirmed = isBefore && guest.status === 'accepted';
  return {
    subject: `${isBefore ? 'Soon:' : 'Are you in?'} ${nightOf(context, now)}`,
    preheader: `${whenOf(context)}.`,
    heading: event.title,
    paragraphs: isBefore
      ? ['It is nearly time.', ...reminderDetails(context)]
      : [`${hostName} would like to know whether you come.`],
    ...(isConfirmed ? { action: 'See or change your answer' } : { asks: 'Are you in?' }),
    showsGames: true,
    calendar: 'PUBLISH',
  };
}

/** The evening plan that the host put on the night, on the reader's clock: 'The plan: 19:00 Skull, 19:40 Heat.' */
function planText({ event: { date, timeZone }, reader, games, broughtPlan }: MailContext): string | null {
  const planned = [...games, ...broughtPlan]
    .flatMap(({ title, startsAfter }) => (startsAfter === null ? [] : [{ title, startsAfter }]))
    .toSorted((a, b) => a.startsAfter - b.startsAfter);
  if (planned.length === 0) return null;
  const at = (minutes: number) => timeText(new Date(date.getTime() + minutes * 60_000), timeZone, reader.hourCycle);
  return `The plan: ${planned.map(({ title, startsAfter }) => `${at(startsAfter)} ${title}`).join(', ')}.`;
}

/** Useful before leaving home: the plan, who else comes, and what the guest promised to bring. */
function reminderDetails(context: MailContext): string[] {
  const { comes, brings } = context;
  const plan = planText(context);
  return [
    ...(plan === null ? [] : [plan]),
    ...(comes === null ? [] : [`Who comes: ${comes}.`]),
    ...(brings.length === 0 ? [] : [`You bring ${listText(brings)}.`]),
  ];
}

/** Null if the guest has decided in the meantime. */
export function nudgeCopy(context: MailContext, now: Date): MailCopy | null {
  const { event, guest, hostName } = context;
  const isUndecided = guest.status === 'maybe';
  if (guest.waitingSince !== null || !(isUndecided || guest.status === 'invited')) return null;
  const question = isUndecided ? 'Can you say by now whether you come?' : 'Are you in?';
  return {
    subject: `${hostName} asks: are you in? ${nightOf(context, now)}`,
    preheader: `${whenOf(context)}.`,
    lead: `${hostName} asks once more.`,
    heading: event.title,
    paragraphs: [`${hostName} is planning the table and does not know yet whether to count you in.`],
    asks: question,
    showsGames: true,
    calendar: 'PUBLISH',
  };
}

/** Null if they have voted in the meantime, or there is nothing to vote on any more. */
export function voteRequestCopy(context: MailContext, now: Date): MailCopy | null {
  const { event, hostName, lacksVote } = context;
  if (!lacksVote) return null;
  return {
    subject: `What would you like to play? ${nightOf(context, now)}`,
    preheader: `${hostName} asks which games you want.`,
    lead: event.title,
    heading: 'What would you like to play?',
    paragraphs: [`${hostName} asks which of the games you want. Say yes to as many as you like.`],
    action: 'Vote for Games',
    anchor: '#votes',
    showsGames: true,
    calendar: null,
  };
}

/** Confirms the guest's answer, with the link to change it. */
export const answerCopy = (context: MailContext, payload: AnswerPayload, now: Date): MailCopy => {
  const { heading, text } = answerText(context, payload);
  return {
    subject: `${heading}: ${nightOf(context, now)}`,
    preheader: text,
    lead: context.event.title,
    heading,
    paragraphs: [text],
    action: 'See or change your answer',
    showsGames: payload.status !== 'declined',
    calendar: payload.status === 'declined' ? 'CANCEL' : 'PUBLISH',
  };
};

function answerText({ hostName }: MailContext, payload: AnswerPayload): { heading: string; text: string } {
  const { status, outcome, partySize, placeInLine } = payload;
  if (outcome === 'awaits_approval') {
    return {
      heading: 'Your answer is with the host',
      text: `You hear from us as soon as ${withinSentence(hostName)} says yes.`,
    };
  }
  if (outcome === 'in_line') {
    const place = placeInLine === null ? '' : ` You are number ${placeInLine} on the waitlist.`;
    const why = partySize === 1 ? 'is full' : `does not have ${partySize} free seats`;
    return {
      heading: 'You are on the waitlist',
      text: `The night ${why}.${place} We write when ${awaitedSeatsText(partySize)}.`,
    };
  }
  if (status === 'declined')
    return { heading: 'You said no', text: `Thank you for telling ${withinSentence(hostName)}. Next time.` };
  if (status === 'maybe') return { heading: 'You said maybe', text: `${hostName} knows. Decide whenever you can.` };
  const party = partySize === 1 ? 'One seat is yours.' : `${partySize} seats are yours.`;
  return { heading: 'You are in', text: `${party} ${hostName} is glad to have you.` };
}
