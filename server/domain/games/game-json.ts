import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { game as gameContract, type Game as ContractGame } from '#shared/contracts/games.ts';
import { games } from '#shared/schema/games.ts';
import type { toGame } from './store.ts';

/** The base game of an expansion, unless that is removed. */
export const SHOWN_PARENT = sql`case when games.parent_game_id is not null then (
    select base.id from games base
    where base.id = games.parent_game_id and base.user_id = games.user_id and base.removed_at is null
  ) end`;

/** The column of each field of the contract; a field without a column does not compile. */
const COLUMNS: Record<keyof ContractGame, PgColumn> = getTableColumns(games);

const columnOf = (field: string, { name }: PgColumn): SQL =>
  field === 'parentGameId' ? SHOWN_PARENT : sql`games.${sql.identifier(toSnakeCase(name))}`;

/** Every field of the contract as JSON, from the columns of `games`. */
export const GAME_AS_JSON = sql.join(
  (Object.keys(gameContract.shape) as (keyof ContractGame)[]).map(
    (field) => sql`${columnOf(field, COLUMNS[field])} as ${sql.identifier(field)}`,
  ),
  sql`, `,
);

type Game = ReturnType<typeof toGame>;

/** A game in JSON form. */
export type GameJson = Omit<Game, 'lastPlayed' | 'createdAt'> & { lastPlayed: string | null; createdAt: string };

export const parseGameJson = ({ lastPlayed, createdAt, ...game }: GameJson): Game => ({
  ...game,
  lastPlayed: lastPlayed === null ? null : new Date(lastPlayed),
  createdAt: new Date(createdAt),
});
