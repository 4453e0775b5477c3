import { eventFields } from '#shared/nights/event-fields.ts';
import type { EventRow } from './events-store.ts';

const { title: _title, date: _date, ...copied } = eventFields;
type Copied = Pick<EventRow, keyof typeof copied>;

/**
 * The fields that a copy of a night, its template and the nights of a template take over: all that a host sets, except
 * title and date. A new field is among them, and does not compile without a column in both tables.
 */
export const copiedFields = (from: Copied): Copied =>
  Object.fromEntries(Object.keys(copied).map((field) => [field, from[field as keyof Copied]])) as unknown as Copied;
