import * as z from 'zod';
import { nightOf } from './guest-words.ts';
import type { Material } from './load-material.ts';
import type { Said } from './night-mail.ts';

/** Several where a newer one joined a mail that had not gone out. */
export const messageFacts = z.object({ texts: z.array(z.string()).min(1) });

/** What a host wrote to the people of a night, in their own words. */
export function messageWords(material: Material, { texts }: z.output<typeof messageFacts>, now: Date): Said {
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
