import { readResults } from '#shared/rules/read-play.ts';
import { resultWords } from '#shared/rules/result-words.ts';
import { layOutMail } from '../../outbound/mail-layout.ts';
import type { Mail } from '../../outbound/mailer.ts';
import { oneLine } from '../../outbound/one-line.ts';
import type { PastMaterial } from './load-material.ts';
import { dayWords } from './moment-words.ts';
import type { NightPlay } from './night-plays.ts';

/** What was played on a night and how it ended, for somebody who was there. Nothing is asked, so it has no calendar file. */
export function resultsMail({ event, guest, hostName, link, plays, replyTo }: PastMaterial): Mail {
  const rows = plays.flatMap(rowOf);
  const day = dayWords(event.date, event.timeZone);
  const thanks = `Thank you for coming on ${day}.`;
  const none = 'No game was written down, so it must have been a good talk.';
  return {
    to: guest.email,
    subject: oneLine(`How it went: ${event.title}`),
    ...layOutMail({
      preheader: rows.length > 0 ? rows.map(({ text }) => text).join(', ') : thanks,
      lead: `${hostName} sends the results.`,
      heading: event.title,
      stripColor: event.bannerColor,
      paragraphs: rows.length > 0 ? [thanks] : [thanks, none],
      ...(rows.length > 0 && { lists: [{ heading: 'What was played', rows }] }),
      footer: [
        `Sent by Rollcall because ${hostName} has you on the list of this night.`,
        ...(replyTo === null ? [] : [`Answers to this mail go to ${hostName}.`]),
      ].join(' '),
      stop: { label: `Stop mails from ${hostName}`, href: `${link}#stop` },
    }),
    fromName: `${hostName} (Rollcall)`,
    ...(replyTo !== null && { replyTo }),
    unsubscribeUrl: `${link}/stop`,
  };
}

function rowOf(play: NightPlay) {
  const results = readResults(play);
  return results ? [{ text: play.gameTitle, detail: resultWords({ ...play, results }) }] : [];
}
