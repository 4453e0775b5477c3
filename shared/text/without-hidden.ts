/**
 * Characters that are invisible, reverse a line, or look like a space without being one; line breaks and tabs are
 * allowed.
 */
const HIDDEN =
  /[\u{E0020}-\u{E007F}]+|[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800\uFFF9-\uFFFB]|[^\P{Cc}\t\n\r]/gu;

/** The flags of England, Scotland and Wales, the only emoji that are spelt with invisible letters. */
const FLAGS = new Set(['gbeng\x7F', 'gbsct\x7F', 'gbwls\x7F']);
const TAG_LETTERS = 0xe0000;
/** Context of a hidden character that belongs to the preceding one. */
const PICTURE_BEFORE = /(?:\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})$/u;
const PICTURE_AFTER = /^\p{Extended_Pictographic}/u;
const IN_COLOUR_BEFORE = /\p{Emoji_Presentation}$/u;
const SIGN_BEFORE = /\p{Extended_Pictographic}$/u;
const DIGIT_BEFORE = /[\d#*]$/u;
const VIRAMA_BEFORE = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]$/u;
/** Letters of Arabic script that join the next one. */
const JOINING_BEFORE =
  /[\u0620\u0626\u0628\u062A-\u062E\u0633-\u063F\u0641-\u0647\u064A\u066E\u066F\u0678-\u0687\u069A-\u06BF\u06C1\u06C2\u06CC\u06CE\u06D0\u06D1]$/u;
const ARABIC_AFTER = /^[\u0620-\u063F\u0641-\u064A\u066E-\u06D3\u06D5]/u;
/** UTF-16 units of a picture with its selector, and of one character. */
const BEFORE = 3;
const AFTER = 2;

function belongs(hidden: string, before: string, after: string): boolean {
  switch (hidden) {
    case '\u200C':
      return VIRAMA_BEFORE.test(before) || (JOINING_BEFORE.test(before) && ARABIC_AFTER.test(after));
    case '\u200D':
      return VIRAMA_BEFORE.test(before) || (PICTURE_BEFORE.test(before) && PICTURE_AFTER.test(after));
    case '\uFE0E':
      return isSign(before);
    case '\uFE0F':
      return isSign(before) || (DIGIT_BEFORE.test(before) && after.startsWith('\u20E3'));
    default:
      return before.endsWith('\u{1F3F4}') && FLAGS.has(lettersOf(hidden));
  }
}

/** Whether a text ends with a sign that is a picture only with a selector. */
const isSign = (before: string): boolean => SIGN_BEFORE.test(before) && !IN_COLOUR_BEFORE.test(before);

const lettersOf = (tags: string): string =>
  Array.from(tags, (tag) => String.fromCodePoint(Math.max(0, (tag.codePointAt(0) ?? 0) - TAG_LETTERS))).join('');

/**
 * A text without its invisible characters, so that two that look the same are the same and none reverses the line:
 * zero-width characters, marks of direction, fillers, controls. Emoji and the writing of every language stay. Idempotent.
 */
export const withoutHidden = (text: string): string =>
  text.replace(HIDDEN, (hidden, at: number) => {
    const end = at + hidden.length;
    return belongs(hidden, text.slice(Math.max(0, at - BEFORE), at), text.slice(end, end + AFTER)) ? hidden : '';
  });
