import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Restored } from '#shared/transfer/account-file-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { withOwnerLock } from '#server/platform/owner-data/with-owner-lock.ts';
import { type Element, jsonElements } from '#server/platform/files/json-elements.ts';
import type { UploadedFile } from '#server/platform/files/uploaded-file.ts';
import { t } from '#server/transfer/words/words.ts';
import { FILE_ERRORS, newerVersion, notRollcallExport, parseRows, tooManyEntries } from './errors.ts';
import * as nightSchema from './file-night-schema.ts';
import * as schema from './file-schema.ts';
import * as collection from './restore-collection.ts';
import * as nights from './restore-nights.ts';
import { restorePhotos } from './restore-photos.ts';
import * as otherLists from './restore-other-lists.ts';
import { RestoreState } from './restore-state.ts';
import { FILE_VERSION } from './write-account.ts';

/** Parsing and writing of a list's entries. */
interface OwnSection {
  /** Maximum number of entries. */
  most: number;
  restore(state: RestoreState, rows: readonly unknown[], first: number): Promise<void>;
}

function section<S extends z.ZodType>(
  name: string,
  most: number,
  row: S,
  restore: (state: RestoreState, rows: z.output<S>[], first: number) => Promise<void>,
): OwnSection {
  return {
    most,
    restore: (state, rows, first) => restore(state, parseRows(row, name, rows, first), first),
  };
}

/** In a file; more are kept of an account only if nearly every game was lent. */
const MAX_LOANS = 50_000;

const SECTIONS = {
  profile: section('profile', 1, schema.profile, collection.restoreProfile),
  tags: section('tags', STORAGE_LIMITS.tags.most, schema.tag, collection.restoreTags),
  savedViews: section('savedViews', STORAGE_LIMITS.savedViews.most, schema.savedView, collection.restoreSavedViews),
  games: section('games', STORAGE_LIMITS.games.most, schema.game, collection.restoreGames),
  copies: section('copies', STORAGE_LIMITS.copies.most, schema.copy, collection.restoreCopies),
  people: section('people', STORAGE_LIMITS.names.most, schema.person, collection.restorePeople),
  plays: section('plays', STORAGE_LIMITS.plays.most, schema.play, collection.restorePlays),
  templates: section('templates', STORAGE_LIMITS.templates.most, nightSchema.template, nights.restoreTemplates),
  nights: section('nights', STORAGE_LIMITS.nights.most, nightSchema.night, nights.restoreNights),
  recommendations: section(
    'recommendations',
    STORAGE_LIMITS.recommendations.most,
    schema.recommendation,
    otherLists.restoreRecommendations,
  ),
  dismissals: section('dismissals', STORAGE_LIMITS.dismissals.most, schema.dismissal, otherLists.restoreDismissals),
  sharedCollections: section(
    'sharedCollections',
    STORAGE_LIMITS.sharedCollections.most,
    schema.sharedCollection,
    otherLists.restoreSharedCollections,
  ),
  sharedStories: section(
    'sharedStories',
    STORAGE_LIMITS.stories.most,
    schema.sharedStory,
    otherLists.restoreSharedStories,
  ),
  groups: section('groups', STORAGE_LIMITS.groups.most, schema.group, otherLists.restoreGroups),
  optOuts: section('optOuts', STORAGE_LIMITS.optOuts.most, schema.optOut, otherLists.restoreOptOuts),
  challenges: section('challenges', STORAGE_LIMITS.challenges.most, schema.challenge, otherLists.restoreChallenges),
  scoreSheets: section(
    'scoreSheets',
    STORAGE_LIMITS.scoreSheets.most,
    schema.scoreSheet,
    otherLists.restoreScoreSheets,
  ),
  loans: section('loans', MAX_LOANS, schema.loan, otherLists.restoreLoans),
  photos: section('photos', STORAGE_LIMITS.gamePhotos.most, schema.photo, restorePhotos),
};
type SectionName = keyof typeof SECTIONS;
type FileSection = SectionName | 'rollcall';
const OBJECTS = ['rollcall', 'profile'] as const;
/** All sections but the profile are lists. */
const LISTS = (Object.keys(SECTIONS) as SectionName[]).filter((name) => name !== 'profile');
/** Entries per batch and their approximate bytes: a batch blocks other requests for that long. */
const BATCH_LIMITS = { entries: 100, bytes: 128 * 1024 };

