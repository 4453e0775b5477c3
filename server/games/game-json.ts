import { type SQL, sql } from 'drizzle-orm';
import { game as gameContract, type Game } from '#shared/games/games-contract.ts';
import { games } from '#shared/schema/games.ts';
import { gamePicture } from '#server/platform/files/picture-path.ts';
import { photoPath } from '#shared/covers/photo-path.ts';
import { asJson, columnsOfContract } from '#server/platform/database/table-columns.ts';

export type GameRow = typeof games.$inferSelect;

/** The base game of an expansion, unless that is removed. */
export const SHOWN_PARENT = sql`case when games.parent_game_id is not null then (
    select base.id from games base
    where base.id = games.parent_game_id and base.user_id = games.user_id and base.removed_at is null
  ) end`;

/** The columns of `games` that the contract does not send. One that stands neither here nor in the contract does not compile. */
const INTERNAL = {
  titleKey: true,
  imported: true,
  removedAt: true,
  updatedAt: true,
  parentChosen: true,
  photo: true,
  unrecordedPlayedAt: true,
} satisfies Record<Exclude<keyof GameRow, keyof Game>, true>;

/** Fields that are not sent as their column has them. */
const DERIVED: Readonly<Record<string, SQL>> = { parentGameId: SHOWN_PARENT, imageUrl: gamePicture };

const SENT = columnsOfContract(games, gameContract);

/** Every field of the contract as JSON, from the columns of `games`. */
export const GAME_AS_JSON = asJson(SENT, (field, column) => DERIVED[field] ?? sql`games.${column}`);

/** Converts a row to the contract's form, without internal columns. */
export function toGame(row: GameRow): Game {
  const imageUrl = row.photo === null ? row.imageUrl : photoPath(row.id, row.photo);
  const sent = Object.entries({ ...row, imageUrl }).filter(([column]) => !(column in INTERNAL));
  return Object.fromEntries(sent) as unknown as Game;
}
