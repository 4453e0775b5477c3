import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { listOf } from '#shared/games/lists.ts';
import { MAX_VIEW_QUERY_LENGTH } from '#shared/limits/limits.ts';
import { locale } from '#server/platform/words/language.ts';
import { t } from '#server/transfer/words/words.ts';
import { replaceTagIds } from './replace-tag-ids.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { copies } from '#shared/schema/copies.ts';
import { games } from '#shared/schema/games.ts';
import { gameSessions, people, personSpellings } from '#shared/schema/plays.ts';
import { savedViews } from '#shared/schema/saved-views.ts';
import { tags } from '#shared/schema/tags.ts';
import { users } from '#shared/schema/users.ts';
import { acceptPicture, noPicture, storePicture } from '#server/accounts/service.ts';
import { bytesOf, reserveQuota } from '#server/platform/owner-data/reserve-quota.ts';
import { errorAt } from './errors.ts';
import type * as schema from './file-schema.ts';
import { reserveIds } from './reserve-ids.ts';
import { insertInBatches, type RestoreState } from './restore-state.ts';

const THERE_TWICE = {
  owned: (title: string) => t('"{title}" is in the collection twice', { title }),
  wishlist: (title: string) => t('"{title}" is in the wishlist twice', { title }),
  unowned: (title: string) => t('"{title}" is in the list of games without a list twice', { title }),
};

/** For all people together. */
const MAX_SPELLINGS = 100_000;

type Rows<S extends z.ZodType> = readonly z.output<S>[];

/** E-mail, user name and plan of the account stay. */
export async function restoreProfile(state: RestoreState, [profile]: Rows<typeof schema.profile>): Promise<void> {
  if (!profile) return;
  const { picture, tuning, ...person } = profile;
  const organizationName = person.accountType === 'organization' ? person.organizationName : null;
  const mayTune = PLAN_LIMITS[state.owner.plan].tunedRecommendations;
  if (tuning && !mayTune) state.result.leftOut.push(t('How you tuned recommendations: this needs Premium Plus.'));
  const profileImageUrl = Buffer.isBuffer(picture) ? await restorePicture(state, picture) : picture;
  await state.tx
    .update(users)
    .set({ ...person, organizationName, profileImageUrl, ...(mayTune && { tuning }) })
    .where(eq(users.id, state.owner.id));
}

async function restorePicture({ tx, owner }: RestoreState, bytes: Buffer): Promise<string> {
  const picture = await acceptPicture(bytes);
  if (!picture) throw errorAt('profile', 1, 'picture', noPicture());
  return storePicture(tx, owner.id, picture);
}

export async function restoreTags(state: RestoreState, rows: Rows<typeof schema.tag>, first: number): Promise<void> {
  const ids = await reserveIds(state.tx, 'tags', rows.length);
  const values = rows.map(({ id: fileId, ...tag }, place) => {
    const id = ids[place] ?? 0;
    const key = nameKey(tag.name);
    if (state.tags.has(fileId))
      throw errorAt('tags', first + place, '', t('there is another tag {id}', { id: String(fileId) }));
    state.refuseDuplicate('tag', key, 'tags', first + place, () => t('"{name}" is there twice', { name: tag.name }));
    state.tags.set(fileId, id);
    return { ...tag, id, userId: state.owner.id, nameKey: key };
  });
  await insertInBatches(values, (some) => state.tx.insert(tags).overridingSystemValue().values(some));
}

/** Tags in a view's query get their new ids. */
export async function restoreSavedViews(state: RestoreState, rows: Rows<typeof schema.savedView>, first: number) {
  const values = rows.map((view, place) => {
    const key = nameKey(view.name);
    state.refuseDuplicate('saved view', key, 'savedViews', first + place, () =>
      t('"{name}" is there twice', { name: view.name }),
    );
    const query = replaceTagIds(view.query, (id) => state.tags.get(id)).slice(0, MAX_VIEW_QUERY_LENGTH);
    return { ...view, query, userId: state.owner.id, nameKey: key, position: first + place + 1 };
  });
  await insertInBatches(values, (some) => state.tx.insert(savedViews).values(some));
}

export async function restoreGames(state: RestoreState, rows: Rows<typeof schema.game>, first: number): Promise<void> {
  await reserveQuota(state.tx, state.owner.id, { games: rows.length, text: bytesOf(rows) });
  const ids = await reserveIds(state.tx, 'games', rows.length);
  const values = rows.map(({ id: fileId, parentGameId, tagIds: fileTags, ...game }, place) => {
    const id = ids[place] ?? 0;
    const key = titleKey(game.title);
    if (state.games.has(fileId))
      throw errorAt('games', first + place, '', t('there is another game {id}', { id: String(fileId) }));
    if (game.isWishlist && game.isUnowned)
      throw errorAt('games', first + place, 'isUnowned', t('a game is on one list only'));
    const list = listOf(game);
    state.refuseDuplicate(`game ${list}`, key, 'games', first + place, () => THERE_TWICE[list](game.title));
    state.games.set(fileId, id);
    if (parentGameId !== null) state.parents.set(id, parentGameId);
    const tagIds = [...new Set(fileTags)].map((tag) => state.tagOf(tag, first + place));
    return { ...game, id, userId: state.owner.id, titleKey: key, tagIds };
  });
  await insertInBatches(values, (some) => state.tx.insert(games).overridingSystemValue().values(some));
  state.result.games += rows.length;
}

