import { t } from '#shared/words/words.ts';

/** All enumerations. Tables, contracts, forms and filters read them from here. */

export const CATEGORIES = [
  'family',
  'strategy',
  'party',
  'cooperative',
  'deck-building',
  'worker-placement',
  'abstract',
  'thematic',
  'euro',
  'war',
  'racing',
  'trivia',
  'word',
  'card',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_LABELS: Record<Category, string> = {
  family: t('Family'),
  strategy: t('Strategy'),
  party: t('Party'),
  cooperative: t('Cooperative'),
  'deck-building': t('Deck Building'),
  'worker-placement': t('Worker Placement'),
  abstract: t('Abstract'),
  thematic: t('Thematic'),
  euro: t('Euro'),
  war: t('War'),
  racing: t('Racing'),
  trivia: t('Trivia'),
  word: t('Word'),
  card: t('Card'),
};

/** Colours of tags; each is a hue of the palette, legible in both themes. */
export const TAG_COLOURS = ['petrol', 'pink', 'green', 'orange', 'blue', 'violet', 'red', 'gray'] as const;
export type TagColour = (typeof TAG_COLOURS)[number];

/** Billing periods of a paid plan, and the Stripe states in which a subscription is active. */
export const BILLING_PERIODS = ['monthly', 'annual'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];
export const SUBSCRIPTION_STATUSES = ['active', 'trialing', 'past_due'] as const;

/** In ascending order: sorting by difficulty uses it. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const DIFFICULTY_LABELS: Record<Difficulty, string> = {
  easy: t('Easy'),
  medium: t('Medium'),
  hard: t('Hard'),
  expert: t('Expert'),
};

/** States of a game besides its list, as in BoardGameGeek's collection. */
export const GAME_STATES = [
  'preordered',
  'previously_owned',
  'for_trade',
  'want_in_trade',
  'want_to_play',
  'want_to_buy',
] as const;
export type GameState = (typeof GAME_STATES)[number];

export const GAME_STATE_LABELS: Record<GameState, string> = {
  preordered: t('Preordered'),
  previously_owned: t('Previously owned'),
  for_trade: t('For trade or sale'),
  want_in_trade: t('Want in trade'),
  want_to_play: t('Want to play'),
  want_to_buy: t('Want to buy'),
};

export const ACCOUNT_TYPES = ['individual', 'organization'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Roles in an organization. Its owner is not in the list. */
export const ORGANIZATION_ROLES = ['host'] as const;

/** For a user's own picture. */
export const PICTURE_TYPES = ['image/webp', 'image/png', 'image/jpeg'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Uses of a picture from another site: a game's cover, an event's banner. */
export const FETCHED_PICTURE_KINDS = ['cover', 'banner'] as const;
export type FetchedPictureKind = (typeof FETCHED_PICTURE_KINDS)[number];

export const EVENT_TYPES = ['game_night', 'tournament', 'casual', 'workshop'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** How the players of a tournament are paired. */
export const TOURNAMENT_FORMATS = ['round_robin', 'swiss', 'elimination'] as const;
export type TournamentFormat = (typeof TOURNAMENT_FORMATS)[number];

/** Who is the first seed: as the host lists the players, or by a lot that is drawn once. */
export const TOURNAMENT_SEEDINGS = ['by_hand', 'by_lot'] as const;
export type TournamentSeeding = (typeof TOURNAMENT_SEEDINGS)[number];

/** Whether a match has scores, and which one wins. */
export const TOURNAMENT_SCORINGS = ['result', 'highest', 'lowest'] as const;
export type TournamentScoring = (typeof TOURNAMENT_SCORINGS)[number];

/** Which seat of a match won. */
export const MATCH_RESULTS = ['first', 'second', 'draw'] as const;
export type MatchResult = (typeof MATCH_RESULTS)[number];

/** What the host would like to play on a night. */
export const PREFERRED_WEIGHTS = ['light', 'mixed', 'heavy'] as const;
export type PreferredWeight = (typeof PREFERRED_WEIGHTS)[number];

export const EVENT_TYPE_LABELS: Record<EventType, string> = {
  game_night: t('Game Night'),
  tournament: t('Tournament'),
  casual: t('Casual'),
  workshop: t('Workshop'),
};

/** `finding_date`: guests answer a date poll and no date is set. `completed`: the host has wrapped it up. */
export const EVENT_STATUSES = ['scheduled', 'finding_date', 'completed', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** The possible answers to one option of a date poll; no stored answer means silence. */
export const DATE_ANSWERS = ['yes', 'if_need_be', 'no'] as const;
export type DateAnswer = (typeof DATE_ANSWERS)[number];

/** Setters of a date poll's date: the host, or the rule at its deadline. */
export const DATE_SETTERS = ['host', 'deadline'] as const;

export const ATTENDEE_STATUSES = ['invited', 'accepted', 'maybe', 'declined'] as const;
export type AttendeeStatus = (typeof ATTENDEE_STATUSES)[number];

/** The possible answers of an invited person. */
export const RSVP_ANSWERS = ['accepted', 'maybe', 'declined'] as const;
export type RsvpAnswer = (typeof RSVP_ANSWERS)[number];

/** Ways in which an answer was given. */
export const ANSWER_WAYS = ['link', 'account', 'host'] as const;

/** `finished`: saved as a play. */
export const SCORE_PAD_STATUSES = ['open', 'finished'] as const;

/** Opinions on a game of an event: wants to play it, vetoes it, can teach it. */
export const VOTE_KINDS = ['approve', 'veto', 'teach'] as const;
export type VoteKind = (typeof VOTE_KINDS)[number];

/** `lent`: the owner's game is with somebody else. `borrowed`: somebody else's game is with the owner. */
export const LOAN_DIRECTIONS = ['lent', 'borrowed'] as const;
export type LoanDirection = (typeof LOAN_DIRECTIONS)[number];

export const MAIL_KINDS = [
  'invitation',
  'answer_received',
  'changed',
  'cancelled',
  'reminder',
  'nudge',
  'seat_offered',
  'host_digest',
  'verify_account',
  'account_exists',
  'no_account',
  'passkey_added',
  'passkey_removed',
  'results',
  'host_invitation',
  'join_confirmation',
  'confirm_sender',
  'message',
  'comments',
  'date_options',
  'date_options_added',
  'date_set',
  'date_reopened',
  'host_date_needed',
  'host_date_set',
  'host_dates_answered',
  'host_reminder',
  'vote_request',
  'loan_overdue',
  'loan_due',
  'award_vote',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** `held`: over a sending limit, or its reader's device has quiet hours; sent later. `dropped`: obsolete when due (opt-out, removed guest). */
export const MAIL_STATES = ['waiting', 'held', 'sent', 'failed', 'dropped'] as const;
/** States of an unsent mail. */
export const PENDING_MAIL_STATES = ['waiting', 'held'] as const satisfies readonly (typeof MAIL_STATES)[number][];

/** What may be told of a night, in the order of its life; shared/nights/news/night-news.ts says what each tells. */
export const NEWS_KINDS = [
  'night.planned',
  'night.date_set',
  'night.moved',
  'night.cancelled',
  'night.results',
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** What guests are told on their devices, and what hosts are; shared/notices/notice-kinds.ts says what each tells. */
export const GUEST_NOTICES = ['changes', 'dates', 'seats', 'reminders'] as const;
export type GuestNotice = (typeof GUEST_NOTICES)[number];
export const HOST_NOTICES = ['answers', 'dates', 'tomorrow', 'loans'] as const;
export type HostNotice = (typeof HOST_NOTICES)[number];
export type NoticeKind = GuestNotice | HostNotice;

/** Where a host's news is posted; `address` is any web address that takes signed JSON. */
export const CHANNEL_KINDS = ['discord', 'slack', 'ntfy', 'telegram', 'address'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** `failed`: given up; its host may send it again. */
export const CHANNEL_DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/** Recipients of a host's message: those who come, or everybody who was invited and did not decline. */
export const MESSAGE_AUDIENCES = ['coming', 'invited'] as const;
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number];

/** Intervals at which a template creates its next event. */
export const REPEATS = ['never', 'weekly', 'two_weeks', 'monthly'] as const;
export type Repeat = (typeof REPEATS)[number];

/** Why a repeating template is paused: by its owner, or because the plan does not include templates. */
export const PAUSE_REASONS = ['owner', 'plan'] as const;

/** In ascending order: each plan includes the previous one. */
export const PLANS = ['free', 'premium', 'premium_plus'] as const;
export type Plan = (typeof PLANS)[number];
export const PAID_PLANS = ['premium', 'premium_plus'] as const satisfies readonly Plan[];
export type PaidPlan = (typeof PAID_PLANS)[number];

/**
 * States of an import: a preview is stored and changes nothing until it is applied; an applied one can be undone.
 * `reading` until its source has been read; only imports by user name have that state.
 */
export const IMPORT_STATUSES = ['reading', 'preview', 'applied', 'undone'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export const IMPORT_FORMATS = ['bgg_collection_csv', 'bgstats_json', 'bgg_user', 'bgg_plays', 'list'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** The action of an import on one row. */
export const IMPORT_ACTIONS = ['add', 'change', 'same', 'skip', 'deleted'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

/** Kinds of import rows that an owner should look at before importing. */
export const IMPORT_CONCERNS = ['unreadable', 'duplicate', 'unsure'] as const;
export type ImportConcern = (typeof IMPORT_CONCERNS)[number];

/** The content of an import row: a game of the collection, or a play. */
export const IMPORT_ROW_KINDS = ['game', 'play'] as const;
export type ImportRowKind = (typeof IMPORT_ROW_KINDS)[number];

/** How a play is decided. The first is the default. */
export const PLAY_OUTCOMES = ['highest', 'lowest', 'ranking', 'cooperative', 'teams', 'none'] as const;
export type PlayOutcome = (typeof PLAY_OUTCOMES)[number];

export const PLAY_OUTCOME_LABELS: Record<PlayOutcome, string> = {
  highest: t('Highest score wins'),
  lowest: t('Lowest score wins'),
  ranking: t('Ranking'),
  cooperative: t('Cooperative'),
  teams: t('Teams'),
  none: t('No scores'),
};

/** What a personal token may do: read; also write plays; also write game nights; everything that a token may do. */
export const TOKEN_SCOPES = ['read', 'plays', 'nights', 'all'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** What an administrator can do; shared/admin/act-text.ts says each in words. */
export const ADMIN_ACTS = [
  'plan_given',
  'disabled',
  'enabled',
  'payments_paused',
  'payments_resumed',
  'payments_unchanged',
  'deleted',
  'mail_sent_again',
  'mail_stopped',
  'mail_tested',
  'link_made',
  'link_deleted',
  'report_closed',
  'report_opened',
] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];

/** The pages that anybody who reads them can report, and why. */
export const REPORTED_PAGES = ['night', 'shelf', 'story'] as const;
export type ReportedPage = (typeof REPORTED_PAGES)[number];
export const REPORT_REASONS = ['deceives', 'unwanted', 'unlawful', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
