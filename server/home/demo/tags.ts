import type { TagColour } from '#shared/enums.ts';
import { knownPlayers } from '#shared/games/player-range.ts';
import { nameKey } from '#shared/text/person-name.ts';
import type { games } from '#shared/schema/games.ts';
import { tags } from '#shared/schema/tags.ts';
import type { Transaction } from '#server/platform/database/database.ts';

type GameRow = Omit<typeof games.$inferInsert, 'userId'>;

interface DemoTag {
  name: string;
  colour: TagColour;
  has: (game: GameRow) => boolean;
}

const minutesOf = ({ duration }: GameRow): number => Number.parseInt(duration, 10);

/** The demo owner's tags, and which games have them. */
const DEMO_TAGS: readonly DemoTag[] = [
  { name: 'Cottage', colour: 'green', has: ({ isWishlist, bggId }) => !isWishlist && (bggId ?? 1) % 7 === 0 },
  { name: 'Quick teach', colour: 'orange', has: (game) => game.difficulty === 'easy' && minutesOf(game) <= 30 },
  {
    name: 'Six, light',
    colour: 'pink',
    has: (game) => game.difficulty === 'easy' && (knownPlayers(game.players).max ?? 0) >= 6,
  },
  {
    name: 'With the kids',
    colour: 'blue',
    has: ({ category, minAge }) => category === 'family' && (minAge ?? 99) <= 8,
  },
];

/** Makes the tags; returns the games with theirs. */
export async function tagGames(tx: Transaction, userId: number, rows: readonly GameRow[]): Promise<GameRow[]> {
  const made = await tx
    .insert(tags)
    .values(DEMO_TAGS.map(({ name, colour }) => ({ userId, name, nameKey: nameKey(name), colour })))
    .returning({ id: tags.id });
  return rows.map((row) => ({
    ...row,
    tagIds: made.filter((_tag, place) => DEMO_TAGS[place]?.has(row)).map(({ id }) => id),
  }));
}
