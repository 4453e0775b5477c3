import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { isPhotoPath, PHOTOS } from '#shared/covers/photo-path.ts';
import { games } from '#shared/schema/games.ts';

/** Path of copies of pictures from other sites. */
export const PICTURES = '/pictures';

const HASH_LETTERS = 32;

/** Hexadecimal SHA-256 of a URL. */
export const urlHash = (url: string): string => createHash('sha256').update(url).digest('hex');

/** Whether the last part of a picture's path matches a URL; it cannot be guessed without knowing the URL. */
export const isHashOf = (part: string, url: string): boolean => part === urlHash(url).slice(0, HASH_LETTERS);

const pathOf = (thing: 'games' | 'nights', id: number, url: string): string =>
  `${PICTURES}/${thing}/${id}/${urlHash(url).slice(0, HASH_LETTERS)}`;

/**
 * The path of a game's cover for people other than its owner, whose browsers must not contact sites that the owner
 * chose. Answers 404 until the picture has been fetched. A photo has one path for everybody.
 */
export function coverPath({ id, imageUrl }: { id: number; imageUrl: string | null }): string | null {
  if (imageUrl === null || isPhotoPath(imageUrl)) return imageUrl;
  return pathOf('games', id, imageUrl);
}

/** The same for a night's banner. */
export const bannerPath = ({ id, bannerUrl }: { id: number; bannerUrl: string | null }): string | null =>
  bannerUrl === null ? null : pathOf('nights', id, bannerUrl);

const photoPathSql = sql`${sql.raw(`'${PHOTOS}/'`)} || games.id || '/' || games.photo || '/card'`;

/** The picture that a games row shows its owner: its photo, else the one that its owner chose on another site. */
export const gamePicture: SQL<string | null> = sql<string | null>`case when games.photo is not null
  then ${photoPathSql} else games.image_url end`;

/** `coverPath` of a games row, in SQL. */
export const coverPathSql: SQL<string | null> = sql<string | null>`case when games.photo is not null
  then ${photoPathSql} when ${games.imageUrl} is not null then
  ${sql.raw(`'${PICTURES}/games/'`)} || ${games.id} || '/' ||
  left(encode(sha256(convert_to(${games.imageUrl}, 'UTF8')), 'hex'), ${sql.raw(String(HASH_LETTERS))}) end`;
