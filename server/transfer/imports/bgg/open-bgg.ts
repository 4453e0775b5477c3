import { withoutTrailing } from '#server/platform/outbound/without-trailing.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import { userAgent } from '#server/platform/outbound/page-fetcher/user-agent.ts';
import { type BggClient, bggClient } from './bgg-client.ts';

/** A client with the operator's token; null without one, because BoardGameGeek then refuses every call. */
export function openBgg(environment: Pick<Environment, 'BGG_TOKEN' | 'BGG_API_URL' | 'origin'>): BggClient | null {
  const { BGG_TOKEN: token, BGG_API_URL } = environment;
  if (token === undefined) return null;
  return bggClient({ apiUrl: withoutTrailing(BGG_API_URL, '/'), token, userAgent: userAgent(environment) });
}
