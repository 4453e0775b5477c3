/**
 * Business constants and limits on input. Limits on stored rows are in storage-limits.ts, and those three that screens
 * need are numbers here, because a screen does not load that table.
 */

export const MAX_GUESTS_ON_A_NIGHT = 500;
export const MAX_GROUP_MEMBERS = 100;
export const MAX_PAD_ENTRIES = 5_000;

export const DEFAULT_MIN_AGE = 8;

/** Stored if no minimum age is known; it is not shown. */
export const NO_MIN_AGE = 0;
export const DEFAULT_BANNER_COLOR = '#667eea';
export const MAX_RATING = 5;
/** Limits of a copy: the greatest price, and the lengths of condition, notes and barcode. An account has up to 25,000 copies. */
export const MAX_PRICE = 9_999_999_999;
export const MAX_COPY_TEXT_LENGTH = 1_000;
export const MAX_BARCODE_LENGTH = 60;
/** The lowest priority of a wish; 1 is the highest. */
export const LOWEST_WISH_PRIORITY = 5;
export const NAME_MIN_LENGTH = 2;

/** Seconds in which a premium owner can undo a removal. */
export const UNDO_SECONDS = 10;

/** Extra seconds on the server, for requests in transit. */
export const UNDO_GRACE_SECONDS = 1;

/** Number of moments stored for plays of a game that have no record. */
export const UNRECORDED_MOMENTS = 10;
/** Milliseconds from a removal to the tip about undo on the free plan, so that the first toast can be read. */
export const UPSELL_TIP_DELAY_MS = 2000;

export const MAX_TITLE_LENGTH = 200;
export const MAX_SHORT_TEXT_LENGTH = 60;
export const MAX_NOTES_LENGTH = 10_000;
/** Length of a pick's reason or description, as much as a card shows. */
export const MAX_PICK_TEXT_LENGTH = 600;
export const MAX_URL_LENGTH = 2_000;
export const MAX_EMAIL_LENGTH = 254;
/** Length of a moment as ISO 8601 text, and of a calendar day or time of day. */
export const MAX_MOMENT_LENGTH = 40;
export const MAX_DAY_LENGTH = 10;
export const MAX_NAME_LENGTH = 80;
export const MAX_TAG_LENGTH = 40;
export const MAX_TOKEN_NAME_LENGTH = 60;
export const MAX_PASSKEY_NAME_LENGTH = 60;
/** Minutes after signing in within which a passkey may be added. */
export const RECENT_SIGN_IN_MINUTES = 10;
/** Days after which a new personal token may expire. */
export const TOKEN_DAYS = [30, 90, 365] as const;
export const MAX_CHANNEL_NAME_LENGTH = 40;
export const MAX_CHALLENGE_NAME_LENGTH = 60;
/** Games, plays of each game, and games with as many plays each, that a challenge may ask for. */
export const MAX_CHALLENGE_GAMES = 1_000;
export const MAX_CHALLENGE_PLAYS = 100;
export const MAX_CHALLENGE_H_INDEX = 200;
export const MAX_VIEW_NAME_LENGTH = 40;
export const MAX_VIEW_QUERY_LENGTH = 2_000;
/** Tags of one game. */
export const MAX_TAGS_OF_GAME = 20;
/** Games that one request changes or exports. */
export const MAX_GAMES_AT_ONCE = 2_000;
export const MAX_ORGANIZATION_NAME_LENGTH = 80;
export const MAX_AGE = 99;
/** The largest BoardGameGeek id that the column can store. */
export const MAX_BGG_ID = 2 ** 31 - 1;
export const MAX_PLAYS = 1_000_000;

/** For one play: players, and minutes (one week). */
export const MAX_PLAYERS = 100;
export const MAX_PLAY_MINUTES = 10_080;
/** Largest absolute score; larger numbers are not exact in JavaScript. */
export const MAX_SCORE = 1_000_000_000_000;
/** Shorter plays are taken for typing errors: their duration is not shown and not averaged. */
export const MIN_SHOWN_MINUTES = 15;

/** Default duration of a game night in minutes. */
/** Of the youngest player of a night, in years. */
export const MIN_YOUNGEST_AGE = 3;
export const MAX_YOUNGEST_AGE = 17;

export const DEFAULT_EVENT_MINUTES = 240;
export const MAX_EVENT_MINUTES = 7 * 24 * 60;
export const MAX_PARTY_SIZE = 20;
export const MAX_COMPANIONS = MAX_PARTY_SIZE - 1;
/** Plays of one event that can be recorded in one request. */
export const MAX_NIGHT_PLAYS = 50;
/** Length of a guest's note to the host. */
export const MAX_GUEST_NOTE_LENGTH = 1000;
/** Length of a comment on a night, and the days after it in which comments can be written. */
export const MAX_NIGHT_COMMENT_LENGTH = 500;
export const COMMENT_DAYS = 7;
/** Days ahead at which a recurring event is created and its regular guests are invited. */
export const DEFAULT_DAYS_AHEAD = 14;
export const MAX_DAYS_AHEAD = 60;

/** For a score pad: players, and entries in one request. */
export const MAX_PAD_PLAYERS = 20;
export const MAX_PAD_ENTRIES_AT_ONCE = 500;
/** Largest absolute number on a score pad, so that 40 rows at 10,000 points each remain a valid score. */
export const MAX_PAD_NUMBER = 1_000_000;
/** Entries that one entry may name as seen in its cell: one per player. */
export const MAX_PAD_RIVALS = 20;
/** Rows of a score sheet. */
export const MAX_SHEET_ROWS = 40;

/** Width and height of a user's picture in pixels, and its bytes. */
export const PICTURE_SIDE = 256;
export const MAX_PICTURE_BYTES = 256 * 1024;
/** For a shared collection: its title and description, and visitors' comments. */
export const MAX_SHARED_DESCRIPTION_LENGTH = 600;
export const MAX_COMMENT_LENGTH = 1000;

/** Bytes of a photo of a game that is sent, and of the larger size that is kept. */
export const MAX_PHOTO_BYTES = 1024 * 1024;
export const MAX_STORED_PHOTO_BYTES = 40 * 1024;
/** Width and height in pixels of the sizes of a photo: for a card and for a row of a list. */
export const PHOTO_SIDES = { card: 512, list: 160 } as const;

/** Requests a minute with one personal token; fewer where the operator allows fewer to everybody. */
export const TOKEN_REQUESTS_PER_MINUTE = 120;

/** Bytes of a JSON body, and of an imported file: 30,000 plays with their score sheets. */
export const MAX_BODY_BYTES = 1024 * 1024;
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
/** Bytes of an account file, which has its photos inside. */
export const MAX_ACCOUNT_FILE_BYTES = 64 * 1024 * 1024;

/** Hours after which an administrator signs in again. */
export const ADMIN_SIGN_IN_HOURS = 12;

/** Characters of what somebody reports. */
export const MAX_REPORT_LENGTH = 1000;
