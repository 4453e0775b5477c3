import { firstName } from '#server/plays/service.ts';
import type { MailList } from '#server/platform/mails/mail-blocks.ts';
import type { MailStatusBlock } from '#server/platform/mails/mail-status-block.ts';
import type { MailContext } from '../mails/load-mail-context.ts';
import { awaitedSeatsText } from '../mails/guest-mail-copy.ts';
import type { MailCopy } from '#server/platform/mails/mail-copy.ts';
import { countWord } from '#shared/text/count-word.ts';
import { dayFor, momentFor } from './date-lines.ts';
import type { DateSet } from './mail-payloads.ts';

/** The mail about the set date to somebody who answered the dates, with their resulting RSVP. */
export function dateSetCopy(context: MailContext, payload: DateSet, now: Date): MailCopy {
  const { event } = context;
  const { statusBlock, ...next } = outcomeOf(context, payload);
  return {
    subject: `${momentFor(event.date, context, now)} · ${event.title}`,
    preheader: `${statusBlock.heading} ${statusBlock.text}`,
    lead: `${event.title} has a date.`,
    heading: `It is ${dayFor(event.date, context)}`,
    statusBlock,
    paragraphs: [],
    lists: [...whoComes(context)],
    showsGames: payload.outcome !== 'declined',
    ...(payload.outcome !== 'declined' && { showsDescription: true }),
    isSet: true,
    // A guest who does not come needs no entry, not even a declined one.
    calendar: payload.outcome === 'declined' ? null : 'PUBLISH',
    ...next,
  };
}

function outcomeOf(context: MailContext, { answer, outcome, placeInLine }: DateSet) {
  const { guest, hostName, dates } = context;
  const name = firstName(guest.name);
  const you = (word: string, then: string) => `You said ${word}${name === null ? '' : `, ${name}`}, ${then}`;
  const others = (dates?.options.length ?? 1) - 1;
  const free =
    others === 0 ? '' : ` The other ${others === 1 ? 'date is' : `${countWord(others)} dates are`} free again.`;
  const file = 'The calendar file is attached.';
  const say = (tone: MailStatusBlock['tone'], sign: string, heading: string, text: string): MailStatusBlock => ({
    tone,
    sign,
    heading,
    text,
  });
  switch (outcome) {
    case 'accepted':
      return {
        statusBlock: say('good', '✓', you('yes', 'so you are in.'), `${file}${free}`),
        action: 'See the Night',
        change: 'Change My Answer',
      };
    case 'in_line': {
      if (guest.seatOfferedUntil !== null)
        return {
          statusBlock: say(
            'good',
            '✓',
            you('yes', 'and there is room for you.'),
            `Take your seat on your page.${free}`,
          ),
          action: 'Take My Seat',
        };
      const taken = guest.partySize === 1 ? 'every seat is taken' : `fewer than ${guest.partySize} seats are free`;
      const place = placeInLine === null ? '' : ` You are number ${placeInLine} on the waitlist.`;
      return {
        statusBlock: say(
          'warn',
          '○',
          you('yes', `and ${taken}.`),
          `Others said yes before you.${place} We write when ${awaitedSeatsText(guest.partySize)}.${free}`,
        ),
        action: 'See the Night',
        change: 'Change My Answer',
      };
    }
    case 'awaits_approval':
      return {
        statusBlock: say('warn', '○', 'Your answer is with the host.', `${hostName} lets people in one by one.${free}`),
        action: 'See the Night',
      };
    case 'maybe':
      return {
        statusBlock: say('warn', '◐', you('“if need be”', 'so you are asked.'), `${file}${free}`),
        asks: 'Do you come?',
      };
    case 'declined':
      return {
        statusBlock: say(
          'warn',
          '✕',
          you('no', 'so you are not expected.'),
          `Should plans change, say so on your page.${free}`,
        ),
        action: 'Change My Answer',
      };
    case 'invited':
      return {
        statusBlock: say(
          'warn',
          '○',
          answer === null ? 'You left this date open.' : 'You are invited.',
          `${file}${free}`,
        ),
        asks: 'Are you in?',
      };
  }
}

/** Lists of those who come, who are asked again, who are invited and who wait for a seat, where the host shows guests. */
function whoComes({ comes, maybe, asked, waitlisted }: MailContext): MailList[] {
  const rows = [
    ...(comes === null ? [] : [{ text: comes, detail: 'yes' }]),
    ...(maybe === null ? [] : [{ text: maybe, detail: 'asked' }]),
    ...(asked === null ? [] : [{ text: asked, detail: 'invited' }]),
    ...(waitlisted === null ? [] : [{ text: waitlisted, detail: 'on the waitlist' }]),
  ];
  return rows.length === 0 ? [] : [{ heading: 'Who comes', rows, isScored: true }];
}
