import { EVENT_TYPE_LABELS, EVENT_TYPES } from '#shared/enums.ts';
import type { Clock } from '#shared/rules/time/clock.ts';
import type { NotifiedChange } from './payloads.ts';
import { lengthWords, momentWords } from './moment-words.ts';

const LABELS: Record<NotifiedChange['what'], string> = {
  title: 'Title',
  date: 'When',
  timeZone: 'Time zone',
  durationMinutes: 'Length',
  location: 'Where',
  eventType: 'Kind',
  description: 'Description',
  customMessage: 'Special instructions',
};

/** One change in words: the field, its old and new value, in the host's zone. */
export const changeWords = ({ what, before, after }: NotifiedChange, timeZone: string, clock: Clock): string => {
  const words = (value: NotifiedChange['after']) => valueWords(what, value, timeZone, clock);
  return `${LABELS[what]}: ${words(after)} (it was: ${words(before)})`;
};

function valueWords(
  what: NotifiedChange['what'],
  value: NotifiedChange['after'],
  timeZone: string,
  clock: Clock,
): string {
  if (value === null || value === '') return 'not said';
  if (what === 'date') return momentWords(new Date(value), timeZone, clock);
  if (what === 'durationMinutes') return lengthWords(Number(value));
  const type = EVENT_TYPES.find((known) => known === value);
  return what === 'eventType' && type ? EVENT_TYPE_LABELS[type] : String(value);
}
