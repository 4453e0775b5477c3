import type { LookupFunction } from 'node:net';
import { type Exception, mayConnect } from './page-address.ts';
import { PageUnreadable } from './page-unreadable.ts';

export interface Resolved {
  address: string;
  family: number;
}
export type Resolve = (hostname: string) => Promise<Resolved[]>;

/**
 * The DNS lookup of one socket: it connects to the checked address, so nothing can change between check and use. A
 * name is refused if any of its addresses is not public.
 */
export const checkedLookup =
  (url: URL, resolve: Resolve, except?: Exception): LookupFunction =>
  (hostname, options, callback) => {
    const fail = (error: unknown) => callback(error as NodeJS.ErrnoException, []);
    resolve(hostname).then((found) => {
      const [first] = found;
      if (!first || !found.every(({ address }) => mayConnect(url, address, except)))
        return fail(new PageUnreadable('its name leads to no public address'));
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    }, fail);
  };
