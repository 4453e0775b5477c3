import { Resolver } from 'node:dns/promises';
import type { Resolve, Resolved } from './checked-lookup.ts';

/** A name server is asked twice, the second time for longer. */
const PATIENCE = { timeout: 1_500, tries: 2 };

/**
 * Resolves names by own DNS queries. `dns.lookup` waits in one of two threads that all look-ups of this process share: names of a
 * server that never answers would hold them, and new connections to the database would wait for their turn behind them.
 * @param servers `address:port` of name servers; by default those of the system
 */
export const nameResolver =
  (servers?: readonly string[]): Resolve =>
  async (hostname) => {
    const resolver = new Resolver(PATIENCE);
    if (servers) resolver.setServers(servers);
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const found = [...addressesOf(four, 4), ...addressesOf(six, 6)];
    if (found.length === 0 && four.status === 'rejected') throw four.reason;
    return found;
  };

/** None of a family that the name does not have, or for which its name server failed. */
const addressesOf = (answer: PromiseSettledResult<string[]>, family: 4 | 6): Resolved[] =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
