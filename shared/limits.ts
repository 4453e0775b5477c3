/** Business constants of the specification, section 9, and the bounds of what people may type. */

export const DEFAULT_MIN_AGE = 8;
export const DEFAULT_BANNER_COLOR = '#667eea';
export const MAX_RATING = 5;
export const NAME_MIN_LENGTH = 2;

/** Seconds in which a premium owner may undo a removal (section 6). */
export const UNDO_SECONDS = 10;
/** Milliseconds after a removal at which a free owner is told about undo (section 9). */
export const UPSELL_TIP_DELAY_MS = 2000;

export const MAX_TITLE_LENGTH = 200;
export const MAX_SHORT_TEXT_LENGTH = 60;
export const MAX_NOTES_LENGTH = 10_000;
export const MAX_URL_LENGTH = 2_000;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_NAME_LENGTH = 80;
export const MAX_AGE = 99;
export const MAX_PLAYS = 1_000_000;

/** Bytes of a JSON body, and of an imported file. */
export const MAX_BODY_BYTES = 1024 * 1024;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
