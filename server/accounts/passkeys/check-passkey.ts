import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import * as z from 'zod';
import { browsersBytes, credentialId } from '#shared/accounts/passkeys-contract.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findByCredential, type KnownPasskey, noteUse } from './passkeys-store.ts';
import type { RelyingParty } from './relying-party.ts';
import { userHandleOf } from './user-handle.ts';

/** What the page's script sends of `navigator.credentials.get`. */
const answer = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: browsersBytes(4_000),
    authenticatorData: browsersBytes(2_000),
    signature: browsersBytes(2_000),
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

/** Checks an answer to a challenge and notes the use of the passkey. @throws Error with what is wrong */
export async function checkPasskey(
  db: Database,
  { id, response, known: { passkey } }: PasskeyAnswer,
  challenge: string,
  site: RelyingParty,
): Promise<void> {
  const handle = isoBase64URL.fromBuffer(await userHandleOf(db, passkey.userId));
  if (response.userHandle !== handle) throw new Error('it names another person');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
  });
  if (!verified) throw new Error('its signature is wrong');
  if (!(await noteUse(db, passkey.id, authenticationInfo.newCounter)))
    throw new Error('it was used or removed meanwhile');
}
