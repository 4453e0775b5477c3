import { and, eq, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PLAY_FORMATS } from '#shared/transfer/import-formats.ts';
import { offsetIn } from '#shared/time/wall-time.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { jsonListIn } from '#shared/text/json-list.ts';
import type { ImportedPlay, MergedPlay } from '#shared/schema/imported-play.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import type { Connection } from '#server/platform/database/database.ts';
import {
  columnDefaults,
  columnNames,
  columnsExcept,
  jsonColumns,
  jsonValues,
} from '#server/platform/database/table-columns.ts';
import { PLAY_COLUMNS } from '#server/plays/service.ts';
import { exactMomentAt } from './exact-moment.ts';
import type { OwnPlay } from './own-plays.ts';

/** Limits for comparison with a batch: number of plays, and characters of their players and scores, of one and in total. */
const MAX_COMPARED = { plays: 2_000, characters: 20_000, total: 1_000_000 };

/** An owner's plays without an import that could equal one of these: same game, within a day. */
export function listOwnPlays(db: Connection, userId: number, imported: readonly ImportedPlay[]): Promise<OwnPlay[]> {
  const moments = imported.map(({ playedAt, gameTitle, bggId }) => ({
    at: playedAt,
    title_key: titleKey(gameTitle),
    bgg_id: bggId,
  }));
  const near = sql`
    select s.id from json_to_recordset(${JSON.stringify(moments)}) as played (at timestamptz, title_key text, bgg_id integer)
    join game_sessions s on s.user_id = ${userId} and s.source_id is null
      and s.played_at > played.at - interval '1 day' and s.played_at < played.at + interval '1 day'
      and (s.game_title_key = played.title_key or s.bgg_id = played.bgg_id)
    where length(s.players) <= ${MAX_COMPARED.characters} and length(s.scores) <= ${MAX_COMPARED.characters}`;
  const compared = sql`
    select id from (
      select id, sum(length(players) + length(scores)) over (order by id) as characters
      from game_sessions where id in (${near})) summed
    where characters <= ${MAX_COMPARED.total}`;
  return db
    .select({
      id: gameSessions.id,
      gameTitleKey: gameSessions.gameTitleKey,
      bggId: gameSessions.bggId,
      playedAt: gameSessions.playedAt,
      players: gameSessions.players,
      scores: gameSessions.scores,
    })
    .from(gameSessions)
    .where(sql`${gameSessions.id} in (${compared})`)
    .orderBy(gameSessions.id)
    .limit(MAX_COMPARED.plays);
}

const { gameId: _gameId, ...written } = PLAY_COLUMNS;
const MERGED = {
  ...written,
  sourceId: gameSessions.sourceId,
  playedAt: exactMomentAt(gameSessions.playedAt, gameSessions.utcOffset),
  imported: gameSessions.imported,
};

export interface FoundPlay {
  id: number;
  play: MergedPlay;
}

async function find(db: Connection, userId: number, which: ReturnType<typeof sql>): Promise<FoundPlay[]> {
  const rows = await db
    .select(MERGED)
    .from(gameSessions)
    .where(and(eq(gameSessions.userId, userId), which));
  return rows.map(({ id, players, scores, ...play }) => ({
    id,
    play: {
      ...play,
      playedAt: play.playedAt ?? '',
      players: listIn<string>(players),
      scores: listIn<number | null>(scores),
    },
  }));
}

/** An owner's plays by their ids in the file. */
export async function findBySource(
  db: Connection,
  userId: number,
  sourceIds: readonly string[],
): Promise<Map<string, FoundPlay>> {
  if (sourceIds.length === 0) return new Map();
  const found = await find(db, userId, sql`${gameSessions.sourceId} = any(${sql.param(sourceIds)})`);
  return new Map(found.map((entry) => [entry.play.sourceId ?? '', entry]));
}

