import { type Markup, markup } from '#server/platform/http/markup.ts';
import { fullMoment } from '#server/platform/mails/date-time-text.ts';
import type { Night } from '../night-store.ts';

/** A moment in the host's zone; a script adds the reader's time if different. */
export const zonedTime = (date: Date, { event: { timeZone }, hourCycle }: Pick<Night, 'event' | 'hourCycle'>): Markup =>
  markup`<time datetime="${date.toISOString()}" data-zone="${timeZone}">${fullMoment(date, timeZone, hourCycle)}</time>`;
