import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Account, Testbed } from '../testbed.ts';
import type { Attack } from '../attack.ts';
import { Answers, type Sending, send } from '../send.ts';

const COPIES = 24_000;
const WISHES = 2_000;
const LISTS_AT_ONCE = 10;
const PHOTOS_AT_ONCE = 4;
const PHOTOS_OF_FILE = 500;
const GAME = { players: '2', duration: '30', isWishlist: false };

/** Lists of 50 MB, thousands of wishes for one game, and pictures that unpack to very much. */
export const largeCollection: Attack = {
  name: 'large-shelf',
  attacker: 'paid account',
  isLong: true,
  async prepare(testbed) {
    const collector = await testbed.account('premium_plus');
    await insertCopies(testbed, collector);
    const deep = await deepPicture();
    const wide = await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: '#196b3c' } })
      .toColourspace('b-w')
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    return async (signal) => {
      const answers = new Answers();
      const ask = async (what: string, sending: Omit<Sending, 'signal'>) =>
        answers.count(what, await send(testbed.origin(), { ...sending, signal }));
      const { cookie } = collector;
      await Promise.all(Array.from({ length: LISTS_AT_ONCE }, () => ask('copies', { path: '/api/copies', cookie })));
      if (signal.aborted) return answers.outcome;
      await ask('collection.csv', { path: '/api/export/collection.csv', cookie });
      const wisher = await testbed.account('free');
      await insertWishes(testbed, wisher);
      const json = { ...GAME, title: 'Catan', bggId: 13 };
      await ask('a game of many wishes', { method: 'POST', path: '/api/games', cookie: wisher.cookie, json });
      if (signal.aborted) return answers.outcome;
      await Promise.all(
        Array.from({ length: PHOTOS_AT_ONCE }, async () => {
          const owner = await testbed.account('free');
          const path = `/api/games/${await insertGame(testbed, owner)}/photo`;
          const headers = { 'content-type': 'image/png' };
          await ask('photo', { method: 'PUT', path, cookie: owner.cookie, headers, pieces: [deep] });
        }),
      );
      const restorer = await testbed.account('premium_plus');
      const headers = { 'content-type': 'application/json' };
      const restoring = { method: 'POST', path: '/api/export/restore', cookie: restorer.cookie, headers };
      await ask('restore', { ...restoring, pieces: fileOfPictures(wide) });
      return answers.outcome;
    };
  },
};

/** As many of each game as it may have. */
async function insertCopies({ db }: Testbed, { id }: Account): Promise<void> {
  await db.execute(sql`
    with added as (
      insert into games (user_id, title, title_key, players, duration)
      select ${id}, 'Game ' || n, 'game ' || n, '2', '30' from generate_series(1, 1200) n returning id),
    numbered as (select id, row_number() over (order by id) as place from added)
    insert into copies (user_id, game_id, edition, language, acquired_from, place, condition, barcode)
    select ${id}, g.id, repeat('ß€', 100), repeat('ß€', 100), repeat('ß€', 100), repeat('ß€', 100), repeat('ß€', 500), n::text
    from generate_series(1, ${COPIES}::int) n
    join numbered g on g.place = 1 + n % 1200`);
}

const insertWishes = ({ db }: Testbed, { id }: Account) =>
  db.execute(sql`
    insert into games (user_id, title, title_key, players, duration, is_wishlist, bgg_id, notes)
    select ${id}, 'Wish ' || n, 'wish ' || n, '2', '30', true, 13, n || repeat(' and more', 500)
    from generate_series(1, ${WISHES}::int) n`);

async function insertGame({ db }: Testbed, { id }: Account): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into games (user_id, title, title_key, players, duration) values (${id}, 'Azul', 'azul', '2', '30') returning id`);
  return Number(rows[0]?.id);
}

/** 16 million pixels of 8 bytes each, interlaced: 128 MB, in a file that may be sent. */
const deepPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 4_000, height: 4_000, channels: 4, background: '#196b3c80' } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();

/** An account file of games with a picture each. */
function* fileOfPictures(picture: Buffer): Generator<Buffer> {
  const createdAt = '2026-01-01T00:00:00.000Z';
  const places = Array.from({ length: PHOTOS_OF_FILE }, (_, n) => n + 1);
  const mark = randomBytes(4).toString('hex');
  const games = places.map((id) => ({ ...GAME, id, title: `${mark} ${id}`, createdAt }));
  yield Buffer.from(`{"rollcall":{"version":1},"games":${JSON.stringify(games)},"photos":[`);
  const data = `data:image/png;base64,${picture.toString('base64')}`;
  for (const gameId of places)
    yield Buffer.from(`${gameId === 1 ? '' : ','}${JSON.stringify({ gameId, picture: data })}`);
  yield Buffer.from(']}');
}
