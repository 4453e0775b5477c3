import { listText } from '#shared/text/list-text.ts';
import { readResults } from '#shared/plays/read-play.ts';
import { resultLines } from '#shared/plays/play-result-text.ts';
import type { MailList } from '#server/platform/mails/mail-blocks.ts';
import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import { withinSentence } from '../host-name.ts';
import type { PastMailContext } from './load-mail-context.ts';
import { fullDay, shortDay } from '#server/platform/mails/date-time-text.ts';
import type { NightPlay } from './night-plays.ts';

/** The plays of a night with results, for somebody who was there. It asks nothing, so it has no calendar file. */
export function resultsMail(
  { event, guest, hostName, link, stopUrl, plays, morePlays, replyTo }: PastMailContext,
  now: Date,
): Mail {
  const lists = plays.flatMap(listOf);
  const thanks = `Thank you for coming on ${fullDay(event.date, event.timeZone)}.`;
  const none = 'No game was written down, so it must have been a good talk.';
  const host = withinSentence(hostName);
  const nextTime = `Next time? Answer this mail and tell ${host} what you would like to play.`;
  return {
    to: guest.email,
    subject: oneLine(`How it went: ${shortDay(event.date, event.timeZone, now)} · ${event.title}`),
    ...layOutMail({
      preheader: lists.length > 0 ? lists.map(({ heading, lead }) => `${heading}: ${lead}`).join(', ') : thanks,
      lead: `${hostName} sends the results.`,
      heading: event.title,
      stripColor: event.bannerColor,
      paragraphs: [thanks, ...(lists.length > 0 ? [] : [none]), ...(replyTo === null ? [] : [nextTime])],
      lists: morePlays === 0 ? lists : [...lists, { heading: moreText(morePlays), rows: [] }],
      action: { label: 'See the night', href: link },
      footer: `Sent by Rollcall because ${host} has you on the list of this night.`,
      stop: { label: `Stop mails from ${host}`, href: stopUrl },
    }),
    fromName: `${hostName} (Rollcall)`,
    ...(replyTo !== null && { replyTo }),
    unsubscribeUrl: stopUrl,
  };
}

const moreText = (plays: number): string => `And ${plays} more ${plays === 1 ? 'play' : 'plays'}`;

/** A game with its winner, and a line per player with score or place; otherwise names only. */
function listOf(play: NightPlay): (MailList & { lead: string })[] {
  const results = readResults(play);
  if (!results) return [];
  const { outcome, seats } = resultLines({ ...play, results });
  const heading = play.gameTitle;
  if (seats.every(({ score }) => score === ''))
    return [{ heading, lead: `${outcome}. At the table: ${listText(seats.map(({ name }) => name))}`, rows: [] }];
  const rows = seats.map(({ name, score }) => ({ text: name, detail: score }));
  return [{ heading, lead: outcome, rows, isScored: true }];
}
