import { and, count, desc, eq, isNotNull, isNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { ADMIN_PAGE } from '#shared/admin/page-query.ts';
import type { PEOPLE_KINDS, PEOPLE_SORTS } from '#shared/admin/people-contract.ts';
import { MAIL_STATES } from '#shared/enums.ts';
import { abuseReports } from '#shared/schema/admin.ts';
import { games } from '#shared/schema/games.ts';
import { mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { apiTokens } from '#shared/schema/sign-in.ts';
import { organizationMembers, sessions, users } from '#shared/schema/users.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { SESSION_MS } from '#server/platform/http/session-cookie.ts';
import { ownerColumns } from '#server/accounts/service.ts';
import { ofPerson } from '#server/profile/service.ts';

const ofAccount = sql`(${sessions.sess} -> 'passport' ->> 'user') = ${users.id}::text`;

/** Each visit sets the expiry of a session to this long after it. */
const lastVisit = sql`(select max(${sessions.expire}) from ${sessions} where ${ofAccount})
  - make_interval(secs => ${SESSION_MS / 1000})`;
const lastCall = sql`(select max(${apiTokens.lastUsedAt}) from ${apiTokens} where ${apiTokens.userId} = ${users.id})`;
const lastSeen = sql<Date | null>`greatest(${lastVisit}, ${lastCall})`.mapWith(users.createdAt);

const countOf = (rows: SQL) => sql<number>`(select count(*) ${rows})`.mapWith(Number);
const counts = {
  games: countOf(sql`from ${games} where ${games.userId} = ${users.id} and ${games.removedAt} is null`),
  plays: countOf(sql`from ${gameSessions} where ${gameSessions.userId} = ${users.id}`),
  nights: countOf(sql`from ${events} where ${events.userId} = ${users.id}`),
};

const columns = { ...ownerColumns, lastSeen, ...counts };

export type PersonRow = Awaited<ReturnType<typeof findPerson>> & object;

const OF_KIND: Record<(typeof PEOPLE_KINDS)[number], SQL | undefined> = {
  all: undefined,
  organizations: eq(users.accountType, 'organization'),
  paid: isNotNull(users.paidPlan),
  disabled: isNotNull(users.disabledAt),
};

const ORDER: Record<(typeof PEOPLE_SORTS)[number], SQL> = {
  newest: desc(users.id),
  seen: sql`${lastSeen} desc nulls last`,
  games: desc(counts.games),
  plays: desc(counts.plays),
  nights: desc(counts.nights),
};

const plain = (text: SQLWrapper) => sql`regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g')`;

/** Whether a text stands in the address or a name, without regard to case and accents. */
const matches = (search: string) => {
  const contains = (column: SQLWrapper) => sql`strpos(${plain(column)}, ${plain(sql`${search}::text`)}) > 0`;
  return or(
    contains(users.email),
    contains(sql`concat_ws(' ', ${users.firstName}, ${users.lastName})`),
    contains(users.organizationName),
  );
};

interface Query {
  page: number;
  search: string;
  kind: (typeof PEOPLE_KINDS)[number];
  sort: (typeof PEOPLE_SORTS)[number];
}

/** A page of accounts, and how many there are on all. */
export async function listPeople(db: Connection, { page, search, kind, sort }: Query) {
  const which = and(OF_KIND[kind], search.trim() === '' ? undefined : matches(search.trim()));
  const [[all], rows] = await Promise.all([
    db.select({ total: count() }).from(users).where(which),
    db
      .select(columns)
      .from(users)
      .where(which)
      .orderBy(ORDER[sort], desc(users.id))
      .limit(ADMIN_PAGE)
      .offset((page - 1) * ADMIN_PAGE),
  ]);
  return { rows, total: all?.total ?? 0 };
}

export async function findPerson(db: Connection, id: number) {
  const [row] = await db.select(columns).from(users).where(eq(users.id, id));
  return row;
}

/** What the panel of one account shows besides its row. */
export async function personSizes(db: Connection, id: number) {
  const [bytes, states, hosts, openSessions, tokens, openReports] = await Promise.all([
    db.execute<{ bytes: string }>(sql`
      select coalesce((select sum(octet_length(bytes)) from profile_pictures where user_id = ${id}), 0)
        + coalesce((select sum(octet_length(card) + octet_length(list)) from game_photos where user_id = ${id}), 0)
        as bytes`),
    db.select({ state: mails.state, of: count() }).from(mails).where(eq(mails.userId, id)).groupBy(mails.state),
    db
      .select({
        email: organizationMembers.email,
        role: organizationMembers.role,
        accepted: sql<boolean>`${organizationMembers.acceptedAt} is not null`,
      })
      .from(organizationMembers)
      .where(eq(organizationMembers.userId, id))
      .orderBy(organizationMembers.email),
    db.$count(sessions, and(ofPerson(id), sql`${sessions.expire} > now()`)),
    db.$count(apiTokens, eq(apiTokens.userId, id)),
    db.$count(abuseReports, and(eq(abuseReports.userId, id), isNull(abuseReports.closedAt))),
  ]);
  return {
    pictureBytes: Number(bytes.rows[0]?.bytes ?? 0),
    mails: countsOf(states),
    hosts,
    sessions: openSessions,
    tokens,
    openReports,
  };
}

type MailCounts = Record<(typeof MAIL_STATES)[number], number>;

/** All states, those without mails, too. */
export const countsOf = (rows: readonly { state: (typeof MAIL_STATES)[number]; of: number }[]): MailCounts =>
  Object.fromEntries(
    MAIL_STATES.map((state) => [state, rows.find((row) => row.state === state)?.of ?? 0]),
  ) as MailCounts;
