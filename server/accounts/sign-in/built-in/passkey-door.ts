import type { Request } from 'express';
import { addressGroup } from '#server/platform/http/address-group.ts';
import type { Services } from '#server/platform/services.ts';
import { guestFilesOf } from '#server/platform/web-app/guest-page-files.ts';
import { CHALLENGE_MS, giveChallenge, ofInteraction, takeChallenge } from '../../passkeys/challenges.ts';
import { problemOf, readAnswer } from '../../passkeys/check-passkey.ts';
import { relyingPartyOf } from '../../passkeys/relying-party.ts';
import { type AttemptLimits, countAttempt } from '../attempts.ts';
import { knownDevice } from '../known-device.ts';

/** What the page of a sign-in needs to take a passkey. */
export interface PasskeyDoor {
  /** The address of the script. */
  script: string;
  /** What `navigator.credentials.get` takes, as JSON (WebAuthn, section 5.5). */
  options: { challenge: string; rpId: string; timeout: number; userVerification: 'required' };
}

/** Opens a sign-in to passkeys by a new challenge; null where nobody can have one, and on a server without screens. */
export async function openPasskeyDoor(services: Services, req: Request, uid: string): Promise<PasskeyDoor | null> {
  const site = relyingPartyOf(req, services);
  const script = guestFilesOf(req)?.scripts.passkey;
  if (site === null || script === undefined) return null;
  const challenge = await giveChallenge(services.db, ofInteraction(uid));
  return { script, options: { challenge, rpId: site.id, timeout: CHALLENGE_MS, userVerification: 'required' } };
}

type PasskeyCheck = { email: string } | { refused: 'unknown' | 'late' | 'wrong' };

/**
 * The address of the person whose passkey answered this sign-in's challenge, which is used up by any answer. Answers are counted as
 * codes are. @throws Refusal too_many_requests
 */
export async function enterByPasskey(
  services: Services,
  limits: AttemptLimits,
  req: Request,
  uid: string,
  typed: string,
): Promise<PasskeyCheck> {
  const { db, log } = services;
  const site = relyingPartyOf(req, services);
  const answer = await readAnswer(db, typed);
  const device = answer && (await knownDevice(services, req, answer.known.email));
  await countAttempt(limits.guessesByAddress, device ?? addressGroup(req.ip));
  const challenge = await takeChallenge(db, ofInteraction(uid));
  if (site === null || answer === null) return { refused: 'unknown' };
  if (challenge === null) return { refused: 'late' };
  const problem = await problemOf(db, answer, challenge, site);
  if (problem === null) return { email: answer.known.email };
  log.info({ problem, userId: answer.known.passkey.userId }, 'a passkey did not fit');
  return { refused: 'wrong' };
}
