import { sql } from 'drizzle-orm';
import { STORAGE_KINDS } from '#shared/admin/site-contract.ts';
import type { Database } from '#server/platform/database/database.ts';

type Kind = (typeof STORAGE_KINDS)[number];

/** Tables by what they hold; all others count as 'other'. */
const TABLES: Record<Exclude<Kind, 'other'>, readonly string[]> = {
  collections: [
    'games',
    'tags',
    'copies',
    'loans',
    'saved_views',
    'shared_collections',
    'shared_collection_comments',
    'shared_stories',
  ],
  plays: [
    'game_sessions',
    'people',
    'person_spellings',
    'score_sheets',
    'score_pads',
    'score_pad_entries',
    'challenges',
  ],
  nights: [
    'events',
    'event_games',
    'event_attendees',
    'attendee_answers',
    'event_votes',
    'event_proposals',
    'event_comments',
    'event_date_polls',
    'event_date_options',
    'event_date_answers',
    'event_messages',
    'event_templates',
    'groups',
    'group_members',
  ],
  pictures: ['game_photos', 'profile_pictures', 'fetched_pictures'],
  mails: ['mails', 'mail_handovers', 'outbox_mails'],
  imports: ['imports', 'import_rows', 'import_progress'],
  catalogue: ['popular_games', 'staff_recommendations', 'seeded_files'],
  'sign-in': ['sessions', 'oidc_payloads', 'sign_in_codes', 'email_verifications', 'rate_limits', 'linked_identities'],
};

const kindOf = (table: string): Kind =>
  STORAGE_KINDS.find((kind) => kind !== 'other' && TABLES[kind].includes(table)) ?? 'other';

/** Bytes on disk with indexes, by kind. */
export async function storageByKind(db: Database): Promise<{ kind: Kind; bytes: number }[]> {
  const { rows } = await db.execute<{ name: string; bytes: string }>(sql`
    select relname as name, pg_total_relation_size(oid) as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  return STORAGE_KINDS.map((kind) => ({
    kind,
    bytes: rows.filter(({ name }) => kindOf(name) === kind).reduce((sum, { bytes }) => sum + Number(bytes), 0),
  }));
}