/** An owner's plays by id. */
export async function findMergedPlays(
  db: Connection,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, MergedPlay>> {
  if (ids.length === 0) return new Map();
  const found = await find(db, userId, sql`${gameSessions.id} = any(${sql.param(ids)})`);
  return new Map(found.map(({ id, play }) => [id, play]));
}

/** Every column that an import may write into a play. */
const WRITTEN = columnsExcept(gameSessions, [
  'id',
  'userId',
  'idempotencyKey',
  'eventId',
  'importId',
  'createdAt',
  'updatedAt',
]);
const DEFAULTS = columnDefaults(WRITTEN);

/** Inserts plays in one statement, not yet linked to a game; returns ids by the file's ids. */
export async function insertPlays(
  db: Connection,
  userId: number,
  importId: number,
  plays: readonly ImportedPlay[],
): Promise<Map<string, number>> {
  if (plays.length === 0) return new Map();
  const values = plays.map((play) => ({ ...DEFAULTS, ...valuesOf(play), imported: play }));
  const { rows } = await db.execute<{ id: string; source_id: string }>(sql`
    insert into game_sessions (user_id, import_id, ${columnNames(WRITTEN)})
    select ${userId}, ${importId}, ${jsonValues(WRITTEN, 'p')}
    from json_to_recordset(${JSON.stringify(values)}) as p (${jsonColumns(WRITTEN)})
    returning id, source_id`);
  return new Map(rows.map(({ id, source_id }) => [source_id, Number(id)]));
}

/**
 * Updates the given fields of these plays in one statement; a play whose game changes is unlinked until it is linked
 * again.
 */
export async function updatePlays(
  db: Connection,
  userId: number,
  changed: ReadonlyMap<number, Partial<MergedPlay>>,
): Promise<void> {
  if (changed.size === 0) return;
  const values = [...changed].map(([id, play]) => ({ id, news: inSnakeCase(valuesOf(play)) }));
  await db.execute(sql`
    update game_sessions s set (${columnNames(WRITTEN)}, updated_at) = (
        select ${columnNames(WRITTEN, 'n')}, now() from jsonb_populate_record(s, c.news) n)
    from jsonb_to_recordset(${JSON.stringify(values)}) as c (id bigint, news jsonb)
    where s.id = c.id and s.user_id = ${userId}`);
}

/**
 * Deletes plays and subtracts them from the counts of games that their import added, or that were added after it. Left as
 * it is: a count that the owner has lowered since, or that a later import of mere counts has raised.
 */
export async function deletePlays(
  db: Connection,
  { userId, importId }: { userId: number; importId: number },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    with deleted as (
      delete from game_sessions where user_id = ${userId} and id = any(${sql.param(ids)})
      returning game_id, counted, played_at
    ), lost as (
      select game_id, sum(counted)::integer as plays, max(played_at) as latest from deleted where counted > 0 group by game_id
    ), counts as (
      select g.id, lost.plays, lost.latest, (g.imported ->> 'timesPlayed')::integer as imported,
        g.created_at > i.applied_at as is_newer
      from lost join games g on g.id = lost.game_id and g.user_id = ${userId} join imports i on i.id = ${importId}
      where g.created_at > i.applied_at or (
        g.times_played >= (g.imported ->> 'timesPlayed')::integer
        and exists (
          select from import_rows r
          where r.import_id = i.id and r.kind = 'game' and r.action = 'add' and r.game_id = g.id)
        and not exists (
          select from import_rows r join imports later on later.id = r.import_id
          where later.user_id = ${userId} and later.status = 'applied' and later.applied_at > i.applied_at
            and later.format <> all(${sql.param(PLAY_FORMATS)}) and r.game_id = g.id and r.change -> 'to' ->> 'timesPlayed' is not null))
    )
    update games g set times_played = greatest(0, g.times_played - counts.plays), updated_at = now(),
      imported = case when counts.is_newer then g.imported
        else jsonb_set(g.imported, '{timesPlayed}', to_jsonb(greatest(0, counts.imported - counts.plays))) end,
      last_played = case when g.last_played <= counts.latest then greatest(
        (select max(at) from unnest(g.unrecorded_played_at) at),
        (select max(s.played_at) from game_sessions s
          where s.game_id = g.id and s.counted > 0 and s.id <> all(${sql.param(ids)}))
      ) else g.last_played end
    from counts
    where g.id = counts.id`);
}

/** The columns of the given fields only. */
function valuesOf(play: Partial<MergedPlay>): Record<string, unknown> {
  const { gameTitle, players, scores, isIgnored, ...same } = play;
  return {
    ...same,
    ...(play.playedAt !== undefined && { utcOffset: offsetIn(play.playedAt) }),
    ...(isIgnored !== undefined && { isIgnored, counted: isIgnored ? 0 : 1 }),
    ...(gameTitle !== undefined && { gameTitle, gameTitleKey: titleKey(gameTitle) }),
    ...((gameTitle !== undefined || same.bggId !== undefined) && { gameId: null }),
    ...(players !== undefined && { players: JSON.stringify(players) }),
    ...(scores !== undefined && { scores: JSON.stringify(scores) }),
  };
}

const inSnakeCase = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [toSnakeCase(field), value]));

/** Parses a list stored as JSON text; invalid text counts as empty. */
const listIn = <T>(text: string): T[] => (jsonListIn(text) ?? []) as T[];
