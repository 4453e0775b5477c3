import { getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { games } from '#shared/schema.ts';
import { OWNER, ownerStatement } from './owner-statement.ts';
import { GAME_AS_JSON, type SentGame } from './sent-game.ts';
import type { NewGameRow } from './store.ts';

const { placeholder } = sql;

/** What may be said of a game that is added. */
const {
  id: _id,
  userId: _userId,
  parentGameId: _parentGameId,
  parentChosen: _parentChosen,
  imported: _imported,
  removedAt: _removedAt,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...SAID
} = getTableColumns(games);

const names = Object.keys(SAID).map((key) => sql.identifier(toSnakeCase(key)));
const values = Object.entries(SAID).map(([key, column]) => sql`${placeholder(key)}::${sql.raw(column.getSQLType())}`);

/**
 * Adds a game that touches nothing else of its owner's: its title is on neither list, no play waits for it, and there is
 * no expansion that it could belong to. Where it does, it answers none and writes nothing.
 */
export const addUntouching = ownerStatement<{ game: SentGame | null }>('add_game', {
  reads: sql`
    listed as (
      select from games where user_id = ${OWNER} and title_key = ${placeholder('titleKey')} and removed_at is null limit 1
    ), expansions as (
      select from games where user_id = ${OWNER} and (is_expansion or parent_game_id is not null) limit 1
    ), waiting as (
      (select from game_sessions
        where user_id = ${OWNER} and game_id is null and game_title_key = ${placeholder('titleKey')} limit 1)
      union all
      (select from game_sessions
        where user_id = ${OWNER} and game_id is null and bgg_id = ${placeholder('bggId')}::integer limit 1)
    )`,
  when: sql`(not ${placeholder('isExpansion')}::boolean and not exists (select from listed)
    and not exists (select from expansions) and not exists (select from waiting))`,
  writes: sql`
    added as (
      insert into games (user_id, ${sql.join(names, sql`, `)})
      select raised.id, ${sql.join(values, sql`, `)} from raised
      returning *
    )`,
  answer: sql`(select row_to_json(g) from (select ${GAME_AS_JSON} from added as games) g) as game`,
});

/** What the statement is told of a game: what is not said of it is as the schema has it. */
export const valuesOf = (game: Omit<NewGameRow, 'userId'>) =>
  Object.fromEntries(
    Object.entries(SAID).map(([key, column]) => [key, game[key as keyof typeof game] ?? column.default ?? null]),
  );
