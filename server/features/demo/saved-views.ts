import { and, eq } from 'drizzle-orm';
import { nameKey } from '#shared/rules/people/person-name.ts';
import { savedViews } from '#shared/schema/saved-views.ts';
import { tags } from '#shared/schema/tags.ts';
import type { Transaction } from '#server/database/database.ts';

/** The demo owner's saved views; one asks for a tag. */
export async function insertViews(tx: Transaction, userId: number): Promise<void> {
  const [cottage] = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.userId, userId), eq(tags.nameKey, 'cottage')));
  const views = [
    { name: 'Six players, light', query: 'players=6&by=recommended&minutes=60&difficulty=easy' },
    { name: 'Cottage', query: `tags=${cottage?.id ?? 0}` },
    { name: 'Unplayed', query: 'unplayed=1' },
  ];
  await tx
    .insert(savedViews)
    .values(views.map((view, place) => ({ ...view, userId, nameKey: nameKey(view.name), position: place + 1 })));
}
