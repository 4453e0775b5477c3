import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Play } from '#shared/contracts/plays.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import type { Transaction } from '#server/database/database.ts';
import { OWNER, ownerStatement } from '#server/owner-data/owner-statement.ts';
import { countStrangers, NAMES_NOTED } from '../people/note-names.ts';
import { PLAY_AS_JSON } from './store.ts';

/** A play in JSON form. */
type SentPlay = Omit<Play, 'playedAt'> & { playedAt: string };

/** The result of a record statement. */
export type Recorded = {
  /** Null if the game does not exist or the key was used before. */
  play: SentPlay | null;
};

const SENT = sql`"gameId" bigint, title text, "titleKey" text, "bggId" integer, "eventId" bigint, "idempotencyKey" text,
  "playedAt" timestamptz, players text, scores text, winner text, notes text, duration integer, outcome text, seats jsonb,
  place text, expansions text[], keys text[], names text[], counts boolean`;

/**
 * Records plays, creates a person for each new name, and counts the plays if requested: the only place that records
 * plays. A play without a game counts once it is linked to one. A known idempotency key changes nothing. @param game
 * the query for a play's game, from `sent`: id, title, title_key, bgg_id
 */
const recordStatement = (name: string, game: SQL) =>
  ownerStatement<Recorded>(name, {
    sent: SENT,
    reads: sql`game as (
      select sent.n, nextval(pg_get_serial_sequence('game_sessions', 'id')) as play_id, g.* from sent, lateral (${game}) g
    )`,
    when: sql`exists (select from game)`,
    writes: sql`
      written as (
        insert into game_sessions (id, user_id, game_id, game_title, game_title_key, bgg_id, event_id, idempotency_key, played_at,
          players, scores, winner, notes, duration, outcome, seats, place, expansions, counted)
        overriding system value
        select game.play_id, raised.id, game.id, game.title, game.title_key, game.bgg_id, "eventId", "idempotencyKey",
          coalesce("playedAt", now()), players, scores, winner, notes, duration, outcome, seats, place, expansions,
          case when counts or game.id is null then 1 else 0 end
        from raised, game join sent using (n)
        on conflict (user_id, idempotency_key) do nothing
        returning *
      ), named as (
        select distinct on (name_key) w.name_key, w.name
        from written join game on game.play_id = written.id join sent using (n), unnest(keys, names) as w (name_key, name)
        order by name_key, sent.n
      ), ${NAMES_NOTED},
      counted as (
        update games set times_played = times_played + of.plays, last_played = greatest(last_played, of.latest), updated_at = now()
        from (
          select written.game_id, count(*)::integer as plays, max(written.played_at) as latest
          from written join game on game.play_id = written.id join sent using (n)
          where sent.counts group by written.game_id
        ) of
        where games.id = of.game_id and games.removed_at is null
      )`,
    answer: sql`(
      select row_to_json(p) from (
        select ${PLAY_AS_JSON} from written where written.id = (select play_id from game where game.n = sent.n)
      ) p) as play`,
    adds: [
      { limit: 'plays', atMost: sql`(select count(*)::integer from sent)`, counted: newPlays },
      {
        limit: 'names',
        atMost: sql`(select coalesce(sum(cardinality(keys)), 0)::integer from sent)`,
        counted: newNames,
      },
    ],
  });

type Values = readonly { idempotencyKey?: string | null; keys?: readonly string[] }[];

/** A repeated play is already recorded. */
async function newPlays(tx: Transaction, owner: number, values: Values): Promise<number> {
  const keys = values.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  const known =
    keys.length === 0
      ? 0
      : await tx.$count(gameSessions, and(eq(gameSessions.userId, owner), inArray(gameSessions.idempotencyKey, keys)));
  return values.length - known;
}

const newNames = (tx: Transaction, owner: number, values: Values): Promise<number> =>
  countStrangers(tx, owner, new Set(values.flatMap(({ keys }) => keys ?? [])));

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
      order by is_wishlist, bgg_id, id limit 1
    )
    select * from listed
    union all
    select null, sent.title, sent."titleKey", sent."bggId"
    where not exists (select from listed)`,
);
