import type { CookieOptions, Request, Response } from 'express';
import { isHttps } from '#server/platform/http/session-cookie.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { readCookie } from '#server/platform/http/read-cookie.ts';
import type { AttendeeRow } from '#server/nights/service.ts';
import { findInvited } from './night-store.ts';

const COOKIE = 'joined';
const DAY_MS = 24 * 60 * 60_000;
const RETENTION_DAYS = 60;
/** Families may share a device. */
const MAX_REMEMBERED = 5;

/** An attendee who joined from this browser, with the path of their own page. */
export interface JoinedHere {
  guest: AttendeeRow;
  path: string;
}

const tokensIn = (req: Request): string[] =>
  (readCookie(req.headers, COOKIE) ?? '')
    .split('.')
    .filter((token) => token !== '')
    .slice(-MAX_REMEMBERED);

/**
 * Attendees without an address who joined this night from this browser, by its cookie; each token is verified like a
 * link.
 */
export async function joinedHere(db: Connection, req: Request, eventId: number): Promise<JoinedHere[]> {
  const found = await Promise.all(tokensIn(req).map(async (token) => ({ token, row: await findInvited(db, token) })));
  return found.flatMap(({ token, row }) =>
    row?.event.id === eventId ? [{ guest: row.guest, path: `/rsvp/${encodeURIComponent(token)}` }] : [],
  );
}

/** The one with this name, ignoring case. */
export const sameName = (here: readonly JoinedHere[], name: string): JoinedHere | undefined =>
  here.find(({ guest }) => guest.name?.toLowerCase() === name.toLowerCase());

/**
 * Remembers a new attendee in a cookie of this browser, for the page of this night only. @param path of that page
 * @param link their own
 */
export function rememberJoined(
  req: Request,
  res: Response,
  environment: Environment,
  path: string,
  link: string,
): void {
  const token = new URL(link).pathname.split('/').at(-1) ?? '';
  const tokens = [...tokensIn(req).filter((one) => one !== token), token].slice(-MAX_REMEMBERED);
  const options: CookieOptions = {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(environment),
    maxAge: RETENTION_DAYS * DAY_MS,
  };
  res.cookie(COOKIE, tokens.join('.'), options);
}
