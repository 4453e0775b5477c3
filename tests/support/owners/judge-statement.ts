import { CROSSINGS } from './crossings.ts';
import { OWNED_TABLES } from './owned-tables.ts';

interface Statement {
  /** As PostgreSQL gets it. */
  text: string;
  values: readonly unknown[];
}

interface Asker {
  /** Ids of the account that is signed in, and of the organizations that it hosts for. */
  owners: readonly number[];
  /** 'GET /api/events/:id' */
  request: string;
}

/** How a statement relates to the owner, and what it names instead: a crossing, or its tables. */
interface Verdict {
  kind: 'names the owner' | 'crosses owners' | 'by parent' | 'names nobody';
  what: string;
}

const owned = new Map(OWNED_TABLES.flatMap((table) => (table.columns.length > 0 ? [[table.name, table]] : [])));

/** Letters of the texts that are remembered: those of imports have a parameter for each field of each row. */
const MAX_KEPT = 10_000;

/** For an empty list, Drizzle asks for nothing. */
const EMPTY = /^(?:(?!\bwhere\b).)*\bwhere \(?false\b/s;

const tablesOf = new Map<string, readonly string[]>();

/** The tables with owners in a statement: quoted names, as Drizzle writes them, and names after `from` and its like. */
function ownedTablesIn(text: string): readonly string[] {
  const known = tablesOf.get(text);
  if (known) return known;
  const names = [...text.matchAll(/(?<!\.)"(\w+)"|\b(?:from|join|into|update)\s+(\w+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
  const found = [...new Set(names)].filter((name) => owned.has(name)).toSorted();
  if (text.length <= MAX_KEPT) tablesOf.set(text, found);
  return found;
}

function mentions(value: unknown, ids: readonly number[]): boolean {
  if (typeof value === 'number') return ids.includes(value);
  if (typeof value === 'string')
    return ids.some((id) => value.includes(String(id)) && new RegExp(`\\b${id}\\b`).test(value));
  return Array.isArray(value) && value.some((one) => mentions(one, ids));
}

/**
 * Null if the statement touches none of the tables that have owners.
 * @param owners ids that no row of another table has, or they would be found by chance
 */
export function judgeStatement({ text, values }: Statement, { owners, request }: Asker): Verdict | null {
  const tables = ownedTablesIn(text);
  if (tables.length === 0 || EMPTY.test(text)) return null;
  if (mentions(values, owners)) return { kind: 'names the owner', what: '' };
  const ofAccounts = tables.filter((name) => owned.get(name)?.namesAccount);
  const crossing = Object.entries(CROSSINGS).find(
    ([, crossed]) =>
      crossed.requests?.test(request) ||
      crossed.statement?.test(text) ||
      (crossed.tables && ofAccounts.length > 0 && ofAccounts.every((name) => crossed.tables?.includes(name))),
  );
  if (crossing) return { kind: 'crosses owners', what: crossing[0] };
  return { kind: ofAccounts.length > 0 ? 'names nobody' : 'by parent', what: tables.join(', ') };
}
