import * as z from 'zod';
import { hostOf } from '#server/nights/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { MailRow } from '#server/platform/mails/mail-writer.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import { ballotLinks } from './ballot-links.ts';
import { findBallot } from './store.ts';

const payload = z.object({ ballotId: z.int() });

/** The mail of a row of kind `award_vote`. Null if its reader has voted meanwhile, or nothing is left to vote on. */
export async function writeAwardMail(
  db: Database,
  row: MailRow,
  { origin, stopUrl }: { origin: string; stopUrl: string },
): Promise<Mail | null> {
  const { ballotId } = payload.parse(row.payload);
  const found = await findBallot(db, ballotId);
  if (!found || found.userId !== row.userId || found.email !== row.to) return null;
  if (found.ballot.answeredAt !== null || found.awards.closedAt !== null) return null;
  const host = await hostOf(db, found.userId);
  return awardMail(
    row.to,
    { hostName: host.name, groupName: found.groupName, year: found.awards.year, titles: found.awards.titles },
    { vote: (await ballotLinks(db, origin)).urlOf(ballotId), stop: stopUrl },
  );
}

/** Asks a member of a group to vote on its awards. */
export function awardMail(
  to: string,
  {
    hostName,
    groupName,
    year,
    titles,
  }: { hostName: string; groupName: string; year: number; titles: readonly { title: string }[] },
  links: { vote: string; stop: string },
): Mail {
  return {
    to,
    subject: oneLine(`Your vote: the ${year} awards of ${groupName}`),
    ...layOutMail({
      preheader: titles.map(({ title }) => title).join(', '),
      lead: `${hostName} asks for your vote.`,
      heading: `The ${year} awards of ${groupName}`,
      paragraphs: ['Nobody sees what you choose, not even the host. All see the results once the vote is over.'],
      lists: [{ heading: 'To be awarded', rows: titles.map(({ title }) => ({ text: title, detail: '' })) }],
      action: { label: 'Vote', href: links.vote },
      footer: `Sent by Rollcall because ${hostName} has you in the group ${groupName}. The link is yours: do not pass it on.`,
      stop: { label: `Stop mails from ${hostName}`, href: links.stop },
    }),
    fromName: `${hostName} (Rollcall)`,
    unsubscribeUrl: links.stop,
  };
}
