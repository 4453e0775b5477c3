import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { StorySubject } from '#shared/shapes/story.ts';
import type { NewStory, SharedStory, StoryContent } from '#shared/stories/stories-contract.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { sharedStories } from '#shared/schema/stories.ts';
import { users } from '#shared/schema/users.ts';
import { COUNTED_PLAY, PLAY_COLUMNS } from '#server/plays/service.ts';
import type { Connection } from '#server/platform/database/database.ts';

const { cards: _cards, userId: _userId, ...facts } = getTableColumns(sharedStories);

/** What the owner sees of a link: of its cards the kinds. */
const LISTED = {
  ...facts,
  kinds: sql<SharedStory['kinds']>`(select coalesce(jsonb_agg(card -> 'kind' order by place), '[]')
    from jsonb_array_elements(${sharedStories.cards}) with ordinality as shown (card, place))`,
};

const ofOwner = (userId: number, storyId: number) =>
  and(eq(sharedStories.userId, userId), eq(sharedStories.id, storyId));

export const storiesOf = (db: Connection, userId: number): Promise<SharedStory[]> =>
  db.select(LISTED).from(sharedStories).where(eq(sharedStories.userId, userId)).orderBy(desc(sharedStories.id));

export const countStories = (db: Connection, userId: number): Promise<number> =>
  db.$count(sharedStories, eq(sharedStories.userId, userId));

/** The id of the link to a story of the same subject and range. */
export async function findSame(
  db: Connection,
  userId: number,
  { subject, subjectName, range }: { subject: StorySubject; subjectName: string | null; range: string },
): Promise<number | undefined> {
  const named = subjectName === null ? isNull(sharedStories.subjectName) : eq(sharedStories.subjectName, subjectName);
  const [row] = await db
    .select({ id: sharedStories.id })
    .from(sharedStories)
    .where(
      and(eq(sharedStories.userId, userId), eq(sharedStories.subject, subject), named, eq(sharedStories.range, range)),
    );
  return row?.id;
}

export async function insertStory(
  db: Connection,
  row: NewStory & { userId: number; shareId: string },
): Promise<SharedStory> {
  const [inserted] = await db.insert(sharedStories).values(row).returning(LISTED);
  if (!inserted) throw new Error('the story was not shared');
  return inserted;
}

export async function updateStory(
  db: Connection,
  userId: number,
  storyId: number,
  content: StoryContent,
): Promise<SharedStory | undefined> {
  const [row] = await db
    .update(sharedStories)
    .set({ ...content, updatedAt: sql`now()` })
    .where(ofOwner(userId, storyId))
    .returning(LISTED);
  return row;
}

/** Returns whether it existed. */
export async function deleteStory(db: Connection, userId: number, storyId: number): Promise<boolean> {
  const { rowCount } = await db.delete(sharedStories).where(ofOwner(userId, storyId));
  return (rowCount ?? 0) > 0;
}

/** What a stranger with the link sees; nothing of a disabled account. */
export async function findShown(db: Connection, shareId: string) {
  const { title, range, cards, updatedAt } = sharedStories;
  const [row] = await db
    .select({ shareId: sharedStories.shareId, title, range, cards, updatedAt })
    .from(sharedStories)
    .innerJoin(users, eq(users.id, sharedStories.userId))
    .where(and(eq(sharedStories.shareId, shareId), isNull(users.disabledAt)));
  return row;
}
export type ShownStory = NonNullable<Awaited<ReturnType<typeof findShown>>>;

/** The plays at an owner's nights that count, latest first, without their notes. */
export const nightPlaysOf = (db: Connection, userId: number): Promise<Play[]> =>
  db
    .select({ ...PLAY_COLUMNS, notes: sql<null>`null` })
    .from(gameSessions)
    .where(and(eq(gameSessions.userId, userId), isNotNull(gameSessions.eventId), COUNTED_PLAY))
    .orderBy(desc(gameSessions.playedAt), desc(gameSessions.id));
