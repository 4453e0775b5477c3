import type { TestApp } from '#tests/support/server/test-app.ts';
import type { Actors } from './actors.ts';
import type { FuzzAnswer, FuzzRequest } from './request.ts';
import { differences, type Rows, rowsOf, withoutOpen } from './rows-of.ts';
import { CLOSED_IN_LIST, OF_THE_GUEST, OPEN_TO_GUESTS, SHOWN_TO_GUESTS } from './shown-to-guests.ts';

const MARKER = /zq(?:victim|host)\d+zq/g;

/** Columns of other people whose text appears in a response that must not show it. */
export function findLeaks({ sender }: FuzzRequest, { text, headers }: FuzzAnswer, cast: Actors): string[] {
  const found = new Set(`${text} ${JSON.stringify(headers)}`.match(MARKER));
  return [...found].flatMap((marker) => {
    const { column, id } = cast.ofVictim.get(marker) ?? cast.ofHost.get(marker) ?? { column: marker, id: null };
    const isOwn = id === cast.guestId && OF_THE_GUEST.has(column);
    const isShown = sender === 'guest' && cast.ofHost.has(marker) && (isOwn || SHOWN_TO_GUESTS.has(column));
    return isShown ? [] : [`shows ${column} of somebody else`];
  });
}

/** Rows that nobody may change: all of the victim's, and those of the host that are closed to guests. */
export interface Untouched {
  victim: Rows;
  host: Rows;
}

export async function untouched({ services: { pool } }: TestApp, { victim, host }: Actors): Promise<Untouched> {
  const ofHost = await rowsOf(pool, host.id);
  // Guests who joined the list since have no marker.
  const list = (ofHost.get('event_attendees') ?? []).filter((row) => String(row['email']).startsWith('zqhost'));
  ofHost.set(
    'event_attendees',
    list.map((row) => pick(row, CLOSED_IN_LIST)),
  );
  return { victim: await rowsOf(pool, victim.id), host: withoutOpen(ofHost, OPEN_TO_GUESTS) };
}

const pick = (row: Record<string, unknown>, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

export const changesTo = (before: Untouched, after: Untouched): string[] =>
  (['victim', 'host'] as const).flatMap((whose) =>
    differences(before[whose], after[whose]).map((change) => `of the ${whose}: ${change.slice(0, 400)}`),
  );
