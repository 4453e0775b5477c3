import { createHash } from 'node:crypto';
import type { SharedCollection } from '#shared/sharing/shared-collection-contract.ts';
import { firstName } from '#server/plays/service.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findShown, type Shown } from './shown-store.ts';

export type Viewer = Pick<Owner, 'id'> | null;

/** A shared collection that this viewer may see. @throws Refusal not_found, also for another user's private one */
export async function openShown(db: Database, viewer: Viewer, shareId: string): Promise<Shown> {
  const shown = await findShown(db, shareId);
  if (!shown || !(shown.isPublic || shown.userId === viewer?.id)) throw new Refusal('not_found');
  return shown;
}

/** The data of its page without games and tags. */
export const factsOf = (shown: Shown, viewer: Viewer): Omit<SharedCollection, 'games' | 'tags'> => ({
  shareId: shown.shareId,
  title: shown.title,
  description: shown.description,
  sharedBy: shown.organizationName ?? firstName(shown.firstName),
  isPublic: shown.isPublic,
  isMine: shown.userId === viewer?.id,
  allowComments: shown.allowComments,
  showRatings: shown.showRatings,
});

/** The version of the page's body; changes with its content. */
export function versionOf(shown: Shown, viewer: Viewer): string {
  const facts = [factsOf(shown, viewer), shown.userId, shown.revision, shown.showTags];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}
