import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddressList } from './address-list.ts';
import { naturalName } from '#shared/text/natural-name.ts';

const good = (text: string) => {
  const read = readAddressList(text);
  expect(read.bad).toEqual([]);
  return read.good.map(({ email, name }) => (name === null ? email : `${name}: ${email}`));
};

describe('an address list is parsed', () => {
  test.each([
    ['ana@x.org', ['ana@x.org']],
    ['"Ana Sá" <ana@x.org>, bob@y.org; c@z.org', ['Ana Sá: ana@x.org', 'bob@y.org', 'c@z.org']],
    ['Ana <ana@x.org>\r\nBob <bob@y.org>\n\n', ['Ana: ana@x.org', 'Bob: bob@y.org']],
    ['"Sá, Ana" <ana@x.org>, b@y.org', ['Ana Sá: ana@x.org', 'b@y.org']],
    ['Sá, Ana <ana@x.org>; Bo, Li <li@y.org>', ['Ana Sá: ana@x.org', 'Li Bo: li@y.org']],
    ['a@x.org b@y.org\tc@z.org', ['a@x.org', 'b@y.org', 'c@z.org']],
    ['<ana@x.org>; mailto:bob@y.org', ['ana@x.org', 'bob@y.org']],
    ['"Ana \\"Dice\\" Sá" <ana@x.org>', ['Ana "Dice" Sá: ana@x.org']],
    ['ANA@X.ORG', ['ana@x.org']],
    ['"Ana \\"; Dice" <ana@x.org>', ['Ana "; Dice: ana@x.org']],
    ['"A <3 dice"  <ana@x.org>', ['A <3 dice: ana@x.org']],
    ['Ana "Dice" <ana@x.org>', ['Ana "Dice": ana@x.org']],
    ['"Ana" Sá <ana@x.org>', ['"Ana" Sá: ana@x.org']],
    ['Ana   Sá <ana@x.org>', ['Ana Sá: ana@x.org']],
    [' , Ana <ana@x.org>', ['Ana: ana@x.org']],
    ['a@x.org   b@y.org', ['a@x.org', 'b@y.org']],
    [' , ;\n', []],
  ])('from %j', (text, expected) => expect(good(text)).toEqual(expected));
});

describe('a copied list is parsed', () => {
  const CARA_AND_BOB = ['Cara Müller: cara@x.org', 'Bob van den Berg: bob@y.org', 'dan@z.org'];
  test.each([
    ['Outlook', 'Müller, Cara <cara@x.org>; van den Berg, Bob <bob@y.org>; dan@z.org'],
    ['Outlook, on the web', 'Müller, Cara <cara@x.org>; van den Berg, Bob <bob@y.org>; dan@z.org <dan@z.org>;'],
    ['Outlook, from contacts', "'Müller, Cara' <cara@x.org>; 'van den Berg, Bob' <bob@y.org>; 'dan@z.org' <dan@z.org>"],
    ['Outlook, with addresses in parentheses', 'Müller, Cara (cara@x.org); van den Berg, Bob (bob@y.org); dan@z.org'],
    ['Outlook, with commas', 'Müller, Cara <cara@x.org>, van den Berg, Bob <bob@y.org>, dan@z.org'],
    ['Gmail', '"Müller, Cara" <cara@x.org>, Bob van den Berg <bob@y.org>, dan@z.org'],
    ['the head of a mail', 'To: Cara Müller <cara@x.org>, Bob van den Berg <bob@y.org>\nCc: dan@z.org'],
    ['Gmail, its chips', 'Cara Müller <cara@x.org>, "Bob van den Berg" <bob@y.org>, <dan@z.org>, '],
    ['Apple Mail', 'Cara Müller <cara@x.org>, Bob van den Berg <bob@y.org>, dan@z.org'],
    ['Apple Mail, one a line', 'Cara Müller <cara@x.org>,\nBob van den Berg <bob@y.org>,\ndan@z.org'],
    ['two columns of a sheet', 'Cara Müller\tcara@x.org\r\nBob van den Berg\tbob@y.org\r\n\tdan@z.org'],
    ['columns with titles', 'E-mail\tName\ncara@x.org\tMüller, Cara\nbob@y.org\tBob van den Berg\ndan@z.org\t'],
    ['first and last names', 'Cara\tMüller\tcara@x.org\t+49 30 12\nBob\tvan den Berg\tbob@y.org\t\ndan@z.org'],
  ])('from %s', (_, text) => expect(good(text)).toEqual(CARA_AND_BOB));

  test.each([
    ['with names before addresses', 'Cara Müller cara@x.org\nBob van den Berg: bob@y.org\ndan@z.org.'],
    ['with names after addresses', 'cara@x.org (Cara Müller), bob@y.org - Bob van den Berg, [dan@z.org]'],
    ['with bullets', '- Cara Müller cara@x.org\n• Bob van den Berg – bob@y.org\n* dan@z.org'],
    ['with numbers', '1. Cara Müller cara@x.org\n2) Bob van den Berg bob@y.org\n3. dan@z.org'],
    [
      'with invisible characters',
      'Cara Müller \u200bcara@x.org\n\u202aBob van den Berg bob@y.org\u202c\n\u2060dan@z.org',
    ],
    ['in brackets without commas', 'Cara Müller <cara@x.org> Bob van den Berg <bob@y.org> <dan@z.org>'],
    ['a file with commas', 'Name,Email\nCara Müller,cara@x.org\nBob van den Berg,bob@y.org\n,dan@z.org'],
    [
      'a file with semicolons',
      'E-mail;First name;Last name\ncara@x.org;Cara;Müller\nbob@y.org;Bob;van den Berg\ndan@z.org',
    ],
  ])('typed %s', (_, text) => expect(good(text)).toEqual(CARA_AND_BOB));

  test('from one column of a sheet with a header', () => {
    expect(good('Email\ncara@x.org\nbob@y.org\n')).toEqual(['cara@x.org', 'bob@y.org']);
  });
});

