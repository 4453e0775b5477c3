import fc from 'fast-check';
import { gt, max } from 'drizzle-orm';
import { allContracts } from '#shared/all-contracts.ts';
import type { Contract } from '#shared/contract/contract.ts';
import { scopesFor } from '#shared/contract/token-calls.ts';
import { mails } from '#shared/schema/mails.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';
import { documentedRequests, type OpenApi } from './documented-requests.ts';
import { isForToken } from './oracle.ts';
import { type Play, playRound } from './play-round.ts';
import { type FuzzRequest, TOKEN_SENDERS } from './request.ts';
import type { Round } from './round.ts';
import { differences, rowsOf, withoutOpen } from './rows-of.ts';

/** Requests for every endpoint, with one token of each scope; more for those that some token may call. */
export const tokenRequests = (document: OpenApi, { tokens }: Round, path: string): fc.Arbitrary<FuzzRequest>[] => {
  const withToken = (paths: OpenApi['paths']) =>
    documentedRequests({ paths }, path, tokens.pools, () => fc.constantFrom(...TOKEN_SENDERS));
  const called = new Set(allContracts.filter((contract) => scopesFor(contract).length > 0).map(templateOf));
  const ofTokens = Object.entries(document.paths).filter(([template]) => called.has(template));
  return [...withToken(document.paths), ...withToken(Object.fromEntries(ofTokens))];
};

const templateOf = (contract: Contract): string => contract.path.replace(/:(\w+)/g, '{$1}');

/**
 * Sends the requests that the scope of their token does not allow: they change nothing of its owner. Then the others. None of
 * them queues a mail. A leak of others' data and a refusal that does not come are reported with the request.
 */
export async function playTokens({ requests, ...play }: Omit<Play, 'countedAs'>): Promise<void> {
  const { app, round, note } = play;
  const mailsBefore = await lastMail(app);
  const before = await rowsOfOwner(app, round);
  const countedAs = ({ sender }: FuzzRequest) => sender;
  await playRound({ ...play, countedAs, requests: requests.filter((request) => !isForToken(request)) });
  for (const change of differences(before, await rowsOfOwner(app, round)))
    note('the database', `a token changed what its scope does not allow: ${change.slice(0, 400)}`, 'one of this round');
  await playRound({ ...play, countedAs, requests: requests.filter(isForToken) });
  const queued = await app.services.db.select().from(mails).where(gt(mails.id, mailsBefore));
  for (const { kind } of queued) note('the database', `a token queued a mail: ${kind}`, 'one of this round');
}

/** Without the time at which a token was used. */
const rowsOfOwner = async ({ services: { pool } }: TestApp, { tokens }: Round) =>
  withoutOpen(await rowsOf(pool, tokens.owner.id), { api_tokens: ['last_used_at'] });

async function lastMail({ services: { db } }: TestApp): Promise<number> {
  const [row] = await db.select({ last: max(mails.id) }).from(mails);
  return row?.last ?? 0;
}
