import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Category } from '#shared/enums.ts';
import { sharedCollections } from '#shared/schema/sharing.ts';
import { users } from '#shared/schema/users.ts';
import { IS_OWNED } from '#server/games/service.ts';
import { coverPathSql } from '#server/platform/files/picture-path.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { ownerList } from '#server/platform/owner-data/owner-list.ts';

/** A shared collection with its owner's public data; also private ones. A disabled owner's is none. */
export async function findShown(db: Connection, shareId: string) {
  const [row] = await db
    .select({
      id: sharedCollections.id,
      userId: sharedCollections.userId,
      shareId: sharedCollections.shareId,
      title: sharedCollections.title,
      description: sharedCollections.description,
      isPublic: sharedCollections.isPublic,
      allowComments: sharedCollections.allowComments,
      showRatings: sharedCollections.showRatings,
      showTags: sharedCollections.showTags,
      allowIndexing: sharedCollections.allowIndexing,
      firstName: users.firstName,
      organizationName: users.organizationName,
      revision: users.revision,
    })
    .from(sharedCollections)
    .innerJoin(users, eq(users.id, sharedCollections.userId))
    .where(and(eq(sharedCollections.shareId, shareId), isNull(users.disabledAt)));
  return row;
}
export type Shown = NonNullable<Awaited<ReturnType<typeof findShown>>>;

const IS_SHOWN = sql`removed_at is null and ${IS_OWNED}`;

/** Longer addresses are left out: each game may have one, and everybody who opens the page gets all of them. */
const MAX_VIDEO_BYTES = 500;

/** The owned games in the contract's form. Columns are listed explicitly: new ones stay private. */
const shownGames = (rating: SQL) =>
  ownerList({
    fields: sql`id, title, original_name as "originalName", players, duration,
      case when octet_length(youtube) <= ${sql.raw(String(MAX_VIDEO_BYTES))} then youtube end as youtube,
      category, difficulty, min_age as "minAge", ${coverPathSql} as "imageUrl",
      ${rating} as rating, times_played as "timesPlayed", is_expansion as "isExpansion", best_players as "bestPlayers",
      recommended_players as "recommendedPlayers", weight`,
    rows: (owner) => sql`from games where user_id = ${owner} and ${IS_SHOWN} order by title_key, id`,
  });

/** With the owner's ratings, and without. */
export const GAMES_WITH_RATINGS = shownGames(sql`rating`);
export const GAMES_WITHOUT_RATINGS = shownGames(sql`null`);

/** How many games are shown, and four of them, the most played first. */
export async function shownSample(db: Connection, userId: number) {
  const { rows } = await db.execute<{ title: string; category: Category | null; total: number }>(sql`
    select title, category, (count(*) over ())::int as total from games where user_id = ${userId} and ${IS_SHOWN}
    order by times_played desc, title_key, id limit 4`);
  return { total: rows[0]?.total ?? 0, games: rows.map(({ title, category }) => [title, category] as const) };
}

/** The tags of the owned games, as JSON text in the contract's form. */
export async function shownTagsAsJson(db: Connection, userId: number): Promise<string> {
  const { rows } = await db.execute<{ list: string }>(sql`
    select coalesce(json_agg(t), '[]')::text as list
    from (
      select tags.id, name, colour, json_agg(tagged.id order by tagged.id) as "gameIds"
      from (
        select id, unnest(tag_ids) as tag_id from games where user_id = ${userId} and ${IS_SHOWN}
      ) tagged
      join tags on tags.id = tag_id and tags.user_id = ${userId}
      group by tags.id
      order by name_key
    ) t`);
  return rows[0]?.list ?? '[]';
}
