import fc from 'fast-check';

/** Would run as a script if a page showed it as it is; looked for in every page that is answered. */
export const UNESCAPED = '<zq-intruder';
/** Becomes a separate header if line breaks are not removed. */
export const PLANTED_HEADER = 'x-zq-intruder';

/** Text that has broken servers before: of encodings, queries, pages, headers, tables, paths and templates. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      'x\udfff',
      '\u202e\u2066',
      '\ufeff',
      'e\u0301'.repeat(60),
      '\u{1f3b2}'.repeat(150),
      '__proto__',
      'constructor',
      'toString',
      '%00',
      '%ff',
      '%',
      '..%2f..%2fetc%2fpasswd',
      '../../../etc/passwd',
      '${7*7}{{7*7}}<%= 7*7 %>',
      "'; drop table users; --",
      "' or 1=1 --",
      '") returning (select 1)::text::int --',
      "\\'; select pg_sleep(0); --",
      '=1+1',
      '@SUM(A1)',
      '+cmd|calc',
      `a\r\n${PLANTED_HEADER}: 1`,
      'a\r\nBcc: b@example.org',
      `"><zq-intruder src=x onerror=1>`,
      `</script><zq-intruder>`,
      'javascript:alert(1)',
      'data:text/html,<zq-intruder>',
      '//evil.example/x',
      '/\\evil.example',
      'https://evil.example/',
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      'BEGIN:VEVENT\r\nEND:VCALENDAR',
      '9'.repeat(400),
      'x'.repeat(3_000),
      '-1',
      '1e9',
      '0x10',
      '٣',
      'NaN',
      'null',
      '[]',
      '{"$gt":""}',
      '*',
      '.*(a+)+$',
      `${'a'.repeat(64)}!`,
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 40 }) },
);

export const hostileNumber: fc.Arbitrary<number> = fc.constantFrom(
  0,
  -0,
  -1,
  0.1,
  2.5,
  1_000_000,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  999_999_999_999_999,
  1e21,
  1e300,
  5e-324,
);

/** A value of any kind, nested up to a point. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: 1 }, { toString: 1 }) },
  { weight: 1, arbitrary: fc.object({ maxDepth: 2, maxKeys: 3 }) },
);

/** Bodies in place of JSON. */
export const brokenJson: fc.Arbitrary<string> = fc.constantFrom(
  '',
  '{',
  'null',
  'true',
  '42',
  '"text"',
  '[]',
  '{"a":1}}',
  '\ufeff{}',
  "{'a':1}",
  '{"a":NaN}',
  '{"rating":1e999}',
  '{"title":"\\ud800"}',
  '{"title":"a","title":"b"}',
  '['.repeat(100_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  '{"__proto__":{"isPremium":true},"constructor":{"prototype":{"x":1}}}',
);
