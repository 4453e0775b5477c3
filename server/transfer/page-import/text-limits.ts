/** Maximum characters of texts on a page before they are searched. A page has at most 3 MB (`fetch-page.ts`). */

/** Maximum length of one JSON text. */
export const MAX_JSON_LENGTH = 2_000_000;
/** For a text with markup; much less of it is stored. */
export const MAX_MARKUP_LENGTH = 40_000;
/** Maximum length of a list attribute: classes, types. */
export const MAX_ATTRIBUTE_LENGTH = 1_000;
