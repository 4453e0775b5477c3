import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AwardCount, AwardTitle } from '#shared/shapes/award.ts';
import { createdAt, id, moment } from './columns.ts';
import { groupMembers, groups } from './groups.ts';

/** The awards of a group for a year. */
export const awards = pgTable(
  'awards',
  {
    id: id(),
    groupId: bigint({ mode: 'number' })
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    titles: jsonb().$type<AwardTitle[]>().notNull(),
    /** What can be chosen for titles about a game, and about a person. */
    games: text('game_choices').array().notNull(),
    people: text('person_choices').array().notNull(),
    /** When everybody without a ballot was last asked by mail. */
    askedAt: moment(),
    closedAt: moment(),
    /** For each title, most votes first; null while they are open. */
    results: jsonb().$type<AwardCount[][]>(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('awards_once').on(t.groupId, t.year)],
);

/** The ballot of a member, or of the group's owner. Its id is in the voter's link. */
export const awardBallots = pgTable(
  'award_ballots',
  {
    id: id(),
    awardId: bigint({ mode: 'number' })
      .notNull()
      .references(() => awards.id, { onDelete: 'cascade' }),
    /** Null for the group's owner. */
    memberId: bigint({ mode: 'number' }).references(() => groupMembers.id, { onDelete: 'cascade' }),
    /** For each title, null for none; deleted when the awards are closed. */
    choices: jsonb().$type<(string | null)[]>(),
    answeredAt: moment(),
  },
  (t) => [
    uniqueIndex('award_ballots_once').on(t.awardId, t.memberId),
    uniqueIndex('award_ballots_owner')
      .on(t.awardId)
      .where(sql`${t.memberId} is null`),
    index('award_ballots_member').on(t.memberId),
  ],
);
