import { withinSentence } from '../game-nights/host-name.ts';
import { changeWords } from './change-words.ts';
import type { AnswerFacts, OfferFacts, ReminderFacts, ToldChange } from './facts.ts';
import type { Material } from './load-material.ts';
import { momentWords } from './moment-words.ts';
import type { Said } from './night-mail.ts';

const whenOf = ({ event }: Material): string => momentWords(event.date, event.timeZone);

export const invitationWords = (material: Material): Said => {
  const { event, hostName } = material;
  return {
    subject: `You are invited: ${event.title}`,
    preheader: `${whenOf(material)}. Are you in?`,
    lead: `${hostName} invited you.`,
    heading: event.title,
    paragraphs: event.description ? [event.description] : [],
    note: event.customMessage,
    asks: 'Are you in?',
    showsGames: true,
    calendar: 'REQUEST',
  };
};

export const changedWords = (material: Material, changes: readonly ToldChange[]): Said => ({
  subject: `Changed: ${material.event.title}`,
  preheader: `Now ${whenOf(material)}.`,
  heading: `${material.event.title} has changed`,
  paragraphs: changes.map((change) => changeWords(change, material.event.timeZone)),
  asks: 'Does it still suit you?',
  calendar: 'REQUEST',
});

export const offerWords = (material: Material, { until, partySize }: OfferFacts): Said => {
  const deadline = momentWords(until, material.event.timeZone);
  const seats = partySize === 1 ? 'A seat' : `${partySize} seats`;
  return {
    subject: `A seat came free: ${material.event.title}`,
    preheader: `It is yours until ${deadline}.`,
    heading: 'There is room for you',
    paragraphs: [
      `${seats} came free at ${material.event.title}. We hold ${partySize === 1 ? 'it' : 'them'} for you until ${deadline}; then the next in line is asked.`,
    ],
    asks: partySize === 1 ? 'Do you want it?' : 'Do you want them?',
    calendar: 'REQUEST',
  };
};

/** Null where it has lost its sense: the night was moved, or the guest answered in the meantime. */
export function reminderWords(material: Material, { reminder, date }: ReminderFacts): Said | null {
  const { event, guest, hostName } = material;
  const isBefore = reminder === 'day';
  if (event.date.getTime() !== date.getTime() || guest.status === 'declined') return null;
  if (isBefore === (guest.status === 'invited')) return null;
  const asked = isBefore && guest.status === 'accepted';
  return {
    subject: isBefore ? `Soon: ${event.title}` : `Are you in? ${event.title}`,
    preheader: `${whenOf(material)}.`,
    heading: event.title,
    paragraphs: [isBefore ? 'It is nearly time.' : `${hostName} would like to know whether you come.`],
    ...(asked ? { action: 'See or change your answer' } : { asks: 'Are you in?' }),
    showsGames: true,
    calendar: 'REQUEST',
  };
}

/** Null where the guest decided in the meantime. */
export function nudgeWords(material: Material): Said | null {
  const { event, guest, hostName } = material;
  const isUndecided = guest.status === 'maybe';
  if (guest.waitingSince !== null || !(isUndecided || guest.status === 'invited')) return null;
  const asked = isUndecided ? 'Can you say by now whether you come?' : 'Are you in?';
  return {
    subject: `${hostName} asks: are you in? ${event.title}`,
    preheader: `${whenOf(material)}.`,
    lead: `${hostName} asks once more.`,
    heading: event.title,
    paragraphs: [`${hostName} is planning the table and does not know yet whether to count you in.`],
    asks: asked,
    showsGames: true,
    calendar: 'REQUEST',
  };
}

/** What the guest is told of their own answer, with the link by which to change it. */
export const answerWords = (material: Material, facts: AnswerFacts): Said => {
  const { heading, text } = answerText(material, facts);
  return {
    subject: `${heading}: ${material.event.title}`,
    preheader: text,
    heading,
    paragraphs: [text],
    action: 'See or change your answer',
    showsGames: facts.status !== 'declined',
    calendar: facts.status === 'declined' ? 'CANCEL' : 'REQUEST',
  };
};

function answerText({ event, hostName }: Material, facts: AnswerFacts): { heading: string; text: string } {
  const { status, outcome, partySize, placeInLine } = facts;
  if (outcome === 'awaits_approval') {
    return {
      heading: 'Your answer is with the host',
      text: `You hear from us as soon as ${withinSentence(hostName)} says yes.`,
    };
  }
  if (outcome === 'in_line') {
    const place = placeInLine === null ? '' : ` You are number ${placeInLine} in line.`;
    return { heading: 'You are in line', text: `${event.title} is full.${place} We write when a seat comes free.` };
  }
  if (status === 'declined')
    return { heading: 'You said no', text: `Thank you for telling ${withinSentence(hostName)}. Next time.` };
  if (status === 'maybe') return { heading: 'You said maybe', text: `${hostName} knows. Decide whenever you can.` };
  const party = partySize === 1 ? 'One seat is yours.' : `${partySize} seats are yours.`;
  return { heading: 'You are in', text: `${party} ${hostName} is glad to have you at ${event.title}.` };
}
