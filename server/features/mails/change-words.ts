import { EVENT_TYPE_LABELS, EVENT_TYPES } from '#shared/enums.ts';
import type { ToldChange } from './facts.ts';
import { lengthWords, momentWords } from './moment-words.ts';

const LABELS: Record<ToldChange['what'], string> = {
  title: 'Title',
  date: 'When',
  timeZone: 'Time zone',
  durationMinutes: 'Length',
  location: 'Where',
  eventType: 'Kind',
  description: 'Description',
  customMessage: 'Message',
};

/** One change in words: what, how it was and how it is now, by the clock of the host's zone. */
export const changeWords = ({ what, before, after }: ToldChange, timeZone: string): string =>
  `${LABELS[what]}: ${valueWords(what, after, timeZone)} (it was: ${valueWords(what, before, timeZone)})`;

function valueWords(what: ToldChange['what'], value: string | number | null, timeZone: string): string {
  if (value === null || value === '') return 'not said';
  if (what === 'date') return momentWords(new Date(value), timeZone);
  if (what === 'durationMinutes') return lengthWords(Number(value));
  const type = EVENT_TYPES.find((known) => known === value);
  return what === 'eventType' && type ? EVENT_TYPE_LABELS[type] : String(value);
}
