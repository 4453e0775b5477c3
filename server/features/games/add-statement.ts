import { type SQL, sql } from 'drizzle-orm';
import { games } from '#shared/schema/games.ts';
import { columnDefaults, columnNames, columnsExcept, jsonColumns, jsonValues } from '#server/database/table-columns.ts';
import { ADDS_TEXT, OWNER, ownerStatement } from '#server/owner-data/owner-statement.ts';
import { GAME_AS_JSON, type GameJson } from '#server/domain/games/game-json.ts';
import type { NewGameRow } from '#server/domain/games/store.ts';

/** The fields of an added game. */
const INSERTED = columnsExcept(games, [
  'id',
  'userId',
  'parentGameId',
  'parentChosen',
  'photo',
  'imported',
  'removedAt',
  'createdAt',
  'updatedAt',
]);

/**
 * Counted, to use an index. Without statistics the planner would scan all of an owner's games for a single row, and
 * with `game_id is null` all unlinked plays instead of those of the title.
 */
const none = (rows: SQL) => sql`(select count(*) from ${rows}) = 0`;

/**
 * Adds a game in one statement if it affects no other data: no game has its title, no wish and no game off the shelf has its
 * BoardGameGeek id, no unlinked play matches, and there is no expansion that might belong to it. Otherwise returns null and writes
 * nothing.
 */
export const insertFastPath = ownerStatement<{ game: GameJson | null }>('add_game', {
  sent: jsonColumns(INSERTED),
  reads: sql`fast_path as (
      select from sent
      where not sent."isExpansion" and ${none(sql`games where user_id = ${OWNER} and (is_expansion or parent_game_id is not null)`)}
        and ${none(sql`games where user_id = ${OWNER} and is_wishlist in (false, true)
          and is_unowned in (false, true) and title_key = sent."titleKey"
          and removed_at is null`)}
        and ${none(sql`games where user_id = ${OWNER} and (is_wishlist or is_unowned)
          and bgg_id = sent."bggId" and removed_at is null`)}
        and ${none(sql`game_sessions where user_id = ${OWNER} and game_title_key = sent."titleKey" and coalesce(game_id, 0) = 0`)}
        and ${none(sql`game_sessions where user_id = ${OWNER} and game_id is null and bgg_id = sent."bggId"`)}
    )`,
  when: sql`exists (select from fast_path)`,
  writes: sql`
    added as (
      insert into games (user_id, ${columnNames(INSERTED)})
      select owner_update.id, ${jsonValues(INSERTED, 'sent')} from owner_update, fast_path, sent
      on conflict do nothing
      returning *
    )`,
  answer: sql`(select row_to_json(g) from (select ${GAME_AS_JSON} from added as games) g) as game`,
  adds: [{ limit: 'games', atMost: sql`1`, counted: () => Promise.resolve(1) }, ADDS_TEXT],
});

const DEFAULTS = columnDefaults(INSERTED);

/** The statement's values; omitted fields have the schema's defaults. */
export const valuesOf = (game: Omit<NewGameRow, 'userId'>) =>
  Object.fromEntries(Object.keys(INSERTED).map((key) => [key, game[key as keyof typeof game] ?? DEFAULTS[key]]));
