import { sql } from 'drizzle-orm';
import { getGuestLink } from '#shared/nights/attendees-contract.ts';
import { setJoinLink } from '#shared/nights/join-links-contract.ts';
import type { Person } from './owners.ts';
import type { TestApp } from './test-app.ts';

/** A guest page as received: without cookies or redirects. */
export interface GuestPage {
  status: number;
  headers: Headers;
  html: string;
  /** Its visible text. */
  text: string;
}

async function pageOf(response: Response): Promise<GuestPage> {
  const html = await response.text();
  const text = html
    .replaceAll(/<(head|svg)\b[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#39;', "'");
  return { status: response.status, headers: response.headers, html, text };
}

const request = { redirect: 'manual' } as const;

export const open = async (app: TestApp, path: string, init: RequestInit = {}): Promise<GuestPage> =>
  pageOf(await fetch(app.origin + path, { ...request, ...init }));

/** Submits a form like a browser from a page without referrer. */
export const send = async (
  app: TestApp,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
): Promise<GuestPage> =>
  pageOf(await fetch(app.origin + path, { ...request, method: 'POST', headers, body: new URLSearchParams(fields) }));

/** The path of a guest's own page. */
export async function guestPath(host: Person, attendeeId: number, renew = false): Promise<string> {
  const { status, body } = await host.call(getGuestLink, { params: { id: attendeeId }, body: { renew } });
  if (status !== 200) throw new Error(`there is no link: ${status}`);
  return new URL(body.url).pathname;
}

/** The path of a night's join link. */
export async function sharedPath(host: Person, eventId: number, state: 'on' | 'new' = 'on'): Promise<string> {
  const { body } = await host.call(setJoinLink, { params: { id: eventId }, body: { state } });
  if (body.url === null) throw new Error('the shared link is off');
  return new URL(body.url).pathname;
}

/** The whole database, by table. */
export async function wholeDatabase({ services: { db } }: TestApp): Promise<Record<string, unknown>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const tables = [];
  for (const { name } of rows) {
    const { rows: found } = await db.execute<{ row: unknown }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t order by to_jsonb(t)::text`,
    );
    tables.push([name, found.map(({ row }) => row)]);
  }
  return Object.fromEntries(tables) as Record<string, unknown>;
}
