import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { readCookie } from '#server/platform/http/read-cookie.ts';
import type { Services } from '#server/platform/services.ts';
import { serverSecret } from '#server/platform/database/server-secret.ts';
import { hostCookieName, sessionCookie } from '#server/platform/http/session-cookie.ts';

/** Time for which a device is remembered after the last sign-in on it. */
const KNOWN_MS = 365 * 24 * 60 * 60_000;
/** Addresses remembered per device. */
const MAX_ADDRESSES = 5;

type Around = Pick<Services, 'db' | 'environment'>;

/**
 * A signed cookie remembers the addresses that have signed in on a device: for each a random name of the device and an
 * expiry (milliseconds), signed together with the address, which is not included. It grants no access. It only
 * distinguishes the device from others that request codes, so it stays at sign-out.
 */
const cookieName = ({ environment }: Around) => hostCookieName(environment, 'rollcall-device');

const secretOf = ({ db }: Around) => serverSecret(db, 'known devices', () => randomBytes(32).toString('base64url'));

const signatureOf = (secret: string, device: string, ends: string, email: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([device, ends, email]))
    .digest();

/** The name of the requesting device if somebody has signed in on it with this address; else null. */
export async function knownDevice(around: Around, req: Request, email: string): Promise<string | null> {
  const entries = entriesOf(around, req);
  if (entries.length === 0) return null;
  const secret = await secretOf(around);
  return entries.find((entry) => isFor(secret, entry, email))?.split('.')[0] ?? null;
}

/** Remembers the device for an address and replaces its earlier entry. */
export async function rememberDevice(around: Around, req: Request, res: Response, email: string): Promise<void> {
  const secret = await secretOf(around);
  const others = entriesOf(around, req).filter((entry) => !isFor(secret, entry, email));
  const device = (await knownDevice(around, req, email)) ?? randomBytes(12).toString('base64url');
  const ends = String(Date.now() + KNOWN_MS);
  const entry = [device, ends, signatureOf(secret, device, ends, email).toString('base64url')].join('.');
  const value = [entry, ...others].slice(0, MAX_ADDRESSES).join('~');
  res.cookie(cookieName(around), value, { ...sessionCookie(around.environment), maxAge: KNOWN_MS });
}

const entriesOf = (around: Around, req: Request): string[] =>
  (readCookie(req.headers, cookieName(around)) ?? '').split('~', MAX_ADDRESSES).filter((entry) => entry !== '');

function isFor(secret: string, entry: string, email: string): boolean {
  const [device = '', ends = '', signature = ''] = entry.split('.');
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(secret, device, ends, email)];
  return given.length === right.length && timingSafeEqual(given, right) && Number(ends) > Date.now();
}
