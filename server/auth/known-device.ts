import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { readCookie } from '../http/read-cookie.ts';
import type { Services } from '../services.ts';
import { serverSecret } from './server-secret.ts';
import { hostCookieName, sessionCookie } from './session-cookie.ts';

/** How long a device is known after the last sign-in on it. */
const KNOWN_MS = 365 * 24 * 60 * 60_000;
/** Addresses for which one device is known. */
const MOST_ADDRESSES = 5;

type Around = Pick<Services, 'db' | 'environment'>;

/**
 * On a device on which somebody signed in, a cookie says so, signed and without the address itself: for each address a
 * random name of the device, when it ends (milliseconds), and the signature of both with the address. It lets nobody in.
 * It only sets the device apart from strangers who ask for codes to that address, so it stays when one signs out.
 */
const cookieName = ({ environment }: Around) => hostCookieName(environment, 'rollcall-device');

const secretOf = ({ db }: Around) => serverSecret(db, 'known devices', () => randomBytes(32).toString('base64url'));

const signatureOf = (secret: string, device: string, ends: string, email: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([device, ends, email]))
    .digest();

/** The name of the device that a request comes from, where somebody signed in with this address on it; else null. */
export async function knownDevice(around: Around, req: Request, email: string): Promise<string | null> {
  const entries = entriesOf(around, req);
  if (entries.length === 0) return null;
  const secret = await secretOf(around);
  return entries.find((entry) => isFor(secret, entry, email))?.split('.')[0] ?? null;
}

/** Makes the device known for an address, in place of what it knew of that address before. */
export async function rememberDevice(around: Around, req: Request, res: Response, email: string): Promise<void> {
  const secret = await secretOf(around);
  const others = entriesOf(around, req).filter((entry) => !isFor(secret, entry, email));
  const device = (await knownDevice(around, req, email)) ?? randomBytes(12).toString('base64url');
  const ends = String(Date.now() + KNOWN_MS);
  const entry = [device, ends, signatureOf(secret, device, ends, email).toString('base64url')].join('.');
  const value = [entry, ...others].slice(0, MOST_ADDRESSES).join('~');
  res.cookie(cookieName(around), value, { ...sessionCookie(around.environment), maxAge: KNOWN_MS });
}

const entriesOf = (around: Around, req: Request): string[] =>
  (readCookie(req.headers, cookieName(around)) ?? '').split('~', MOST_ADDRESSES).filter((entry) => entry !== '');

function isFor(secret: string, entry: string, email: string): boolean {
  const [device = '', ends = '', signature = ''] = entry.split('.');
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(secret, device, ends, email)];
  return given.length === right.length && timingSafeEqual(given, right) && Number(ends) > Date.now();
}
