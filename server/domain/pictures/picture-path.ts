import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { games } from '#shared/schema/games.ts';

/** Where pictures of other sites stand on this one. */
export const PICTURES = '/pictures';

const HASH_LETTERS = 32;

/** Hexadecimal SHA-256 of a web address. */
export const urlHash = (url: string): string => createHash('sha256').update(url).digest('hex');

/** Whether the end of a picture's path belongs to a web address: nobody can guess it who does not know the address. */
export const isHashOf = (part: string, url: string): boolean => part === urlHash(url).slice(0, HASH_LETTERS);

const pathOf = (thing: 'games' | 'nights', id: number, url: string): string =>
  `${PICTURES}/${thing}/${id}/${urlHash(url).slice(0, HASH_LETTERS)}`;

/**
 * The address on this site of a game's cover, for whoever is not its owner: a reader's browser asks no site that the owner
 * chose. It says nothing of whether the picture is here yet; until it is, the answer is 404.
 */
export const coverPath = ({ id, imageUrl }: { id: number; imageUrl: string | null }): string | null =>
  imageUrl === null ? null : pathOf('games', id, imageUrl);

/** The same of a night's banner. */
export const bannerPath = ({ id, bannerUrl }: { id: number; bannerUrl: string | null }): string | null =>
  bannerUrl === null ? null : pathOf('nights', id, bannerUrl);

/** `coverPath` of a row of games, in SQL. */
export const coverPathSql: SQL<string | null> = sql<string | null>`case when ${games.imageUrl} is not null then
  ${sql.raw(`'${PICTURES}/games/'`)} || ${games.id} || '/' ||
  left(encode(sha256(convert_to(${games.imageUrl}, 'UTF8')), 'hex'), ${sql.raw(String(HASH_LETTERS))}) end`;