test('a repeated address counts once and keeps its first name', () => {
  expect(good('ana@x.org, Ana <ANA@x.org>, A. Sá <ana@x.org>')).toEqual(['Ana: ana@x.org']);
});

test('unreadable parts are reported, and the rest is parsed', () => {
  expect(readAddressList('ana@x.org\nBob\nc@@z.org; "Open <d@z.org>')).toEqual({
    good: [
      { email: 'ana@x.org', name: null },
      { email: 'd@z.org', name: '"Open' },
    ],
    bad: [
      { text: 'Bob', problem: 'There is no email address in this' },
      { text: 'c@@z.org', problem: 'This is not a valid email address' },
    ],
  });
});

test.each([
  ['Bob; Ana <ana@x.org>', ['Bob'], ['ana@x.org']],
  ['Bob, c@z.org, Ana <ana@x.org>', ['Bob'], ['c@z.org', 'ana@x.org']],
  ['Ana <ana@x.org> and so on', ['Ana <ana@x.org> and so on'], []],
  ['<Ana> <ana@x.org>', ['<Ana> <ana@x.org>'], []],
  ['Please ask ana@x.org again', ['Please ask ana@x.org again'], []],
  ['Ana ana@x.org bob@y.org', ['Ana ana@x.org bob@y.org'], []],
  ['ana@x.org, Bob', ['Bob'], ['ana@x.org']],
  ['"Open <d@z.org>\n"Ana" <ana@x.org>', [], ['d@z.org', 'ana@x.org']],
])('in %j only parts without an address are rejected', (text, bad, emails) => {
  const read = readAddressList(text);
  expect(read.bad.map((piece) => piece.text)).toEqual(bad);
  expect(read.good.map(({ email }) => email)).toEqual(emails);
});

test('a long name is truncated to the maximum length', () => {
  const [listed] = readAddressList(`${'\u{1f3b2}'.repeat(60)}\u0000 <ana@x.org>`).good;
  expect(listed?.name).toBe('\u{1f3b2}'.repeat(40));
  const [odd] = readAddressList(`A${'\u{1f3b2}'.repeat(60)} <ana@x.org>`).good;
  expect(odd?.name).toBe(`A${'\u{1f3b2}'.repeat(39)}`);
  const [blank] = readAddressList(`${'a'.repeat(79)} Sá <ana@x.org>`).good;
  expect(blank?.name).toBe('a'.repeat(79));
});

const names = fc.stringMatching(/^[A-Za-zÀ-ž,;.'() <>@-]{0,30}$/).map((name) => name.trim().replaceAll(/ +/g, ' '));
const emails = fc.stringMatching(/^[a-z][a-z0-9]{0,9}@[a-z]{1,9}\.(org|net)$/);

test('any output of a mail program is parsed as intended', () => {
  const people = fc.uniqueArray(fc.record({ name: names, email: emails }), { selector: ({ email }) => email });
  fc.assert(
    fc.property(people, fc.constantFrom(', ', ',', '; ', '\n', '\r\n', ';\r\n'), (list, separator) => {
      const text = list.map(({ name, email }) => (name === '' ? email : `"${name}" <${email}>`)).join(separator);
      expect(readAddressList(text)).toEqual({
        good: list.map(({ name, email }) => ({ email, name: naturalName(name) || null })),
        bad: [],
      });
    }),
  );
});

test('any text is parsed without an error, and every part is either valid or rejected', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const { good: read, bad } = readAddressList(text);
      if (/[^\s,;]/.test(text)) expect(read.length + bad.length).toBeGreaterThan(0);
    }),
  );
});

test('a long pasted list is parsed in linear time', () => {
  const listed = 'ana@x.org '.repeat(19_000);
  expect(readAddressList(`${listed}<`).bad).toHaveLength(1);
  expect(readAddressList(`a@b ${'c@@d '.repeat(30)}"`).good).toEqual([]);
});

test('a text over 200,000 characters is rejected with the limit', () => {
  const { good: read, bad } = readAddressList('ana@x.org\n'.repeat(30_000));
  expect(read).toEqual([]);
  expect(bad).toEqual([{ text: expect.any(String), problem: expect.stringContaining('200,000 characters') }]);
});
