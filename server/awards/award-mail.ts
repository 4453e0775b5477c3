import * as z from 'zod';
import { hostOf } from '#server/nights/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { MailRow } from '#server/platform/mails/mail-writer.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import { ballotLinks } from './ballot-links.ts';
import { findBallot } from './store.ts';
import { known, t } from './words/words.ts';

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

/** Asks a member of a group to vote on its awards. @param about its host is 'Your host' while they have no name */
export function awardMail(
  to: string,
  about: { hostName: string; groupName: string; year: number; titles: readonly { title: string }[] },
  links: { vote: string; stop: string },
): Mail {
  const host = known(about.hostName);
  const { groupName: group, year, titles } = about;
  return {
    to,
    subject: oneLine(t('Your vote: the {year} awards of {group}', { year, group })),
    ...layOutMail({
      preheader: titles.map(({ title }) => title).join(', '),
      lead: t('{host} asks for your vote.', { host }),
      heading: t('The {year} awards of {group}', { year, group }),
      paragraphs: [t('Nobody sees what you choose, not even the host. All see the results once the vote is over.')],
      lists: [{ heading: t('To be awarded'), rows: titles.map(({ title }) => ({ text: title, detail: '' })) }],
      action: { label: t('Vote'), href: links.vote },
      footer: t('Sent by Rollcall because {host} has you in the group {group}. The link is yours: do not pass it on.', {
        host,
        group,
      }),
      stop: { label: t('Stop mails from {host}', { host }), href: links.stop },
    }),
    fromName: `${host} (Rollcall)`,
    unsubscribeUrl: links.stop,
  };
}
