import * as z from 'zod';
import { nightOf } from './guest-mail-copy.ts';
import type { MailContext } from './load-mail-context.ts';
import type { MailCopy } from '#server/platform/mails/mail-copy.ts';

/** Several if a newer message was merged into a pending mail. */
export const messagePayload = z.object({ texts: z.array(z.string()).min(1) });

/** A host's message to the guests of a night. */
export function messageCopy(context: MailContext, { texts }: z.output<typeof messagePayload>, now: Date): MailCopy {
  const { event, hostName } = context;
  return {
    subject: `Message from ${hostName}: ${nightOf(context, now)}`,
    preheader: texts.join(' '),
    lead: event.title,
    heading: `Message from ${hostName}`,
    message: texts,
    paragraphs: [],
    action: 'See the night',
    calendar: 'REQUEST',
  };
}
