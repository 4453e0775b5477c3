import * as z from 'zod';
import { nightOf } from './guest-mail-copy.ts';
import type { MailContext } from './load-mail-context.ts';
import type { Said } from './mail-copy.ts';

/** Several if a newer message was merged into a pending mail. */
export const messageFacts = z.object({ texts: z.array(z.string()).min(1) });

/** A host's message to the guests of a night. */
export function messageWords(material: MailContext, { texts }: z.output<typeof messageFacts>, now: Date): Said {
  const { hostName } = material;
  return {
    subject: `Message from ${hostName}: ${nightOf(material, now)}`,
    preheader: texts.join(' '),
    heading: `Message from ${hostName}`,
    message: texts,
    paragraphs: [],
    action: 'See the night',
    calendar: 'REQUEST',
  };
}
