import * as z from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import type { MailCopy } from '#server/platform/mails/mail-copy.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import type { MailRow, Site } from '#server/platform/mails/mail-writer.ts';
import { nightOf } from '../mails/guest-mail-copy.ts';
import type { MailContext, MailContexts } from '../mails/load-mail-context.ts';
import { nightMail } from '../mails/night-mail.ts';
import { known, t } from '../words/words.ts';
import { commentAuthor } from './comment-author.ts';
import { commentsIn } from './comments-in.ts';
import type { Commented } from './comments-store.ts';

/** Ids of comments: after the first, up to the second. */
export const commentsPayload = z.object({ after: z.int(), upTo: z.int() });

/** Further ones are on the page. */
const MOST_SHOWN = 20;

/** A mail of kind `comments`; null if nothing is left to say, or the host turned them off. */
export async function writeComments(
  db: Database,
  row: MailRow,
  contexts: MailContexts,
  site: Site,
): Promise<Mail | null> {
  const context = contexts.ofPast(row);
  if (!context?.event.allowsComments) return null;
  const comments = await commentsIn(db, context.event, commentsPayload.parse(row.payload), context.guest.id);
  return comments.length === 0 ? null : commentsMail(comments, context, site);
}

/** What others wrote on the page of a night, for a guest. */
export const commentsMail = (comments: readonly Commented[], context: MailContext, site: Site): Mail =>
  nightMail(commentsCopy(comments, context, site.now), context, site);

export function commentsCopy(comments: readonly Commented[], context: MailContext, now: Date): MailCopy {
  const { event, hostName } = context;
  const count = comments.length;
  return {
    subject: t('{count, plural, one {New comment: {night}} other {# new comments: {night}}}', {
      count,
      night: nightOf(context, now),
    }),
    preheader: comments.map(({ comment }) => comment.text).join(' '),
    lead: event.title,
    heading: t('{count, plural, one {New comment} other {# new comments}}', { count }),
    lists: [
      {
        heading: t('What others wrote'),
        rows: comments.slice(-MOST_SHOWN).map(({ comment, author }) => ({
          text: commentAuthor(event, author, known(hostName)),
          detail: comment.text,
        })),
      },
    ],
    paragraphs: [t('Comments are gathered: you get one mail a day at most.')],
    action: t('Read and reply'),
    calendar: null,
  };
}
