import { allContracts } from '../../shared/all-contracts.ts';
import type { Contract } from '../../shared/contract/contract.ts';

/** Rows that the requests of the part `blocking` refer to; all belong to one owner with very many rows. */
export interface HeavyAccount {
  id: number;
  cookie: string;
  gameId: number;
  eventId: number;
  attendeeId: number;
  groupId: number;
  importId: number;
  padCode: string;
  shareId: string;
  calendar: string;
  /** Barcode of copies of many of the owner's games. */
  barcode: string;
}

/** GET endpoints that are not measured, with the reason. */
const EXEMPT: Record<string, string> = {
  '/api/events/:id/live': 'a stream that does not end',
  '/api/score-pads/:code/live': 'a stream that does not end',
  '/api/channels/:id/deliveries': 'twenty rows and what waits, fifty at most',
  '/api/staff-picks': 'a list of the site, for its staff alone',
};

/** The id in a path, by the path's beginning. */
const IDS: readonly (readonly [begin: string, id: keyof HeavyAccount])[] = [
  ['/api/games/', 'gameId'],
  ['/api/events/', 'eventId'],
  ['/api/attendees/', 'attendeeId'],
  ['/api/groups/', 'groupId'],
  ['/api/imports/', 'importId'],
  ['/api/ai-recommendations/', 'id'],
  ['/api/score-pads/', 'padCode'],
  ['/api/shared/', 'shareId'],
  ['/api/barcodes/', 'barcode'],
];

const QUERIES: Record<string, string> = { '/api/titles': '?q=gloomhaven', '/api/event-analytics': '' };

/** Contracts that read something of an owner: each of them is measured, so that one that becomes slow is seen. */
export const measuredContracts: readonly Contract[] = allContracts.filter(
  ({ method, path, access }) => method === 'get' && access !== 'admin' && EXEMPT[path] === undefined,
);

/** The address of a contract for an account. @throws Error for a path whose ids are not known here */
export function addressFor({ path }: Contract, account: HeavyAccount): string {
  const address = path.replace(/:\w+/, () => {
    const [, id] = IDS.find(([begin]) => path.startsWith(begin)) ?? [];
    if (id === undefined) throw new Error(`Say in blocking-requests.ts which id ${path} has`);
    return String(account[id]);
  });
  return address + (QUERIES[path] ?? '');
}
