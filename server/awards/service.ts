import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type * as z from 'zod';
import type { GroupAwards, OpenBallot, startAwards as starting, YearOfAwards } from '#shared/awards/awards-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { awardBallots, awards } from '#shared/schema/awards.ts';
import { groupMembers, groups } from '#shared/schema/groups.ts';
import { users } from '#shared/schema/users.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { isUnnamed } from '#server/nights/service.ts';
import { refuseWithoutPremiumEvents } from '#server/plans/service.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { queueMails } from '#server/platform/mails/queue-mail.ts';
import { verifyMailer } from '#server/platform/mails/verify-mailer.ts';
import { isEnabled } from '#server/platform/owner-data/is-enabled.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Services } from '#server/platform/services.ts';
import { ballotLinks } from './ballot-links.ts';
import { resultsOf } from './results.ts';
import * as store from './store.ts';
import { t } from '#server/awards/words/words.ts';

export { AWARDS, ballotLinks } from './ballot-links.ts';
export { awardMail, writeAwardMail } from './award-mail.ts';
export { addBallotsOfOpenAwards, findBallot, saveVote } from './store.ts';

type Needed = Pick<Services, 'db' | 'environment'>;
/** The group and the year that a request names. */
interface Place {
  id: number;
  year: number;
}

const ASK_AGAIN_MS = 24 * 60 * 60_000;
/** Of a person, the latest. */
const BALLOTS_SHOWN = 5;

/** @throws Refusal not_found */
export async function listAwards(services: Needed, owner: Owner, groupId: number): Promise<GroupAwards> {
  const groupName = await store.findGroupName(services.db, owner.id, groupId);
  if (groupName === undefined) throw new Refusal('not_found');
  return {
    groupName,
    awards: await viewsOf(services, services.db, await store.awardsOf(services.db, owner.id, groupId)),
  };
}

/** Opens the vote on the awards of a year. @throws Refusal PLAN_REQUIRED, not_found, limit_reached, duplicate_awards */
export async function startAwards(
  services: Needed,
  owner: Owner,
  groupId: number,
  body: z.output<(typeof starting)['body']>,
): Promise<YearOfAwards> {
  refuseWithoutPremiumEvents(owner.plan, t('Awards of a group need Premium Plus.'));
  return withOwnerLockOnly(services.db, owner.id, async (tx) => {
    if ((await store.findGroupName(tx, owner.id, groupId)) === undefined) throw new Refusal('not_found');
    if ((await tx.$count(awards, eq(awards.groupId, groupId))) >= STORAGE_LIMITS.awards.most)
      throw limitReached('awards');
    const row = await store.insertAwards(tx, { ...body, groupId });
    if (!row) throw new Refusal('duplicate_awards');
    await store.addBallots(tx, row);
    return viewOf(services, tx, row);
  });
}

/**
 * Mails their link to all who have not voted. @throws Refusal not_found, awards_closed, asked_lately, everybody_voted,
 * host_unnamed, mails_off, mail_unreachable
 */
export async function askVoters(
  services: Needed & Pick<Services, 'mailer' | 'log'>,
  owner: Owner,
  { id, year }: Place,
): Promise<YearOfAwards> {
  if (await isUnnamed(services.db, owner.id)) throw new Refusal('host_unnamed');
  await verifyMailer(services);
  return services.db.transaction(async (tx) => {
    const row = await locked(tx, owner, { id, year });
    if (row.closedAt) throw new Refusal('awards_closed');
    if (row.askedAt && Date.now() - row.askedAt.getTime() < ASK_AGAIN_MS) throw new Refusal('asked_lately');
    await store.addBallots(tx, row);
    const waiting = (await store.ballotsOf(tx, [row.id])).flatMap(({ id: ballotId, email, answeredAt }) =>
      answeredAt === null && email !== null && canBeWrittenTo(email) ? [{ ballotId, to: email }] : [],
    );
    if (waiting.length === 0) throw new Refusal('everybody_voted');
    await queueMails(
      tx,
      waiting.map(({ ballotId, to }) => ({
        userId: owner.id,
        eventId: null,
        attendeeId: null,
        kind: 'award_vote',
        occurrence: String(ballotId),
        to,
        payload: { ballotId },
      })),
    );
    const askedAt = new Date();
    await tx.update(awards).set({ askedAt }).where(eq(awards.id, row.id));
    return viewOf(services, tx, { ...row, askedAt });
  });
}

