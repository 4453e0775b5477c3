import type { Request } from 'express';
import type { NewPasskey, Passkey } from '#shared/accounts/passkeys-contract.ts';
import { RECENT_SIGN_IN_MINUTES } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { isSignedInSince } from '#server/platform/http/session-cookie.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { queueMail } from '#server/platform/mails/queue-mail.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import type { Services } from '#server/platform/services.ts';
import { type AttemptLimits, countAttempt } from '../sign-in/attempts.ts';
import { t } from '../words/words.ts';
import { deviceName } from '../sign-in/device-name.ts';
import { siteOrigin } from '../site-origin.ts';
import { CHALLENGE_MS, giveChallenge, ofSession, takeChallenge } from './challenges.ts';
import { ALGORITHMS, checkNewPasskey } from './check-new-passkey.ts';
import * as store from './passkeys-store.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';
import { userHandleOf } from './user-handle.ts';

/** @throws Refusal no_passkeys_here */
function siteOf(req: Request, services: Services, { email }: Owner): { site: RelyingParty; email: string } {
  const site = relyingPartyOf(req, services);
  if (site === null || email === null) throw new Refusal('no_passkeys_here');
  return { site, email };
}

/** Whoever took over a session must not stay with a passkey. @throws Refusal sign_in_again */
function refuseOldSignIn({ session }: Request): void {
  if (!isSignedInSince(session, RECENT_SIGN_IN_MINUTES * 60_000)) throw new Refusal('sign_in_again');
}

/** What the browser needs to make a passkey. @throws Refusal no_passkeys_here, sign_in_again or limit_reached */
export async function beginPasskey(services: Services, req: Request, owner: Owner) {
  const { db } = services;
  const { site, email } = siteOf(req, services, owner);
  refuseOldSignIn(req);
  const known = await store.credentialIdsOf(db, owner.id);
  if (known.length >= STORAGE_LIMITS.passkeys.most) throw limitReached('passkeys');
  const challenge = await giveChallenge(db, ofSession(req.sessionID));
  return {
    challenge,
    rp: { id: site.id, name: 'Rollcall' },
    user: { id: await userHandleOf(db, owner.id), name: email, displayName: email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none' as const,
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    excludeCredentials: known.map((id) => ({ type: 'public-key' as const, id })),
  };
}

/**
 * Adds the passkey that the browser made, named after the browser, and mails its owner in the same transaction.
 * @throws Refusal no_passkeys_here, passkey_refused, limit_reached or too_many_requests
 */
export async function addPasskey(
  services: Services,
  limits: AttemptLimits,
  req: Request,
  owner: Owner,
  made: NewPasskey,
): Promise<Passkey> {
  const { db, log } = services;
  const { site, email } = siteOf(req, services, owner);
  const challenge = await takeChallenge(db, ofSession(req.sessionID));
  if (challenge === null)
    throw new Refusal('passkey_refused', {
      message: t('That took too long, or it was begun again in another tab. Please try again.'),
    });
  const credential = await checkNewPasskey(made, challenge, site).catch((err: unknown) => {
    log.info({ err }, 'a new passkey was refused');
    throw new Refusal('passkey_refused');
  });
  await countAttempt(limits.passkeysInADay, String(owner.id));
  return withOwnerLockOnly(db, owner.id, async (tx) => {
    if ((await store.countPasskeys(tx, owner.id)) >= STORAGE_LIMITS.passkeys.most) throw limitReached('passkeys');
    const name = deviceName(req.get('user-agent') ?? '');
    const added = await store.insertPasskey(tx, {
      userId: owner.id,
      name,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
    });
    if (!added) throw new Refusal('passkey_refused');
    await queuePasskeyMail(tx, 'passkey_added', { owner: owner.id, to: email, origin: site.origin, passkey: added });
    return added;
  });
}

/** @throws Refusal not_found, also for another person's */
export async function renamePasskey({ db }: Services, owner: Owner, id: number, name: string): Promise<Passkey> {
  const renamed = await store.renamePasskey(db, owner.id, id, name);
  if (!renamed) throw new Refusal('not_found');
  return renamed;
}

/** Removes a passkey, and mails its owner in the same transaction. @throws Refusal not_found, also for another person's */
export async function removePasskey(services: Services, req: Request, owner: Owner, id: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const passkey = await store.deletePasskey(tx, owner.id, id);
    if (!passkey) throw new Refusal('not_found');
    const origin = siteOrigin(req, services.environment);
    if (owner.email !== null)
      await queuePasskeyMail(tx, 'passkey_removed', { owner: owner.id, to: owner.email, origin, passkey });
  });
}

interface ToldPasskey {
  /** Id of the account. */
  owner: number;
  to: string;
  origin: string;
  passkey: Passkey;
}

const queuePasskeyMail = (
  tx: Transaction,
  kind: 'passkey_added' | 'passkey_removed',
  { owner, to, origin, passkey }: ToldPasskey,
): Promise<void> =>
  queueMail(tx, {
    userId: owner,
    eventId: null,
    attendeeId: null,
    kind,
    occurrence: String(passkey.id),
    to,
    payload: { origin, device: passkey.name },
  });
