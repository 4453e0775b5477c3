import { firstName } from '#server/plays/service.ts';
import type { MailList } from '#server/platform/mails/mail-blocks.ts';
import type { MailStatusBlock } from '#server/platform/mails/mail-status-block.ts';
import type { MailContext } from '../mails/load-mail-context.ts';
import type { MailCopy } from '#server/platform/mails/mail-copy.ts';
import { countWord } from '#shared/text/count-word.ts';
import { known, t } from '../words/words.ts';
import { dayFor, momentFor } from './date-lines.ts';
import type { DateSet } from './mail-payloads.ts';

/** The mail about the set date to somebody who answered the dates, with their resulting RSVP. */
export function dateSetCopy(context: MailContext, payload: DateSet, now: Date): MailCopy {
  const { event } = context;
  const { statusBlock, ...next } = outcomeOf(context, payload);
  return {
    subject: `${momentFor(event.date, context, now)} · ${event.title}`,
    preheader: `${statusBlock.heading} ${statusBlock.text}`,
    lead: t('{title} has a date.', { title: event.title }),
    heading: t('It is {day}', { day: dayFor(event.date, context) }),
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
  const { guest, dates } = context;
  const name = firstName(guest.name);
  const you = { named: name === null ? 'no' : 'yes', name: name ?? '' };
  const free = freeAgain((dates?.options.length ?? 1) - 1);
  const file = t('The calendar file is attached.');
  const seeAndChange = () => ({ action: t('See the Night'), change: t('Change My Answer') });
  const say = (
    tone: MailStatusBlock['tone'],
    sign: string,
    heading: string,
    sentences: readonly (string | null)[],
  ): { statusBlock: MailStatusBlock } => ({
    statusBlock: { tone, sign, heading, text: sentences.filter((sentence) => sentence !== null).join(' ') },
  });
  switch (outcome) {
    case 'accepted': {
      const heading = t(
        '{named, select, yes {You said yes, {name}, so you are in.} other {You said yes, so you are in.}}',
        you,
      );
      return { ...say('good', '✓', heading, [file, free]), ...seeAndChange() };
    }
    case 'in_line':
      return guest.seatOfferedUntil === null
        ? {
            ...say('warn', '○', noSeatText(guest.partySize, you), [...waitTexts(guest.partySize, placeInLine), free]),
            ...seeAndChange(),
          }
        : {
            ...say(
              'good',
              '✓',
              t(
                '{named, select, yes {You said yes, {name}, and there is room for you.} other {You said yes, and there is room for you.}}',
                you,
              ),
              [t('Take your seat on your page.'), free],
            ),
            action: t('Take My Seat'),
          };
    case 'awaits_approval': {
      const one = t('{host} lets people in one by one.', { host: known(context.hostName) });
      return { ...say('warn', '○', t('Your answer is with the host.'), [one, free]), action: t('See the Night') };
    }
    case 'maybe': {
      const heading = t(
        '{named, select, yes {You said “if need be”, {name}, so you are asked.} other {You said “if need be”, so you are asked.}}',
        you,
      );
      return { ...say('warn', '◐', heading, [file, free]), asks: t('Do you come?') };
    }
    case 'declined': {
      const heading = t(
        '{named, select, yes {You said no, {name}, so you are not expected.} other {You said no, so you are not expected.}}',
        you,
      );
      const then = t('Should plans change, say so on your page.');
      return { ...say('warn', '✕', heading, [then, free]), action: t('Change My Answer') };
    }
    case 'invited': {
      const heading = answer === null ? t('You left this date open.') : t('You are invited.');
      return { ...say('warn', '○', heading, [file, free]), asks: t('Are you in?') };
    }
  }
}

/** Null if there was no other date. Numbers are words in English only. */
const freeAgain = (others: number): string | null =>
  others === 0
    ? null
    : t('{others, plural, one {The other date is free again.} other {The other {count} dates are free again.}}', {
        others,
        count: countWord(others),
      });

const noSeatText = (partySize: number, you: { named: string; name: string }): string =>
  partySize === 1
    ? t(
        '{named, select, yes {You said yes, {name}, and every seat is taken.} other {You said yes, and every seat is taken.}}',
        you,
      )
    : t(
        '{named, select, yes {You said yes, {name}, and fewer than {seats} seats are free.} other {You said yes, and fewer than {seats} seats are free.}}',
        { ...you, seats: partySize },
      );

const waitTexts = (partySize: number, place: number | null): (string | null)[] => [
  t('Others said yes before you.'),
  place === null ? null : t('You are number {place} on the waitlist.', { place }),
  t('{seats, plural, one {We write when a seat comes free.} other {We write when # seats are free.}}', {
    seats: partySize,
  }),
];

/** Lists of those who come, who are asked again, who are invited and who wait for a seat, where the host shows guests. */
function whoComes({ comes, maybe, asked, waitlisted }: MailContext): MailList[] {
  const rows = [
    ...(comes === null ? [] : [{ text: comes, detail: t('yes') }]),
    ...(maybe === null ? [] : [{ text: maybe, detail: t('asked') }]),
    ...(asked === null ? [] : [{ text: asked, detail: t('invited') }]),
    ...(waitlisted === null ? [] : [{ text: waitlisted, detail: t('on the waitlist') }]),
  ];
  return rows.length === 0 ? [] : [{ heading: t('Who comes'), rows, isScored: true }];
}
