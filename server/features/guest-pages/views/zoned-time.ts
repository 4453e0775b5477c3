import { type Markup, markup } from '#server/http/markup.ts';
import { momentWords } from '#server/mails/moment-words.ts';
import type { Night } from '../night-store.ts';

/** A moment in the host's zone; a script adds the reader's time if different. */
export const zonedTime = (date: Date, { event: { timeZone }, clock }: Pick<Night, 'event' | 'clock'>): Markup =>
  markup`<time datetime="${date.toISOString()}" data-zone="${timeZone}">${momentWords(date, timeZone, clock)}</time>`;
