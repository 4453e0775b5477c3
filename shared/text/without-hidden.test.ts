import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { withoutHidden } from './without-hidden.ts';

describe('a text without hidden characters', () => {
  test.each([
    ['a zero-width space', 'Fam\u200Bily', 'Family'],
    ['a joiner between letters', 'Fam\u200Dily', 'Family'],
    ['a right-to-left override', 'abc\u202Egnp.exe', 'abcgnp.exe'],
    ['marks of direction and isolates', '\u200EFamily\u200F\u2066\u2069\u061C', 'Family'],
    ['letters of tags', `Family${String.fromCodePoint(0xe0068, 0xe0069)}`, 'Family'],
    [
      'letters of tags after a flag that does not exist',
      `\u{1F3F4}${String.fromCodePoint(0xe0068, 0xe007f)}`,
      '\u{1F3F4}',
    ],
    ['fillers and empty patterns', '\u3164\u2800\u115F', ''],
    ['a soft hyphen, a byte order mark and a word joiner', '\uFEFFFam\u00ADily\u2060', 'Family'],
    ['controls', 'Fam\u0007ily\u0085\u001B[31m', 'Family[31m'],
    ['a selector after a letter', 'Family\uFE0F', 'Family'],
    ['a joiner twice', '\u{1F469}\u200D\u200D\u{1F467}', '\u{1F469}\u{1F467}'],
    ['a mark in Persian after a letter that never joins', 'دا\u200Cد', 'داد'],
  ])('loses %s', (_what, written, read) => expect(withoutHidden(written)).toBe(read));

  test.each([
    ['emoji of several people', '👨‍👩‍👧 and 👩🏽‍🚀'],
    ['a heart on fire, a sign as a picture, and a keycap', '❤️‍🔥 ☺️ 1️⃣'],
    ['the flags of Scotland and France', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇫🇷'],
    ['Persian with its marks', 'می\u200Cخواهم'],
    ['Hebrew, Arabic, and Hindi with a joiner', 'משפחה عائلة क्\u200Dष'],
    ['Korean, Japanese and Vietnamese', '가족 家族 gia đình'],
    ['lines and tabs', 'one\r\ntwo\tthree'],
  ])('keeps %s', (_what, text) => expect(withoutHidden(text)).toBe(text));

  it('is unchanged when filtered again', () => {
    const part = fc.constantFrom(
      ...Array.from('a1\u20E3\u200C\u200D\uFE0F\uFE0E❤😀🏽🏴\u202Eماक\u094D\u{E007F}'),
      '\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '\uD83D',
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const once = withoutHidden(parts.join(''));
        expect(withoutHidden(once)).toBe(once);
      }),
    );
  });
});
