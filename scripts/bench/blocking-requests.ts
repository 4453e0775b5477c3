import { allContracts } from '#shared/contracts/all.ts';
import type { Contract } from '#shared/contracts/contract.ts';

/** What the requests of the part `blocking` are about: all of one owner with very much of everything. */
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
  /** Of copies of many of the owner's games. */
  barcode: string;
}

/** What is read by GET and is not measured, with the reason. */
const EXEMPT: Record<string, string> = {
  '/api/events/:id/live': 'a stream that does not end',
  '/api/score-pads/:code/live': 'a stream that does not end',
  '/api/staff-picks': 'a list of the site, for its staff alone',
};

/** Which id of the account a path means, by how it begins. */
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

/** Contracts that read something: each of them is measured, so that one that becomes slow is seen. */
export const measuredContracts: readonly Contract[] = allContracts.filter(
  ({ method, path }) => method === 'get' && EXEMPT[path] === undefined,
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
