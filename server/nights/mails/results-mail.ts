import { listText } from '#shared/text/list-text.ts';
import { readResults } from '#shared/plays/read-play.ts';
import { resultLines } from '#shared/plays/play-result-text.ts';
import { winnersOf } from '#shared/plays/winner.ts';
import { locale } from '#server/platform/words/language.ts';
import type { MailList } from '#server/platform/mails/mail-blocks.ts';
import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import { atSentenceStart, stopMailsText, withinSentence } from '../host-name.ts';
import { known, t } from '../words/words.ts';
import type { PastMailContext } from './load-mail-context.ts';
import { fullDay, shortDay } from '#server/platform/mails/date-time-text.ts';
import type { NightPlay } from './night-plays.ts';

/** The plays of a night with results, for somebody who was there. It asks nothing, so it has no calendar file. */
export function resultsMail(
  { event, guest, hostName, link, stopUrl, plays, morePlays, replyTo }: PastMailContext,
  now: Date,
): Mail {
  const lists = plays.flatMap(listOf);
  const thanks = t('Thank you for coming on {day}.', { day: fullDay(event.date, event.timeZone) });
  const none = t('No game was written down, so it must have been a good talk.');
  const host = withinSentence(hostName);
  const nextTime = t('Next time? Answer this mail and tell {host} what you would like to play.', { host });
  const night = `${shortDay(event.date, event.timeZone, now)} · ${event.title}`;
  return {
    to: guest.email,
    subject: oneLine(t('How it went: {night}', { night })),
    ...layOutMail({
      preheader:
        lists.length > 0
          ? lists.map(({ heading, lead }) => t('{title}: {result}', { title: heading, result: lead })).join(', ')
          : thanks,
      lead: t('{host} sends the results.', { host: atSentenceStart(hostName) }),
      heading: event.title,
      stripColor: event.bannerColor,
      paragraphs: [thanks, ...(lists.length > 0 ? [] : [none]), ...(replyTo === null ? [] : [nextTime])],
      lists: morePlays === 0 ? lists : [...lists, { heading: moreText(morePlays), rows: [] }],
      action: { label: t('See the night'), href: link },
      footer: t('Sent by Rollcall because {host} has you on the list of this night.', { host }),
      stop: { label: stopMailsText(hostName), href: stopUrl },
    }),
    fromName: `${atSentenceStart(hostName)} (Rollcall)`,
    ...(replyTo !== null && { replyTo }),
    unsubscribeUrl: stopUrl,
  };
}

const moreText = (plays: number): string =>
  t('{plays, plural, one {And # more play} other {And # more plays}}', { plays });

/** A game with its winner, and a line per player with score or place; otherwise names only. */
function listOf(play: NightPlay): (MailList & { lead: string })[] {
  const results = readResults(play);
  if (!results) return [];
  const { outcome: decided, seats } = resultLines({ ...play, results });
  const winners = play.outcome === 'cooperative' ? [] : winnersOf({ ...play, results });
  const outcome = winners.length === 0 ? known(decided) : winText(winners);
  const heading = play.gameTitle;
  if (seats.every(({ score }) => score === '')) {
    const names = textOfList(seats.map(({ name }) => name));
    return [{ heading, lead: t('{outcome}. At the table: {names}', { outcome, names }), rows: [] }];
  }
  const rows = seats.map(({ name, score }) => ({ text: name, detail: score }));
  return [{ heading, lead: outcome, rows, isScored: true }];
}

const textOfList = (names: readonly string[]): string => listText(names, locale());

const winText = (winners: readonly string[]): string =>
  t('{winners, plural, one {{names} wins} other {{names} win}}', {
    winners: winners.length,
    names: textOfList(winners),
  });
