import * as z from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import type { MailCopy } from '#server/platform/mails/mail-copy.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import type { MailRow, Site } from '#server/platform/mails/mail-writer.ts';
import { nightOf } from '../mails/guest-mail-copy.ts';
import type { MailContext, MailContexts } from '../mails/load-mail-context.ts';
import { nightMail } from '../mails/night-mail.ts';
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
export function commentsMail(comments: readonly Commented[], context: MailContext, site: Site): Mail {
  const { event, hostName } = context;
  const many = comments.length === 1 ? 'New comment' : `${comments.length} new comments`;
  const copy: MailCopy = {
    subject: `${many}: ${nightOf(context, site.now)}`,
    preheader: comments.map(({ comment }) => comment.text).join(' '),
    lead: event.title,
    heading: many,
    lists: [
      {
        heading: 'What others wrote',
        rows: comments.slice(-MOST_SHOWN).map(({ comment, author }) => ({
          text: commentAuthor(event, author, hostName),
          detail: comment.text,
        })),
      },
    ],
    paragraphs: ['Comments are gathered: you get one mail a day at most.'],
    action: 'Read and reply',
    calendar: null,
  };
  return nightMail(copy, context, site);
}
