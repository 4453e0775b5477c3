import { createHmac, randomUUID } from 'node:crypto';
import type { ResponseBody, Contract, Sent } from '#shared/contract/contract.ts';
import type { RefusalBody } from '#shared/refusals.ts';
import { sessions, users } from '#shared/schema/users.ts';
import { sessionSecret } from '#server/accounts/sign-in/sessions.ts';
import { addressOf } from '#client/lib/http/http.ts';
import type { TestApp } from './test-app.ts';

type Account = Partial<typeof users.$inferInsert>;

export interface Person {
  id: number;
  email: string;
  /** The session cookie; empty for a visitor. */
  cookie: string;
  /** A request with this person's session. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Calls an endpoint by its contract; returns status and raw JSON body. */
  call<C extends Contract>(contract: C, sent: Sent<C> | object): Promise<Reply<C>>;
}

interface SentParts {
  params?: object;
  query?: object;
  for?: number | null;
  body?: unknown;
}

export interface Reply<C extends Contract> {
  status: number;
  /** For a 2xx response, as JSON: dates are text. */
  body: Wire<ResponseBody<C>>;
  refusal: RefusalBody;
  headers: Headers;
}

type Wire<T> = T extends Date
  ? string
  : T extends (infer E)[]
    ? Wire<E>[]
    : T extends object
      ? { [K in keyof T]: Wire<T[K]> }
      : T;

/** An account with a session, created directly in the database. */
export async function makeOwner(app: TestApp, account: Account = {}): Promise<Person> {
  const email = account.email ?? `${randomUUID()}@example.org`;
  const [user] = await app.services.db
    .insert(users)
    .values({ firstName: 'Ana', lastName: 'Sá', ...account, email, emailVerifiedAt: new Date() })
    .returning();
  if (!user) throw new Error('no account was made');
  return personWith(app, user.id, email, await makeSession(app, user.id));
}

/** A session for an existing user. */
export const signedIn = async (app: TestApp, { id, email }: { id: number; email: string }): Promise<Person> =>
  personWith(app, id, email, await makeSession(app, id));

/** A person without a session, whose requests have a personal token. */
export const bearer = (app: TestApp, { id, email }: { id: number; email: string }, token: string): Person =>
  personWith(app, id, email, null, { Authorization: `Bearer ${token}` });

/** A person without a session. */
export const visitor = (app: TestApp): Person => personWith(app, 0, '', null);

/** The cookie of a new session, for programs that send their own requests. */
export const cookieOf = (app: TestApp, { id }: Pick<Person, 'id'>): Promise<string> => makeSession(app, id);

async function makeSession(app: TestApp, userId: number): Promise<string> {
  const sid = randomUUID();
  const expire = new Date(Date.now() + 86_400_000);
  const sess = {
    cookie: { originalMaxAge: 86_400_000, expires: expire.toISOString(), httpOnly: true, path: '/' },
    passport: { user: userId },
  };
  await app.services.db.insert(sessions).values({ sid, sess, expire });
  const signature = createHmac('sha256', await sessionSecret(app.services))
    .update(sid)
    .digest('base64')
    .replace(/=+$/, '');
  return `rollcall=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}

function personWith(
  app: TestApp,
  id: number,
  email: string,
  cookie: string | null,
  always: Record<string, string> = {},
): Person {
  const request = (path: string, init: RequestInit = {}) => {
    const headers = new Headers({ ...always, ...Object.fromEntries(new Headers(init.headers)) });
    if (cookie) headers.set('Cookie', cookie);
    return fetch(new URL(path, app.origin), { redirect: 'manual', ...init, headers });
  };
  return {
    id,
    email,
    cookie: cookie ?? '',
    fetch: request,
    call: async (contract, sent) => {
      const { params, query, for: host, body } = sent as SentParts;
      const response = await request(addressOf(contract, params, { ...query, for: host ?? undefined }), {
        method: contract.method.toUpperCase(),
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      });
      const text = await response.text();
      const json = text === '' ? undefined : JSON.parse(text);
      return { status: response.status, body: json, refusal: json, headers: response.headers };
    },
  };
}
