import type { Request, RequestHandler } from 'express';
import type { Environment } from '#server/platform/config/environment.ts';
import { isLoopback } from '#server/platform/config/variables.ts';
import { normalizeIp } from './normalize-ip.ts';
import { Refusal } from './refusal.ts';

const HOST = /^(\[[\da-f:]+\]|[^:@/\s]+)(:\d{1,5})?$/i;

/**
 * In local mode only loopback host names are accepted, so that another site cannot reach the server through a DNS name
 * that points to this machine, and no forwarded requests from elsewhere.
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

/** The forwarded names and addresses that proxies report, if any. */
function hopsOf(req: Request): string[] {
  const given = [req.get('x-forwarded-host'), req.get('x-forwarded-for'), req.get('x-real-ip')].join();
  const hops = [...given.split(','), ...standardHops(req.get('forwarded') ?? '')];
  return hops.flatMap((hop) => normalizeIp(hop.trim()) || []);
}

/**
 * The `for` and `host` values of a `Forwarded` header (RFC 7239): `for="[2001:db8::7]:4711";host=games.example.org`.
 */
const standardHops = (forwarded: string): string[] =>
  forwarded.split(/[,;]/).flatMap((pair) => {
    const [name = '', ...value] = pair.split('=');
    return ['for', 'host'].includes(name.trim().toLowerCase()) ? value.join('=').replaceAll('"', '') : [];
  });
