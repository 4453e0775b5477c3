import type { Part } from './parts.ts';

/** Tables of a part by their title, each with its rows by their name. */
export type Tables = Record<string, object>;

/**
 * Minimum multiples of the limit, by part and row: a fifth to a third of the results on a quiet machine, so that only a
 * real regression falls below.
 */
export const FLOORS: Partial<Record<Part, Record<string, number>>> = {
  listing: {
    'whole list, kept body, 10 connections': 3,
    'unchanged list (304), 10 connections': 5,
    'list, first time, 10 connections': 0.15,
    'list, after one write, 10 connections': 0.35,
  },
  writing: {
    'Rollcall: a game, 1 connections': 0.08,
    'Rollcall: a play, 1 connections': 0.06,
    // Writes of one owner wait for each other.
    'Rollcall: a game, 10 connections': 0.01,
    'Rollcall: a play, 10 connections': 0.01,
    'Rollcall: a play, 10 connections of ten owners': 0.04,
    'Rollcall, compressed': 0.35,
  },
  // Their limit is 100 MB above idle; they may not exceed it.
  uploading: {
    'profile with an unknown list': 1,
    'list without an end of brackets': 1,
    'text of 63 MB': 1,
    'people of a thousand spellings': 1,
    'honest account: 15,000 games': 1,
    'BG Stats with an unknown list': 1,
    'collection of one cell': 1,
    'collection of empty rows': 1,
  },
};

interface Row {
  'x limit'?: string;
}

/** Describes the rows below their floor, and missing rows. */
export function belowFloor(tables: Tables, floors: Record<string, number>): string[] {
  return Object.entries(floors).flatMap(([name, floor]) => {
    const rows = Object.entries(tables).flatMap(([title, table]) => {
      const row = (table as Record<string, Row>)[name];
      return row?.['x limit'] === undefined ? [] : [{ title, reached: Number(row['x limit']) }];
    });
    if (rows.length === 0) return [`${name}: was not measured`];
    return rows
      .filter(({ reached }) => !(reached >= floor))
      .map(({ title }) => `${title}: ${name}: under ${floor} times the limit`);
  });
}

/** Maximum delay of other requests in milliseconds, by part, in the short form: for small data on a busy machine. */
export const CEILINGS: Partial<Record<Part, number>> = { blocking: 150 };

interface HeldRow {
  'longest delay ms'?: number;
}

/** Describes the rows that delay other requests for longer. */
export const overTheCeiling = (tables: Tables, ceiling = Infinity): string[] =>
  Object.entries(tables).flatMap(([title, table]) =>
    Object.entries(table as Record<string, HeldRow>)
      .filter(([, row]) => !((row['longest delay ms'] ?? 0) <= ceiling))
      .map(([name]) => `${title}: ${name}: delays other requests by more than ${ceiling} ms`),
  );
