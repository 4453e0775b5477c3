import fc from 'fast-check';
import { hostileText } from './hostile-values.ts';
import { type Sender, tokenScopeOf } from './request.ts';
import type { Rows } from './rows-of.ts';
import type { Known } from './schema-values.ts';

/** Paths of the pages of one guest. */
export interface GuestPaths {
  own: string;
  join: string;
  night: string;
  calendar: string;
  digest: string;
}

/** A sign-in in progress: the page that asks for e-mail or code, and its cookies. */
export interface Arrival {
  path: string;
  cookie: string;
}

/** The ids and texts that requests of one round may name. */
export interface Pools {
  knownTo(sender: Sender): Omit<Known, 'odd'>;
  /** The part of a path that names a row. @param template of the path, such as '/api/games/{id}' */
  idFor(template: string, sender: Sender): fc.Arbitrary<string>;
  guest: GuestPaths;
  arrival: Arrival;
  /** Files that imports take. */
  files: readonly string[];
}

export interface RoundRows {
  /** The owner's own rows, and those of others that they may ask for. */
  owner: Rows;
  /** Rows of people unrelated to the actors. */
  others: Rows;
  /** Rows visible to everybody. */
  everybodys: Rows;
}

/** Tables that a path calls otherwise; every other path has its table's name, with hyphens. */
const TABLES: Record<string, string> = {
  sessions: 'game_sessions',
  attendees: 'event_attendees',
  proposals: 'event_proposals',
  memberships: 'group_members',
  templates: 'event_templates',
  shared: 'shared_collections',
  'shared-comments': 'shared_collection_comments',
  'ai-recommendations': 'users',
  account: 'users',
  'staff-picks': 'staff_recommendations',
  barcodes: 'copies',
};

/** Columns that name a row in an address. */
const NAMING = ['id', 'share_id', 'public_id', 'barcode'] as const;

/** Whether somebody acts as the owner of the round's rows. */
const isOwner = (sender: Sender) => sender === 'owner' || tokenScopeOf(sender) !== undefined;

const idsIn = (rows: readonly Record<string, unknown>[] = [], columns: readonly string[] = ['id']): string[] =>
  rows.flatMap((row) =>
    columns.flatMap((column) => {
      const id = row[column];
      return typeof id === 'number' || typeof id === 'string' ? [String(id)] : [];
    }),
  );
const allIn = (rows: Rows, columns?: readonly string[]) => [...rows.values()].flatMap((found) => idsIn(found, columns));
const numbers = (ids: readonly string[]) => [...new Set(ids.map(Number))];

export function poolsOf(rows: RoundRows, given: Pick<Pools, 'guest' | 'arrival' | 'files'>): Pools {
  const known = { own: numbers(allIn(rows.owner)), others: numbers(allIn(rows.others)) };
  const wanted = (from: Rows, template: string) => {
    const part = template.split('/')[2] ?? '';
    const table = TABLES[part] ?? part.replaceAll('-', '_');
    const found = [...(from.get(table) ?? []), ...(rows.everybodys.get(table) ?? [])];
    return fc.constantFrom(...(found.length > 0 ? idsIn(found, NAMING) : ['1', ...allIn(from)]));
  };
  return {
    knownTo: (sender) =>
      isOwner(sender)
        ? { ownIds: known.own, othersIds: known.others }
        : { ownIds: known.others, othersIds: [...known.others, ...known.own] },
    idFor: (template, sender) =>
      fc.oneof(
        { weight: 10, arbitrary: wanted(isOwner(sender) ? rows.owner : rows.others, template) },
        { weight: isOwner(sender) ? 2 : 6, arbitrary: wanted(rows.others, template) },
        { weight: 1, arbitrary: fc.constantFrom(...allIn(rows.others, NAMING)) },
        { weight: 1, arbitrary: oddIds },
      ),
    ...given,
  };
}

/** None of them is empty: that would be another address. */
export const oddIds: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '01',
    '1.0',
    '1e3',
    '999999999999999',
    '%00',
    '%ff',
    '%ed%a0%80',
    '..%2f1',
    '%2e%2e',
    'NaN',
  ),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 2000) || '0'),
);