/** After all games, because an expansion may precede its base game. Only expansions have one, and none is an expansion. */
export async function restoreParents({ tx, owner, parents, games: ids }: RestoreState): Promise<void> {
  const links = [...parents].flatMap(([id, fileId]) => {
    const parent = ids.get(fileId);
    return parent === undefined || parent === id ? [] : [{ id, parent }];
  });
  if (links.length === 0) return;
  await tx.execute(sql`
    update games set parent_game_id = base.id
    from json_to_recordset(${JSON.stringify(links)}) as l (id bigint, parent bigint)
    join games base on base.user_id = ${owner.id} and base.id = l.parent and not base.is_expansion
    where games.user_id = ${owner.id} and games.id = l.id and games.is_expansion`);
}

/** Beyond the limit of a game its further copies are left out. */
export async function restoreCopies(state: RestoreState, rows: Rows<typeof schema.copy>, first: number): Promise<void> {
  const ids = await reserveIds(state.tx, 'copies', rows.length);
  const values = rows.flatMap(({ id: fileId, gameId: fileGameId, ...copy }, place) => {
    const gameId = state.gameOf(fileGameId, 'copies', first + place);
    if (!state.hasRoomForCopy(gameId)) return [];
    const id = ids[place] ?? 0;
    if (fileId !== undefined) state.copies.set(fileId, { id, gameId });
    const priceCurrency = copy.pricePaid === null ? null : copy.priceCurrency;
    return [{ ...copy, id, priceCurrency, gameId, userId: state.owner.id }];
  });
  await reserveQuota(state.tx, state.owner.id, { text: bytesOf(values) });
  await insertInBatches(values, (some) => state.tx.insert(copies).overridingSystemValue().values(some));
}

export async function restorePeople(
  state: RestoreState,
  rows: Rows<typeof schema.person>,
  first: number,
): Promise<void> {
  const userId = state.owner.id;
  const ids = await reserveIds(state.tx, 'people', rows.length);
  state.spellings += rows.reduce((sum, person) => sum + person.spellings.length, 0);
  if (state.spellings > MAX_SPELLINGS)
    throw errorAt(
      'people',
      first,
      'spellings',
      t('there are at most {most} in a file', { most: MAX_SPELLINGS.toLocaleString(locale()) }),
    );
  const spellings = rows.flatMap((person, place) =>
    [...new Set(person.spellings.map(nameKey))].map((key) => {
      state.refuseDuplicate('spelling', key, 'people', first + place, () =>
        t('"{name}" stands for somebody else already', { name: key }),
      );
      return { userId, nameKey: key, personId: ids[place] ?? 0 };
    }),
  );
  await reserveQuota(state.tx, userId, { names: spellings.length });
  const values = rows.map(({ name, createdAt }, place) => ({ id: ids[place], userId, name, createdAt }));
  await insertInBatches(values, (some) => state.tx.insert(people).overridingSystemValue().values(some));
  await insertInBatches(spellings, (some) => state.tx.insert(personSpellings).values(some));
  state.result.people += rows.length;
}

export async function restorePlays(state: RestoreState, rows: Rows<typeof schema.play>, first: number): Promise<void> {
  await reserveQuota(state.tx, state.owner.id, { plays: rows.length, text: bytesOf(rows) });
  const ids = await reserveIds(state.tx, 'game_sessions', rows.length);
  const values = rows.map(({ id: fileId, gameId, ...play }, place) => {
    const entry = first + place;
    const id = ids[place] ?? 0;
    if (fileId !== null) {
      if (state.plays.has(fileId))
        throw errorAt('plays', entry, '', t('there is another play {id}', { id: String(fileId) }));
      state.plays.set(fileId, id);
    }
    if (play.sourceId !== null)
      state.refuseDuplicate('source', play.sourceId, 'plays', entry, () =>
        t('{name} is there twice', { name: String(play.sourceId) }),
      );
    if (play.gameTitle.trim() === '') throw errorAt('plays', entry, 'gameTitle', t('a play is of a game'));
    return {
      ...play,
      id,
      userId: state.owner.id,
      gameId: gameId === null ? null : state.gameOf(gameId, 'plays', entry),
      gameTitleKey: titleKey(play.gameTitle),
    };
  });
  await insertInBatches(values, (some) => state.tx.insert(gameSessions).overridingSystemValue().values(some));
  state.result.plays += rows.length;
}
