import * as z from 'zod';
import { atSentenceStart } from '../host-name.ts';
import { t } from '../words/words.ts';
import { nightOf } from './guest-mail-copy.ts';
import type { MailContext } from './load-mail-context.ts';
import type { MailContent } from '#server/platform/mails/mail-to-queue.ts';
import type { MailCopy } from '#server/platform/mails/mail-copy.ts';

/** Several if a newer message was merged into a pending mail. */
export const messagePayload = z.object({ texts: z.array(z.string()).min(1) });

/** One mail with the texts of both. */
export const mergeMessages = (pending: MailContent, { payload, occurrence }: MailContent): MailContent => ({
  payload: { texts: [...messagePayload.parse(pending.payload).texts, ...messagePayload.parse(payload).texts] },
  occurrence,
});

/** A host's message to the guests of a night. */
export function messageCopy(context: MailContext, { texts }: z.output<typeof messagePayload>, now: Date): MailCopy {
  const host = atSentenceStart(context.hostName);
  return {
    subject: t('Message from {host}: {night}', { host, night: nightOf(context, now) }),
    preheader: texts.join(' '),
    lead: context.event.title,
    heading: t('Message from {host}', { host }),
    message: texts,
    paragraphs: [],
    action: t('See the night'),
    calendar: 'PUBLISH',
  };
}
