import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Play } from '#shared/plays/plays-contract.ts';
import { groupMembers, groups } from '#shared/schema/groups.ts';
import { users } from '#shared/schema/users.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { rowsByIds } from '#server/platform/database/rows-by-ids.ts';
import { isEnabled } from '#server/platform/owner-data/is-enabled.ts';
import { hostNames } from '#server/nights/service.ts';
import { COUNTED_PLAY, PLAY_BYTES } from '#server/plays/service.ts';

const ACCOUNT = { id: users.id, ...hostNames };

const ofOwner = (userId: number, groupId: number) => and(eq(groups.userId, userId), eq(groups.id, groupId));

/**
 * A group with the names and the plan of its host; undefined if it is gone or its host's account is disabled. @param hostId of
 * this host only
 */
export async function findGroup(db: Connection, groupId: number, hostId?: number) {
  const { isPremium, isPremiumPlus, planUntil, paidPlan, trialEndsAt, accountType } = users;
  const [found] = await db
    .select({
      group: {
        id: groups.id,
        userId: groups.userId,
        name: groups.name,
        ladderSince: groups.ladderSince,
        hostPlaysAs: groups.hostPlaysAs,
        isHostOffLadder: groups.isHostOffLadder,
      },
      host: { ...ACCOUNT, email: users.email, accountType },
      plan: { isPremium, isPremiumPlus, planUntil, paidPlan, trialEndsAt },
    })
    .from(groups)
    .innerJoin(users, eq(users.id, groups.userId))
    .where(
      and(
        eq(groups.id, groupId),
        hostId === undefined ? undefined : eq(groups.userId, hostId),
        isEnabled(groups.userId),
      ),
    );
  return found;
}
export type FoundGroup = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

/** The members of a group in the order in which they were added, with the account of each whose address is a verified one. */
export const membersOf = (db: Connection, { id, userId }: FoundGroup['group']) =>
  db
    .select({
      id: groupMembers.id,
      email: groupMembers.email,
      name: groupMembers.name,
      playsAs: groupMembers.playsAs,
      isOff: groupMembers.isOffLadder,
      leftSince: groupMembers.leftLadderSince,
      user: ACCOUNT,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .leftJoin(
      users,
      and(eq(users.email, groupMembers.email), sql`${users.emailVerifiedAt} is not null`, isNull(users.disabledAt)),
    )
    .where(ofOwner(userId, id))
    .orderBy(asc(groupMembers.id));
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

export const setLadder = (tx: Transaction, userId: number, groupId: number, isOn: boolean) =>
  tx
    .update(groups)
    .set({ ladderSince: isOn ? sql`coalesce(${groups.ladderSince}, now())` : null, updatedAt: sql`now()` })
    .where(ofOwner(userId, groupId));

/** Locks a group until the transaction ends: of two seats that are given one person at a time, the second is refused. */
export async function lockGroup(tx: Transaction, userId: number, groupId: number): Promise<boolean> {
  const rows = await tx.select({ id: groups.id }).from(groups).where(ofOwner(userId, groupId)).for('update');
  return rows.length > 0;
}

interface SeatChanges {
  playsAs?: string | null | undefined;
  isOff?: boolean | undefined;
}

export const changeHostSeat = (tx: Transaction, userId: number, groupId: number, { playsAs, isOff }: SeatChanges) =>
  tx
    .update(groups)
    .set({ hostPlaysAs: playsAs, isHostOffLadder: isOff, updatedAt: sql`now()` })
    .where(ofOwner(userId, groupId));

/** Within a locked group. */
export const changeMemberSeat = (tx: Transaction, groupId: number, memberId: number, { playsAs, isOff }: SeatChanges) =>
  tx
    .update(groupMembers)
    .set({ playsAs, isOffLadder: isOff })
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.id, memberId)));

/** A play with its lists as they are stored. */
interface PlayRow extends Pick<
  Play,
  'id' | 'gameId' | 'gameTitle' | 'players' | 'scores' | 'seats' | 'winner' | 'outcome'
> {
  gameTitleKey: string;
  /** Milliseconds since 1970. */
  playedAt: number;
}

/** Rows of a batch: in a thread they delay nobody. */
const AT_ONCE = 2_000;

/**
 * The plays of a host that can count, oldest first, in batches: their texts are of any length, and a thread has little memory.
 * As JSON of the database, which is read in a third of the time of twenty thousand rows.
 */
export const playsOf = (db: Connection, userId: number): AsyncGenerator<PlayRow> =>
  rowsByIds(
    db,
    sql`select id, ${PLAY_BYTES} as bytes from game_sessions
      where user_id = ${userId} and outcome <> 'cooperative' and ${COUNTED_PLAY} order by played_at, id`,
    async (ids) => {
      const { rows } = await db.execute<{ plays: PlayRow[] }>(sql`
        select coalesce(json_agg(json_build_object('id', play.id, 'gameId', play.game_id,
          'gameTitle', coalesce(games.title, play.game_title), 'gameTitleKey', play.game_title_key,
          'playedAt', extract(epoch from play.played_at) * 1000, 'players', play.players, 'scores', play.scores,
          'seats', play.seats, 'winner', play.winner, 'outcome', play.outcome)), '[]'::json) as plays
        from game_sessions play left join games on games.id = play.game_id
        where play.user_id = ${userId} and play.id = any(${sql.param(ids)}::bigint[])`);
      return rows[0]?.plays ?? [];
    },
    AT_ONCE,
  );
