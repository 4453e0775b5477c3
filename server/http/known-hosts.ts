import type { Request, RequestHandler } from 'express';
import type { Environment } from '#server/config/environment.ts';
import { isLoopback } from '#server/config/variables.ts';
import { plainAddress } from './plain-address.ts';
import { Refusal } from './refusal.ts';

const HOST = /^(\[[\da-f:]+\]|[^:@/\s]+)(:\d{1,5})?$/i;

/**
 * In local mode the server answers loopback names alone, so that a page of another site cannot reach it by pointing a
 * name of its own at this machine, and nothing that a proxy brings from elsewhere, whatever name the proxy uses.
 */
export const knownHosts =
  (environment: Environment): RequestHandler =>
  (req, _res, next) => {
    if (environment.local && !(isLoopbackHost(req.get('host')) && hopsOf(req).every(isLoopbackHost)))
      throw new Refusal('wrong_host');
    next();
  };

const isLoopbackHost = (host: string | undefined): boolean => {
  if (host === undefined) return false;
  return isLoopback(HOST.exec(host)?.[1] ?? host);
};

/** The names and addresses from which proxies say that they were asked, if any did. */
function hopsOf(req: Request): string[] {
  const given = [req.get('x-forwarded-host'), req.get('x-forwarded-for'), req.get('x-real-ip')].join();
  const hops = [...given.split(','), ...standardHops(req.get('forwarded') ?? '')];
  return hops.flatMap((hop) => plainAddress(hop.trim()) || []);
}

/** What a header `Forwarded` (RFC 7239) says under `for` and `host`: `for="[2001:db8::7]:4711";host=games.example.org`. */
const standardHops = (forwarded: string): string[] =>
  forwarded.split(/[,;]/).flatMap((pair) => {
    const [name = '', ...value] = pair.split('=');
    return ['for', 'host'].includes(name.trim().toLowerCase()) ? value.join('=').replaceAll('"', '') : [];
  });
