import { type SQL, sql } from 'drizzle-orm';
import type { Play } from '#shared/contracts/plays.ts';
import { OWNER, ownerStatement } from '../games/owner-statement.ts';
import { NAMES_NOTED } from '../people/note-names.ts';
import { PLAY_AS_JSON } from './store.ts';

const { placeholder } = sql;

/** A play as JSON has it. */
type SentPlay = Omit<Play, 'playedAt'> & { playedAt: string };

/** What a record statement answers. */
export type Recorded = {
  /** Whether there is such a game. */
  found: boolean;
  /** None where its key was used before. */
  play: SentPlay | null;
};

/**
 * Writes one play down, makes a person of each new name in it, and counts it where that is said: the only place where one
 * is recorded. One whose key was used before changes nothing.
 * @param game the query for its game: id, title, title_key, bgg_id
 */
const recordStatement = (name: string, game: SQL) =>
  ownerStatement<Recorded>(name, {
    reads: sql`game as (${game})`,
    when: sql`exists (select from game)`,
    writes: sql`
      written as (
        insert into game_sessions (user_id, game_id, game_title, game_title_key, bgg_id, event_id, idempotency_key, played_at,
          players, scores, winner, notes, duration, outcome, seats, place, expansions)
        select raised.id, game.id, game.title, game.title_key, game.bgg_id, ${placeholder('eventId')}::bigint,
          ${placeholder('idempotencyKey')}, coalesce(${placeholder('playedAt')}::timestamptz, now()), ${placeholder('players')},
          ${placeholder('scores')}, ${placeholder('winner')}, ${placeholder('notes')}, ${placeholder('duration')}::integer,
          ${placeholder('outcome')}, ${placeholder('seats')}::jsonb, ${placeholder('place')}, ${placeholder('expansions')}::text[]
        from game, raised
        on conflict (user_id, idempotency_key) do nothing
        returning *
      ), named as (
        select n.* from written, unnest(${placeholder('keys')}::text[], ${placeholder('names')}::text[]) as n (name_key, name)
      ), ${NAMES_NOTED},
      counted as (
        update games set times_played = times_played + 1, last_played = greatest(last_played, written.played_at), updated_at = now()
        from written
        where ${placeholder('counts')}::boolean and games.id = written.game_id and games.user_id = written.user_id
          and games.removed_at is null
      )`,
    answer: sql`exists (select from game) as found,
      (select row_to_json(p) from (select ${PLAY_AS_JSON} from written) p) as play`,
  });

/** A game on the owner's lists. */
export const recordOfGame = recordStatement(
  'record_of_game',
  sql`select id, title, title_key, bgg_id from games
    where user_id = ${OWNER} and id = ${placeholder('gameId')}::bigint and removed_at is null`,
);

/** The owner's game of a title or BoardGameGeek id, an owned one before a wished one; else no more than the title. */
export const recordOfTitle = recordStatement(
  'record_of_title',
  sql`with listed as (
      select id, title, title_key, bgg_id from games
      where user_id = ${OWNER} and removed_at is null and (bgg_id = ${placeholder('bggId')}::integer
        or (title_key = ${placeholder('titleKey')} and (bgg_id is null or ${placeholder('bggId')}::integer is null)))
      order by is_wishlist, bgg_id, id limit 1
    )
    select * from listed
    union all
    select null, ${placeholder('title')}, ${placeholder('titleKey')}, ${placeholder('bggId')}::integer
    where not exists (select from listed)`,
);

/** A game that was looked up before. */
export const recordOfKnown = recordStatement(
  'record_of_known',
  sql`select ${placeholder('gameId')}::bigint as id, ${placeholder('title')} as title, ${placeholder('titleKey')} as title_key,
    ${placeholder('bggId')}::integer as bgg_id`,
);
