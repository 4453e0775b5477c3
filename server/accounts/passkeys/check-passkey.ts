import * as z from 'zod';
import { browsersBytes, credentialId } from '#shared/accounts/passkeys-contract.ts';
import type { Database } from '#server/platform/database/database.ts';
import { withoutValues } from '#server/platform/observability/error-for-log.ts';
import { findByCredential, type KnownPasskey, noteUse } from './passkeys-store.ts';
import type { RelyingParty } from './relying-party.ts';
import { userHandleOf } from './user-handle.ts';

/** What the page's script sends of `navigator.credentials.get`. */
const answer = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: browsersBytes(4_000),
    authenticatorData: browsersBytes(1_000),
    signature: browsersBytes(1_000),
    userHandle: browsersBytes(100),
  }),
});

/** A browser's answer with the passkey that it names. */
export interface PasskeyAnswer extends z.output<typeof answer> {
  known: KnownPasskey;
}

/** Reads an answer; null if it is none, or no passkey is known by its id (any more). */
export async function readAnswer(db: Database, text: string): Promise<PasskeyAnswer | null> {
  const parsed = answer.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const known = await findByCredential(db, parsed.data.id);
  return known ? { ...parsed.data, known } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Notes the use of a passkey that answers a challenge as it has to; else returns what is wrong. */
export async function problemOf(
  db: Database,
  answered: PasskeyAnswer,
  challenge: string,
  site: RelyingParty,
): Promise<string | null> {
  const { passkey } = answered.known;
  if (answered.response.userHandle !== (await userHandleOf(db, passkey.userId))) return 'it names another person';
  const counter = await verifiedCounter(answered, challenge, site).catch((error: unknown) => messageOf(error));
  if (typeof counter === 'string') return counter;
  return (await noteUse(db, passkey.id, counter)) ? null : 'it was used or removed meanwhile';
}

/** How often the authenticator has signed. @throws Error with what is wrong */
async function verifiedCounter(
  { id, response, known: { passkey } }: PasskeyAnswer,
  challenge: string,
  site: RelyingParty,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
  });
  if (!verified) throw new Error('its signature is wrong');
  return authenticationInfo.newCounter;
}

const MAX_MESSAGE_LENGTH = 200;

/** It may quote what was sent. */
const messageOf = (error: unknown): string =>
  withoutValues(error instanceof Error ? error.message : String(error)).slice(0, MAX_MESSAGE_LENGTH);
