import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Play } from '#shared/contracts/plays.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import type { Transaction } from '#server/database/database.ts';
import { columnNames, columnsExcept, jsonColumns, jsonValues } from '#server/database/table-columns.ts';
import { ADDS_TEXT, OWNER, ownerStatement } from '#server/owner-data/owner-statement.ts';
import { countNewNames, PEOPLE_CREATED } from '../people/create-people.ts';
import { PLAY_AS_JSON } from './store.ts';

/** A play in JSON form. */
type SentPlay = Omit<Play, 'playedAt'> & { playedAt: string };

/** The result of a record statement. */
export type Recorded = {
  /** Null if the game does not exist or the key was used before. */
  play: SentPlay | null;
};

/** The fields of a recorded play, except its game and its time. */
const INSERTED = columnsExcept(gameSessions, [
  'id',
  'userId',
  'gameId',
  'gameTitle',
  'gameTitleKey',
  'bggId',
  'playedAt',
  'counted',
  'isIgnored',
  'importId',
  'sourceId',
  'imported',
  'createdAt',
  'updatedAt',
]);

const SENT = sql`"gameId" bigint, title text, "titleKey" text, "bggId" integer, "playedAt" timestamptz, ${jsonColumns(INSERTED)},
  keys text[], names text[], counts boolean`;

/**
 * Records a play, creates a person for each new name, and counts the play if requested: the only place that records plays.
 * A play without a game counts once it is linked to one. A known idempotency key changes nothing.
 * @param game the query for the play's game, from `sent`: id, title, title_key, bgg_id
 */
const recordStatement = (name: string, game: SQL) =>
  ownerStatement<Recorded>(name, {
    sent: SENT,
    reads: sql`game as (select g.* from sent, lateral (${game}) g)`,
    when: sql`exists (select from game)`,
    writes: sql`
      written as (
        insert into game_sessions (user_id, game_id, game_title, game_title_key, bgg_id, played_at, counted,
          ${columnNames(INSERTED)})
        select owner_update.id, game.id, game.title, game.title_key, game.bgg_id, coalesce("playedAt", now()),
          case when counts or game.id is null then 1 else 0 end, ${jsonValues(INSERTED, 'sent')}
        from owner_update, game, sent
        on conflict (user_id, idempotency_key) do nothing
        returning *
      ), named as (
        select w.name_key, w.name from written, sent, unnest(keys, names) as w (name_key, name)
      ), ${PEOPLE_CREATED},
      counted as (
        update games set times_played = times_played + 1, last_played = greatest(last_played, written.played_at), updated_at = now()
        from written, sent
        where sent.counts and games.id = written.game_id and games.removed_at is null
      )`,
    answer: sql`(select row_to_json(p) from (select ${PLAY_AS_JSON} from written) p) as play`,
    adds: [
      { limit: 'plays', atMost: sql`1`, counted: newPlays },
      ADDS_TEXT,
      { limit: 'names', atMost: sql`(select coalesce(cardinality(keys), 0) from sent)`, counted: newNames },
    ],
  });

interface Value {
  idempotencyKey?: string | null;
  keys?: readonly string[];
}

/** A repeated play is already recorded. */
async function newPlays(tx: Transaction, owner: number, { idempotencyKey }: Value): Promise<number> {
  if (!idempotencyKey) return 1;
  const sentBefore = and(eq(gameSessions.userId, owner), eq(gameSessions.idempotencyKey, idempotencyKey));
  return 1 - (await tx.$count(gameSessions, sentBefore));
}

const newNames = (tx: Transaction, owner: number, { keys = [] }: Value): Promise<number> =>
  countNewNames(tx, owner, new Set(keys));

/** For a game on the owner's lists. */
export const recordOfGame = recordStatement(
  'record_of_game',
  sql`select id, title, title_key, bgg_id from games
    where user_id = ${OWNER} and games.id = sent."gameId" and removed_at is null limit 1`,
);

/**
 * For the owner's game with a title or BoardGameGeek id, owned before wished for; otherwise the title only. Different
 * ids never match.
 */
export const recordOfTitle = recordStatement(
  'record_of_title',
  sql`with listed as (
      select id, title, title_key, bgg_id from games
      where user_id = ${OWNER} and removed_at is null and (games.bgg_id = sent."bggId"
        or (games.title_key = sent."titleKey" and (games.bgg_id is null or sent."bggId" is null)))
      order by is_wishlist, is_unowned, bgg_id, id limit 1
    )
    select * from listed
    union all
    select null, sent.title, sent."titleKey", sent."bggId"
    where not exists (select from listed)`,
);
