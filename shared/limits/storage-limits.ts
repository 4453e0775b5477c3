import { MAX_GROUP_MEMBERS, MAX_GUESTS_ON_A_NIGHT, MAX_PAD_ENTRIES } from './limits.ts';
import { integerText } from '#shared/text/integer-text.ts';
import { limits } from './storage-limit.ts';
import { known, t } from '#shared/words/words.ts';

const ACCOUNT = t('An account');
const NIGHT = t('A game night');
const GUEST = t('A guest');
const GAME = t('A game');
const PERSON = t('A person');
const GROUP = t('A group');

/**
 * Limits on stored rows, the same for every plan and defined only here, or in ../limits.ts where screens need the number.
 * Limits by plan are in plan-limits.ts, limits on text and requests in ../limits.ts. Every table that requests can grow is
 * here or in tables-without-limit.ts.
 */
export const STORAGE_LIMITS = limits({
  games: {
    most: 15_000,
    of: ACCOUNT,
    what: t('games, the wishlist among them'),
    next: t('Remove games that you no longer need first.'),
    tables: ['games'],
  },
  savedViews: { most: 50, of: ACCOUNT, what: t('saved views'), next: t('Delete one first.'), tables: ['saved_views'] },
  /** More than any collection has. */
  copies: { most: 25_000, of: ACCOUNT, what: t('copies of games'), next: t('Remove some first.'), tables: ['copies'] },
  copiesOfGame: { most: 20, of: GAME, what: t('copies'), next: t('Remove one first.'), tables: ['copies'] },
  tags: { most: 100, of: ACCOUNT, what: t('tags'), next: t('Delete one first.'), tables: ['tags'] },
  /** One is open at most; the oldest returned ones are deleted. */
  loans: { most: 20, of: GAME, what: t('loans'), tables: ['loans'] },
  plays: {
    most: 50_000,
    of: ACCOUNT,
    what: t('plays'),
    next: t('Delete plays that you no longer need first.'),
    tables: ['game_sessions'],
  },
  challenges: { most: 50, of: ACCOUNT, what: t('challenges'), next: t('Delete one first.'), tables: ['challenges'] },
  /** Every spelling of a name; there are never more people than spellings. */
  names: {
    most: 20_000,
    of: ACCOUNT,
    what: t('names of people'),
    next: t('Please use a name that you have written before.'),
    tables: ['people', 'person_spellings'],
  },
  /** In bytes, as they are sent: 15,000 games of ordinary length need a third of it. */
  text: {
    most: 20_000_000,
    of: ACCOUNT,
    what: t('letters in its games, copies and plays'),
    next: t('Shorten long notes first, or delete plays that you no longer need.'),
    tables: ['games', 'copies', 'game_sessions'],
  },
  nights: {
    most: 10_000,
    of: ACCOUNT,
    what: t('game nights, the past ones among them'),
    next: t('Delete past nights first.'),
    tables: ['events'],
  },
  gamesOnANight: {
    most: 200,
    of: NIGHT,
    what: t('games'),
    next: t('Take one off the night first.'),
    tables: ['event_games'],
  },
  playsOnANight: {
    most: 500,
    of: NIGHT,
    what: t('plays'),
    next: t('Please log further ones without the night.'),
    tables: ['game_sessions'],
  },
  /** For the largest plan; others allow fewer (plan-limits.ts). */
  guestsOnANight: {
    most: MAX_GUESTS_ON_A_NIGHT,
    of: NIGHT,
    what: t('guests'),
    next: t('Take somebody off the list first.'),
    tables: ['event_attendees'],
  },
  nightOptOuts: { most: 1000, of: NIGHT, what: t('removed guests who want no mail'), tables: ['night_mutes'] },
  /** Games that one guest may offer for a night. */
  proposals: {
    most: 5,
    of: GUEST,
    what: t('games to bring to a night'),
    next: t('Take one back first.'),
    tables: ['event_proposals'],
  },
  /** For the largest plan; Free allows fewer (plan-limits.ts). */
  dateOptions: {
    most: 20,
    of: NIGHT,
    what: t('dates to choose from'),
    next: t('Take one off first.'),
    tables: ['event_date_options'],
  },
  messages: {
    most: 50,
    of: NIGHT,
    what: t('messages to its guests'),
    next: t('Please wait for the night.'),
    tables: ['event_messages'],
  },
  nightComments: {
    most: 300,
    of: NIGHT,
    what: t('comments'),
    next: t('Its host can remove some.'),
    tables: ['event_comments'],
  },
  nightCommentsOfGuest: {
    most: 40,
    of: GUEST,
    what: t('comments on a night'),
    next: t('Remove one of yours first.'),
    tables: ['event_comments'],
  },
  /** The first and the latest are kept; those in between are deleted. */
  answers: { most: 100, of: GUEST, what: t('answers to one invitation'), tables: ['attendee_answers'] },
  tournamentPlayers: { most: 64, of: t('A tournament'), what: t('players'), tables: ['tournament_players'] },
  /** As many as 64 players have who meet each once. */
  tournamentMatches: { most: 2_016, of: t('A tournament'), what: t('matches'), tables: ['tournament_matches'] },
  templates: {
    most: 200,
    of: ACCOUNT,
    what: t('templates of game nights'),
    next: t('Delete one first.'),
    tables: ['event_templates'],
  },
  channels: { most: 10, of: ACCOUNT, what: t('channels'), next: t('Delete one first.'), tables: ['channels'] },
  /** Done ones; older ones are deleted. */
  channelDeliveries: { most: 20, of: t('A channel'), what: t('deliveries'), tables: ['channel_deliveries'] },
  /** Further news is left out. */
  waitingDeliveries: { most: 50, of: t('A channel'), what: t('waiting deliveries'), tables: ['channel_deliveries'] },
  noticeDevices: {
    most: 10,
    of: ACCOUNT,
    what: t('devices that show notices'),
    next: t('Remove one first.'),
    tables: ['notice_devices'],
  },
  /** The oldest is left out. */
  guestDevices: { most: 5, of: GUEST, what: t('devices that show notices'), tables: ['notice_devices'] },
  groups: { most: 100, of: ACCOUNT, what: t('groups'), next: t('Delete one first.'), tables: ['groups'] },
  groupMembers: {
    most: MAX_GROUP_MEMBERS,
    of: GROUP,
    what: t('people'),
    next: t('Take somebody out first.'),
    tables: ['group_members'],
  },
  /** With a ballot for each member and the host. */
  awards: {
    most: 20,
    of: GROUP,
    what: t('years of awards'),
    next: t('Delete one first.'),
    tables: ['awards', 'award_ballots'],
  },
  /** Including invited hosts without an answer. */
  organizationHosts: {
    most: 50,
    of: t('An organization'),
    what: t('people who host for it'),
    next: t('Take somebody off the list first.'),
    tables: ['organization_members'],
  },
  sharedCollections: {
    most: 50,
    of: ACCOUNT,
    what: t('shared collections'),
    next: t('Delete one first.'),
    tables: ['shared_collections'],
  },
  comments: {
    most: 5_000,
    of: t('A shared collection'),
    what: t('comments'),
    next: t('Whoever shares it can remove some.'),
    tables: ['shared_collection_comments'],
  },
  commentsOfAuthor: {
    most: 200,
    of: PERSON,
    what: t('comments on one shared collection'),
    next: t('Remove one of yours first.'),
    tables: ['shared_collection_comments'],
  },
  /** Further visitors see the page but are not counted. */
  visitors: {
    most: 10_000,
    of: t('A shared collection'),
    what: t('counted visitors a day'),
    tables: ['shared_collection_visits'],
  },
  stories: { most: 50, of: ACCOUNT, what: t('shared stories'), next: t('Take one back.'), tables: ['shared_stories'] },
  /** Each has at most MAX_STORED_PHOTO_BYTES, so that an account file with all of them can be restored. */
  gamePhotos: {
    most: 1_000,
    of: ACCOUNT,
    what: t('photos of boxes'),
    next: t('Remove one first.'),
    tables: ['game_photos'],
  },
  /** From other sites; the oldest are deleted and fetched again when needed. */
  fetchedPictures: {
    most: 1_000,
    of: ACCOUNT,
    what: t('pictures fetched from other sites'),
    tables: ['fetched_pictures'],
  },
  openPads: {
    most: 100,
    of: ACCOUNT,
    what: t('open score pads'),
    next: t('Finish or throw one away first.'),
    tables: ['score_pads'],
  },
  /** For a week at most; the oldest are deleted. */
  finishedPads: { most: 200, of: ACCOUNT, what: t('finished score pads'), tables: ['score_pads'] },
  padEntries: {
    most: MAX_PAD_ENTRIES,
    of: t('A score pad'),
    what: t('entries'),
    next: t('Finish it, and begin another one.'),
    tables: ['score_pad_entries'],
  },
  scoreSheets: {
    most: 200,
    of: ACCOUNT,
    what: t('score sheets of its own'),
    next: t('Delete one first.'),
    tables: ['score_sheets'],
  },
  /** Older ones are deleted and can no longer be undone. */
  imports: { most: 20, of: ACCOUNT, what: t('imports'), tables: ['imports', 'import_progress'] },
  importedGames: {
    most: 15_000,
    of: t('A file that is imported'),
    what: t('games'),
    next: t('Split it into several.'),
    tables: ['import_rows'],
  },
  importedPlays: {
    most: 50_000,
    of: t('A file that is imported'),
    what: t('plays'),
    next: t('Split it into several.'),
    tables: ['import_rows'],
  },
  /** Total of all imports; the oldest are deleted. */
  importRows: { most: 500_000, of: ACCOUNT, what: t('rows of imports'), tables: ['import_rows'] },
  /** The latest ones, ten of each generation; older ones are deleted. */
  recommendations: { most: 1_000, of: ACCOUNT, what: t('recommendations'), tables: ['ai_recommendations'] },
  /** Older ones are deleted, and their games may be recommended again. */
  dismissals: {
    most: 2_000,
    of: ACCOUNT,
    what: t('games that are not to be recommended'),
    tables: ['recommendation_dismissals'],
  },
  tokens: { most: 20, of: ACCOUNT, what: t('personal tokens'), next: t('Revoke one first.'), tables: ['api_tokens'] },
  passkeys: { most: 10, of: PERSON, what: t('passkeys'), next: t('Remove one first.'), tables: ['passkeys'] },
  /** Signed-in devices; the least recently used one is signed out. */
  sessions: { most: 100, of: PERSON, what: t('devices'), tables: ['sessions'] },
  staffPicks: {
    most: 2_000,
    of: t('A site'),
    what: t('staff picks, the retired ones among them'),
    next: t('Change one that is no longer shown.'),
    tables: ['staff_recommendations'],
  },
  /** Unconfirmed ones; older ones are deleted. */
  senderAddresses: { most: 20, of: ACCOUNT, what: t('contact addresses to confirm'), tables: ['sender_addresses'] },
  /** From restored files. Guests who unsubscribe are never refused. */
  optOuts: { most: 20_000, of: ACCOUNT, what: t('addresses that want no mail'), tables: ['mail_opt_outs'] },
});

export type StorageLimitName = keyof typeof STORAGE_LIMITS;

/** The message at a limit: 'An account keeps at most 100 groups. Delete one first.' */
export function limitText(name: StorageLimitName): string {
  const limit = STORAGE_LIMITS[name];
  const most = integerText(limit.most);
  const sentence = t('{of} keeps at most {most} {what}.', { of: known(limit.of), most, what: known(limit.what) });
  return [sentence, limit.next === undefined ? '' : known(limit.next)].filter(Boolean).join(' ');
}
