import { LRUCache } from 'lru-cache';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block, tzlib_get_offset } from 'timezones-ical-library';

export interface CalendarZone {
  /** The zone's name in the file. */
  id: string;
  /** VTIMEZONE: the zone's clock changes. */
  rules: string;
}

/**
 * A time zone with its rules, for a calendar file. Null if its rules would be ambiguous at these moments: a zone
 * without rules, or a wall time that occurs twice. Such moments are written in UTC.
 */
export function calendarZone(timeZone: string, moments: readonly Date[]): CalendarZone | null {
  const { id, rules } = KNOWN.get(timeZone) ?? keep(timeZone);
  if (!rules || !id || !moments.every((moment) => isExact(id, moment))) return null;
  return { id, rules };
}

/** Finding the rules takes most of the time of a calendar file, and the mails of a night share a zone. */
const KNOWN = new LRUCache<string, Partial<CalendarZone>>({ max: 100 });

function keep(timeZone: string): Partial<CalendarZone> {
  const [rules, name] = tzlib_get_ical_block(timeZone);
  const zone = { ...(rules && { rules }), ...(name && { id: name.replace(/^TZID=/, '') }) };
  KNOWN.set(timeZone, zone);
  return zone;
}

function isExact(zone: string, moment: Date): boolean {
  const local = DateTime.fromJSDate(moment, { zone });
  if (!local.isValid || local.getPossibleOffsets().length !== 1) return false;
  return tzlib_get_offset(zone, local.toFormat('yyyy-MM-dd'), local.toFormat('HH:mm')) === local.toFormat('ZZZ');
}