/**
 * Restores an account file into an empty account, atomically. @throws Refusal account_not_empty, invalid_file with the
 * location of the error
 */
export const restoreAccount = (db: Database, owner: Owner, file: UploadedFile): Promise<Restored> =>
  withOwnerLock(db, owner.id, async (tx) => {
    await refuseUnlessEmpty(tx, owner.id);
    const state = new RestoreState(tx, owner, new Date());
    const elements = jsonElements<FileSection>(file, { lists: LISTS, objects: OBJECTS }, FILE_ERRORS);
    for await (const { list, rows, first } of batches(entriesAfterHeader(elements))) {
      if (first + rows.length - 1 > SECTIONS[list].most) throw tooManyEntries(SECTIONS[list].most, list);
      await SECTIONS[list].restore(state, rows, first);
    }
    await collection.restoreParents(state);
    return state.result;
  });

/** The entries after the header, which identifies the format. */
async function* entriesAfterHeader(
  elements: AsyncIterable<Element<FileSection>>,
): AsyncGenerator<Element<SectionName>> {
  let hasHeader = false;
  for await (const { list, ...read } of elements) {
    if (list === 'rollcall') {
      const header = schema.header.safeParse(read.element);
      if (!header.success) throw notRollcallExport();
      if (header.data.version > FILE_VERSION) throw newerVersion(header.data.version);
      hasHeader = true;
    } else if (hasHeader) yield { list, ...read };
    else throw notRollcallExport();
  }
  if (!hasHeader) throw notRollcallExport();
}

interface Batch {
  list: SectionName;
  rows: unknown[];
  /** Number of the first entry in its list, from 1. */
  first: number;
}

/** Groups entries of one list into batches. */
async function* batches(elements: AsyncIterable<Element<SectionName>>): AsyncGenerator<Batch> {
  const counts = new Map<SectionName, number>();
  let batch: Batch | null = null;
  let size = 0;
  for await (const { list, element, bytes } of elements) {
    const number = (counts.get(list) ?? 0) + 1;
    counts.set(list, number);
    if (batch && (batch.list !== list || batch.rows.length >= BATCH_LIMITS.entries || size >= BATCH_LIMITS.bytes)) {
      yield batch;
      batch = null;
    }
    if (!batch) size = 0;
    batch ??= { list, rows: [], first: number };
    batch.rows.push(element);
    size += bytes;
  }
  if (batch) yield batch;
}

async function refuseUnlessEmpty(tx: Transaction, userId: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 where exists (select from games where user_id = ${userId})
      or exists (select from game_sessions where user_id = ${userId})
      or exists (select from people where user_id = ${userId})
      or exists (select from events where user_id = ${userId})
      or exists (select from event_templates where created_by = ${userId})
      or exists (select from ai_recommendations where user_id = ${userId})
      or exists (select from recommendation_dismissals where user_id = ${userId})
      or exists (select from shared_collections where user_id = ${userId})
      or exists (select from shared_stories where user_id = ${userId})
      or exists (select from groups where user_id = ${userId})
      or exists (select from saved_views where user_id = ${userId})
      or exists (select from tags where user_id = ${userId})
      or exists (select from challenges where user_id = ${userId})
      or exists (select from score_sheets where user_id = ${userId})
      or exists (select from mail_opt_outs where user_id = ${userId} and is_from_file)`);
  if (rows.length === 0) return;
  const message = t(
    'This account has games, plays or game nights already, and a whole account is only restored into an empty one. Sign in with another e-mail address, or bring the games and plays alone: as a collection file and a BG Stats file.',
  );
  throw new Refusal('account_not_empty', { message });
}
