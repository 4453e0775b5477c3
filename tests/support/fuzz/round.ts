import { sql } from 'drizzle-orm';
import { TOKEN_SCOPES } from '#shared/enums.ts';
import { downloadAccount } from '#shared/transfer/account-file-contract.ts';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { makeToken } from '#tests/support/rows/make-token.ts';
import { signedIn, type Person } from '#tests/support/server/owners.ts';
import { askForCode, openBrowser } from '#tests/support/server/sign-in.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';
import { type Actors, makeTokenOwner, makeSenders, type Signed } from './actors.ts';
import { filesFor } from './files.ts';
import { type Arrival, type Pools, poolsOf } from './pools.ts';
import type { FuzzRequest, Sender, TokenSender } from './request.ts';
import { type Rows, rowsOf } from './rows-of.ts';

/** The senders of some hundred requests, created for each round, and the rows that they can name. */
export interface Round {
  pools: Pools;
  /** The owner of the personal tokens, who does nothing else, and the rows that these can name. */
  tokens: { owner: Person; pools: Pools };
  /** Numbers of games in the forms of the guest's night. */
  gamesOfNight: string[];
  headersOf: Record<Sender, Record<string, string>>;
  /** The rights of the senders with an account, which no request may change. */
  ranks(): Promise<Map<number, string>>;
  /** After a request that ends sessions or accounts: signs in again. */
  renewSession(request: FuzzRequest): Promise<void>;
}

const ENDS_SESSIONS = /^\/api\/(account|logout|auth)/;

export async function readRound(app: TestApp, cast: Actors): Promise<Round> {
  const { pool } = app.services;
  const people = await makeSenders(app);
  const { owner } = people;
  const tokenOwner = await makeTokenOwner(app);
  const [ofVictim, ofHost] = [await rowsOf(pool, cast.victim.id), await rowsOf(pool, cast.host.id)];
  const namedBy = async (person: Person) => ({
    owner: together(await rowsOf(pool, person.id), await askedTo(app, person)),
    others: together(ofVictim, ofHost),
    everybodys: await everybodys(app),
  });
  const arrival = await arrive(app);
  const account = await (await owner.fetch(downloadAccount.path)).text();
  const given = { guest: cast.guest, arrival, files: filesFor(account) };
  const headersOf: Round['headersOf'] = {
    ...(await tokensOf(app, tokenOwner)),
    owner: cookieOf(owner),
    stranger: cookieOf(people.stranger),
    staff: cookieOf(people.staff),
    visitor: {},
    arrival: { cookie: arrival.cookie },
    guest: {},
  };
  return {
    pools: poolsOf(await namedBy(owner), given),
    tokens: { owner: tokenOwner, pools: poolsOf(await namedBy(tokenOwner), given) },
    gamesOfNight: [...idsOf(ofHost, 'games'), ...idsOf(ofHost, 'event_proposals').map((id) => `-${id}`)],
    headersOf,
    ranks: () => ranksOf(app, [...Object.values(people), tokenOwner]),
    renewSession: async ({ path, sender }) => {
      if (!ENDS_SESSIONS.test(path) || !isSigned(sender)) return;
      const person = people[sender];
      const { status } = await person.call(getCurrentUser, {});
      if (status !== 401) return;
      const { rows: left } = await pool.query('select 1 from users where id = $1', [person.id]);
      if (left.length === 0) Object.assign(person, (await makeSenders(app))[sender]);
      else Object.assign(person, await signedIn(app, person));
      headersOf[sender] = cookieOf(person);
    },
  };
}

async function ranksOf({ services: { pool } }: TestApp, people: readonly Person[]): Promise<Map<number, string>> {
  const { rows } = await pool.query<{ id: string; rank: string }>(
    `select id, concat_ws(' ', email, email_verified_at, external_id, username, is_premium, is_premium_plus, paid_plan) as rank
     from users where id = any($1)`,
    [people.map(({ id }) => id)],
  );
  return new Map(rows.map(({ id, rank }) => [Number(id), rank]));
}

const idsOf = (rows: Rows, table: string) => (rows.get(table) ?? []).map(({ id }) => String(id));

/** Goes to the sign-in page as far as the code. */
async function arrive(app: TestApp): Promise<Arrival> {
  const browser = openBrowser(app);
  const { path } = await askForCode(browser, 'arrival@example.org');
  return { path, cookie: await browser.jar.getCookieString(`${app.origin}${path}/code`) };
}

const isSigned = (sender: Sender): sender is Signed =>
  sender === 'owner' || sender === 'stranger' || sender === 'staff';

/** One token of each scope, as the headers of its requests. */
async function tokensOf(app: TestApp, owner: Person): Promise<Record<TokenSender, Record<string, string>>> {
  const headers: [string, Record<string, string>][] = [];
  for (const scope of TOKEN_SCOPES) {
    const { secret } = await makeToken(app, owner, scope);
    headers.push([`${scope} token`, { authorization: `Bearer ${secret}` }]);
  }
  return Object.fromEntries(headers) as Record<TokenSender, Record<string, string>>;
}

/** The header by which somebody is known. */
const cookieOf = ({ cookie }: Person): Record<string, string> => ({ cookie });

function together(...parts: readonly Rows[]): Rows {
  const whole: Rows = new Map();
  for (const [table, rows] of parts.flatMap((part) => [...part]))
    whole.set(table, [...(whole.get(table) ?? []), ...rows]);
  return whole;
}

/** Rows of others that somebody may answer to: a seat at a night, a place in a group. */
async function askedTo({ services: { db } }: TestApp, { email }: Person): Promise<Rows> {
  const rows: Rows = new Map();
  for (const table of ['event_attendees', 'group_members']) {
    const found = await db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where email = ${email}`,
    );
    rows.set(
      table,
      found.rows.map(({ row }) => row),
    );
  }
  return rows;
}

async function everybodys({ services: { db } }: TestApp): Promise<Rows> {
  const rows: Rows = new Map();
  for (const table of ['popular_games', 'staff_recommendations']) {
    const found = await db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by id limit 10`,
    );
    rows.set(
      table,
      found.rows.map(({ row }) => row),
    );
  }
  return rows;
}