/** Counts the votes, and deletes who voted what; without effect on closed ones. @throws Refusal not_found */
export const closeAwards = (services: Needed, owner: Owner, place: Place): Promise<YearOfAwards> =>
  services.db.transaction(async (tx) => {
    const row = await locked(tx, owner, place);
    if (row.closedAt) return viewOf(services, tx, row);
    const ballots = (await store.ballotsOf(tx, [row.id])).flatMap(({ choices }) => (choices ? [choices] : []));
    const choicesFor = (title: number) => (row.titles[title]?.about === 'person' ? row.people : row.games);
    const closed = { closedAt: new Date(), results: resultsOf(row.titles.length, choicesFor, ballots) };
    await tx.update(awards).set(closed).where(eq(awards.id, row.id));
    await tx.update(awardBallots).set({ choices: null }).where(eq(awardBallots.awardId, row.id));
    return viewOf(services, tx, { ...row, ...closed });
  });

/** @throws Refusal not_found */
export async function deleteAwards({ db }: Needed, owner: Owner, { id, year }: Place): Promise<void> {
  if (!(await store.deleteAwards(db, owner.id, id, year))) throw new Refusal('not_found');
}

/** The open votes of groups of others that a person has not taken part in, by verified e-mail only, the latest first. */
export async function openBallotsOf({ db, environment }: Needed, userId: number): Promise<OpenBallot[]> {
  const { urlOf } = await ballotLinks(db, environment.origin);
  const rows = await db
    .select({ id: awardBallots.id, groupName: groups.name, year: awards.year })
    .from(users)
    .innerJoin(groupMembers, eq(groupMembers.email, users.email))
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(awards, eq(awards.groupId, groups.id))
    .innerJoin(awardBallots, and(eq(awardBallots.awardId, awards.id), eq(awardBallots.memberId, groupMembers.id)))
    .where(
      and(
        eq(users.id, userId),
        isNotNull(users.emailVerifiedAt),
        ne(groups.userId, userId),
        isEnabled(groups.userId),
        isNull(awards.closedAt),
        isNull(awardBallots.answeredAt),
      ),
    )
    .orderBy(desc(awards.id))
    .limit(BALLOTS_SHOWN);
  return rows.map(({ id, groupName, year }) => ({ groupName, year, link: urlOf(id) }));
}

async function locked(tx: Transaction, owner: Owner, { id, year }: Place): Promise<store.AwardsRow> {
  const row = await store.lockAwards(tx, owner.id, id, year);
  if (!row) throw new Refusal('not_found');
  return row;
}

async function viewOf(services: Needed, db: Connection, row: store.AwardsRow): Promise<YearOfAwards> {
  const [view] = await viewsOf(services, db, [row]);
  if (!view) throw new Error('unreachable: each row has a view');
  return view;
}

async function viewsOf(
  { db, environment }: Needed,
  connection: Connection,
  rows: readonly store.AwardsRow[],
): Promise<YearOfAwards[]> {
  if (rows.length === 0) return [];
  const { urlOf } = await ballotLinks(db, environment.origin);
  const ids = rows.map(({ id }) => id);
  const ballots = await store.ballotsOf(connection, ids);
  return rows.map(({ id, year, titles, games, people, askedAt, closedAt, results }) => ({
    year,
    titles,
    games,
    people,
    askedAt,
    closedAt,
    results,
    voters: ballots
      .filter(({ awardId }) => awardId === id)
      .map((ballot) => ({
        memberId: ballot.memberId,
        name: ballot.memberId === null ? 'You' : (ballot.name ?? ballot.email ?? ''),
        hasVoted: ballot.answeredAt !== null,
        link: urlOf(ballot.id),
      })),
  }));
}
