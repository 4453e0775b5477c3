import { eq } from 'drizzle-orm';
import type { Connection } from '#server/platform/database/database.ts';
import { encodePhoto } from '#server/games/pictures/encode-photo.ts';
import * as schema from '#shared/schema/tables.ts';
import { PNG } from './pixels.ts';

const PAST = new Date('2024-05-03T18:00:00Z');

/** The id of the row that was inserted. */
export async function one<T extends { id: number }>(rows: Promise<T[]>): Promise<number> {
  const [row] = await rows;
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}

/** A game with everything that can be known of one, its copies, and an expansion that is wished for. @returns the ids of the game and of its copies */
export async function fillCollection(db: Connection, userId: number, tagId: number) {
  const azul = await one(
    db
      .insert(schema.games)
      .values({
        userId,
        title: 'Azul',
        titleKey: 'azul',
        players: '2-4',
        duration: '45 min',
        youtube: 'https://youtube.example/azul',
        buyUrl: 'https://shop.example/azul',
        notes: 'Mind the minus points.\nAlways.',
        description: 'Tiles.',
        category: 'abstract',
        difficulty: 'easy',
        minAge: 9,
        imageUrl: 'https://pictures.example/azul.png',
        rating: 4.5,
        lastPlayed: PAST,
        timesPlayed: 7,
        isFavorite: true,
        bggId: 230802,
        year: 2017,
        bestPlayers: '2',
        recommendedPlayers: '3,4',
        weight: 1.75,
        tagIds: [tagId],
        states: ['for_trade', 'want_to_play'],
        keptUntil: '2027-03-01',
        imported: { rating: 4, notes: null, timesPlayed: 5, isWishlist: false },
      })
      .returning({ id: schema.games.id }),
  );
  const photo = await encodePhoto(PNG);
  if (!photo) throw new Error('the photo was not drawn');
  await db.insert(schema.gamePhotos).values({ userId, gameId: azul, ...photo });
  await db.update(schema.games).set({ photo: photo.key }).where(eq(schema.games.id, azul));
  const boxes = await db
    .insert(schema.copies)
    .values([
      {
        userId,
        gameId: azul,
        edition: 'First edition',
        language: 'English; Portuguese',
        pricePaid: 24.99,
        priceCurrency: 'EUR',
        acquiredOn: '2024-05-01',
        acquiredFrom: 'A flea market',
        place: 'Cottage',
        condition: 'A dented corner',
        notes: 'The insert is home-made',
        isSleeved: true,
        barcode: '4012345678901',
      },
      { userId, gameId: azul },
    ])
    .returning({ id: schema.copies.id });
  const more = { userId, players: '2-5', duration: '45', isExpansion: true, parentGameId: azul, parentChosen: true };
  await db
    .insert(schema.games)
    .values({ ...more, title: 'Azul: More', titleKey: 'azul: more', isWishlist: true, wishPriority: 2 });
  return { azul, boxes };
}
