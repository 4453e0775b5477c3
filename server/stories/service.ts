import { randomBytes } from 'node:crypto';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { NewStory, NightPlays, SharedStory, StoryContent } from '#shared/stories/stories-contract.ts';
import { readResults } from '#shared/plays/read-play.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { listPeople } from '#server/plays/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import * as store from './store.ts';
import { t } from '#server/platform/words/words.ts';

/** 128 bits: 22 characters that cannot be guessed. */
const SHARE_ID_BYTES = 16;

/** The stories that an owner shares, newest first. */
export const listStories = (db: Database, owner: Owner): Promise<SharedStory[]> => store.storiesOf(db, owner.id);

/**
 * Shares a story under a new link. One of the same subject and range is shared already: its link stays, and shows this.
 * @throws Refusal limit_reached, invalid_request if nothing is left to show
 */
export async function shareStory(db: Database, owner: Owner, story: NewStory): Promise<SharedStory> {
  const content = shownOf(story);
  const shareId = randomBytes(SHARE_ID_BYTES).toString('base64url');
  return withOwnerLockOnly(db, owner.id, async (tx) => {
    const same = await store.findSame(tx, owner.id, story);
    const replaced = same === undefined ? undefined : await store.updateStory(tx, owner.id, same, content);
    if (replaced) return replaced;
    if ((await store.countStories(tx, owner.id)) >= STORAGE_LIMITS.stories.most) throw limitReached('stories');
    return store.insertStory(tx, { ...story, ...content, userId: owner.id, shareId });
  });
}

/** @throws Refusal not_found, invalid_request if nothing is left to show */
export async function updateStory(
  db: Database,
  owner: Owner,
  storyId: number,
  content: StoryContent,
): Promise<SharedStory> {
  const changed = await store.updateStory(db, owner.id, storyId, shownOf(content));
  if (!changed) throw new Refusal('not_found');
  return changed;
}

/** @throws Refusal not_found */
export async function stopSharingStory(db: Database, owner: Owner, storyId: number): Promise<void> {
  if (!(await store.deleteStory(db, owner.id, storyId))) throw new Refusal('not_found');
}

/** Keeps only what is switched on, whatever was sent. */
function shownOf({ title, showsNames, showsPlaces, showsPrices, cards }: StoryContent): StoryContent {
  const shown = cards
    .filter(({ kind }) => (showsPlaces || kind !== 'places') && (showsPrices || kind !== 'best_value'))
    .map((card) => ({
      ...card,
      names: showsNames ? card.names : [],
      place: showsPlaces ? card.place : null,
    }));
  if (shown.length === 0) throw new Refusal('invalid_request', { fields: { cards: t('Please choose a card') } });
  return { title, showsNames, showsPlaces, showsPrices, cards: shown };
}

/** The plays at an owner's nights that count, with their people, without notes: what those who host for them may read night by night. */
export async function listNightPlays(db: Database, owner: Owner): Promise<NightPlays> {
  const plays = await store.nightPlaysOf(db, owner.id);
  const seated = new Set(plays.flatMap((play) => readResults(play)?.map(({ name }) => name) ?? []));
  const keys = new Set([...seated].map(nameKey));
  const people = (await listPeople(db, owner.id)).filter(({ spellings }) => spellings.some((key) => keys.has(key)));
  return { plays, people };
}
