import { EVENT_TYPE_LABELS, EVENT_TYPES } from '#shared/enums.ts';
import type { HourCycle } from '#shared/rules/time/hour-cycle.ts';
import type { NotifiedChange } from './payloads.ts';
import { lengthText, fullMoment } from './date-time-text.ts';

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
export const changeText = ({ what, before, after }: NotifiedChange, timeZone: string, hourCycle: HourCycle): string => {
  const words = (value: NotifiedChange['after']) => valueText(what, value, timeZone, hourCycle);
  return `${LABELS[what]}: ${words(after)} (it was: ${words(before)})`;
};

function valueText(
  what: NotifiedChange['what'],
  value: NotifiedChange['after'],
  timeZone: string,
  hourCycle: HourCycle,
): string {
  if (value === null || value === '') return 'not said';
  if (what === 'date') return fullMoment(new Date(value), timeZone, hourCycle);
  if (what === 'durationMinutes') return lengthText(Number(value));
  const type = EVENT_TYPES.find((known) => known === value);
  return what === 'eventType' && type ? EVENT_TYPE_LABELS[type] : String(value);
}
