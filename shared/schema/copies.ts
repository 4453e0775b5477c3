import { sql, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, bigint, boolean, check, date, index, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { games } from './games.ts';
import { userId } from './users.ts';

/** `barcodeKey` of shared/copies/barcode.ts in SQL; other texts never equal a key. */
export const barcodeKeyOf = (barcode: AnyPgColumn): SQL => sql`ltrim(translate(${barcode}, ' -', ''), '0')`;

/** The boxes that an owner has of a game, with what they know of each. */
export const copies = pgTable(
  'copies',
  {
    id: id(),
    userId: userId(),
    gameId: bigint({ mode: 'number' })
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    edition: text(),
    language: text(),
    pricePaid: numeric({ precision: 12, scale: 2, mode: 'number' }),
    /** ISO 4217; only with a price. */
    priceCurrency: text(),
    acquiredOn: date({ mode: 'string' }),
    acquiredFrom: text(),
    place: text(),
    condition: text(),
    notes: text(),
    isSleeved: boolean().notNull().default(false),
    /** As `readBarcode` of shared/copies/barcode.ts writes it; any text if it came from a file. */
    barcode: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('copies_of_owner').on(t.userId, t.gameId),
    index('copies_of_game').on(t.gameId),
    index('copies_barcode')
      .on(barcodeKeyOf(t.barcode))
      .where(sql`${t.barcode} is not null`),
    check('copies_price', sql`${t.pricePaid} >= 0`),
    check(
      'copies_currency',
      sql`${t.priceCurrency} is null or (${t.priceCurrency} ~ '^[A-Z]{3}$' and ${t.pricePaid} is not null)`,
    ),
  ],
);
