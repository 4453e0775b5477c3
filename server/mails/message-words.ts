import * as z from 'zod';
import { nightOf } from './guest-mail-copy.ts';
import type { MailContext } from './load-mail-context.ts';
import type { Said } from './night-mail.ts';

/** Several where a newer one joined a mail that had not gone out. */
export const messageFacts = z.object({ texts: z.array(z.string()).min(1) });

/** What a host wrote to the people of a night, in their own words. */
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
