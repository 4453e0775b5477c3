import { LANGUAGES, type Language } from '#shared/text/languages.ts';
import { describe, expect, test } from 'vitest';
import { wordsOfPage } from '#tests/support/server/words-of-page.ts';
import { DATE, event, LATER, SITE, write } from '#tests/support/mails/written-mail.ts';
import { EVENT_TYPE_LABELS } from '#shared/enums.ts';
import type { MailRow } from '#server/platform/mails/mail-writer.ts';
import { KNOWN_SENTENCES } from '#server/nights/words/known-sentences.ts';
import { joinMail } from '#server/nights/service.ts';
import { known } from '#server/nights/words/words.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { inLanguage } from '#server/platform/words/language.ts';
import { anAttendeeRow, anEventRow } from './night-rows.ts';
import { writeMailSamples } from './mail-samples.ts';

const OTHERS = LANGUAGES.filter((one) => one !== 'en');

/** Mails to guests about a night that has its date, and those to addresses that somebody typed. */
const FOR_GUESTS =
  /^(invitation|changed|reminder-|nudge|vote-request|seat-offered|answer-|cancelled|removed|results|join-|confirm-sender)/;
/** Mails to hosts, owners and holders of accounts. */
const FOR_ACCOUNTS = /^(host-|loan-overdue|sign-in-code|passkey-|verify-account|account-exists|no-account)/;

/** Lines of names, titles, places, scores and addresses, which are the same in each language. */
const TYPED =
  /^(Rollcall|Friday Night|Spieleabend der .*|The kitchen|https:\S+|Ring at the top .*|Bring slippers.*|Soup at seven.*|Dice & Cellar.*|Hola|Azul|(- )?Set|Dixit|Great Western.*|Llanfair.*|(- )?(Ben|Bartholomäus.*|Wolfeschlegel.*|Priya|Jonas|Elif|Noor|Liv|Tom|Catarina Alves|Siobhán|Łukasz|武田 信玄)(: \d+)?|(- [^:]+: )?Shall we begin .*)$/;
/** French has the word. */
const SHARED = new Set(['dates']);

/** What Rollcall writes in a mail, piece by piece. */
const piecesOf = ({ subject, text, html, notice }: Mail): string[] =>
  [...wordsOfPage(html), ...text.split('\n'), subject, ...(notice ? [notice.text] : [])].filter(
    (piece) => /\p{L}{2}/u.test(piece) && !TYPED.test(piece) && !SHARED.has(piece),
  );

interface Sample {
  name: string;
  mail: Mail;
}

const sampled = async (): Promise<Sample[]> =>
  (await writeMailSamples()).filter(({ name }) => FOR_GUESTS.test(name) || FOR_ACCOUNTS.test(name));

const MOVED = {
  changes: [
    { what: 'date', before: LATER.toISOString(), after: DATE.toISOString() },
    { what: 'eventType', before: 'casual', after: 'tournament' },
    { what: 'durationMinutes', before: 90, after: 240 },
    { what: 'description', before: null, after: 'Sopa' },
  ],
  confirms: true,
};
const offered = { status: 'invited', seatOfferedUntil: LATER, partySize: 2 } as const;

/** More of what a mail may say, by the answer of its reader; the host has no name. */
const CASES: Record<string, [MailRow['kind'], object, object?, object?]> = {
  message: ['message', { texts: ['Hola'] }],
  'moved, accepted': ['changed', MOVED, { status: 'accepted', partySize: 3 }],
  'moved, maybe': ['changed', MOVED, { status: 'maybe' }],
  'moved, declined': ['changed', MOVED, { status: 'declined' }],
  'moved, offered': ['changed', MOVED, offered],
  'moved, waitlisted': ['changed', MOVED, { status: 'invited', waitingSince: SITE.now }],
  'moved, awaits approval': ['changed', MOVED, { status: 'accepted', awaitsApproval: true }],
  'moved, silent': ['changed', MOVED, { status: 'invited' }],
  'reminded, maybe': ['reminder', { reminder: 'day', date: DATE.toISOString() }, { status: 'maybe' }],
  'asked again, maybe': ['nudge', {}, { status: 'maybe' }],
  'without a place': ['invitation', {}, {}, { event: anEventRow({ date: DATE, location: null, maxAttendees: 6 }) }],
  'with a hidden place': ['invitation', {}, {}, { event: anEventRow({ date: DATE, showsPlace: false }) }],
};

const cased = async (): Promise<Sample[]> => {
  const mails = await Promise.all(
    Object.entries(CASES).map(async ([name, [kind, payload, guest, given]]) => ({
      name,
      mail: await write(kind, payload, guest, { hostName: 'Your host', ...given }),
    })),
  );
  return mails.flatMap(({ name, mail }) => (mail ? [{ name, mail }] : []));
};

const STATUSES = [
  { waitingSince: SITE.now },
  { seatOfferedUntil: DATE },
  { status: 'accepted' as const },
  { status: 'maybe' as const },
  { status: 'declined' as const },
  { awaitsApproval: true },
  { status: 'invited' as const },
];
const joined = (): Sample[] =>
  STATUSES.map((facts) => {
    const guest = anAttendeeRow(facts);
    const links = { link: 'https://games.example.org/rsvp/token', stopUrl: 'https://games.example.org/stop-mails/1' };
    const about = { event, hostName: 'Your host', reader: { hourCycle: 'h23', timeZone: null }, dates: null } as const;
    const mail = joinMail(guest.email, { ...about, ...links, known: { guest, waitlistPlace: null }, now: SITE.now });
    return { name: `joined already: ${JSON.stringify(facts)}`, mail };
  });

const writeAll = (language: Language): Promise<Sample[]> =>
  inLanguage(language, async () => [...(await sampled()), ...(await cased()), ...joined()]);

const english = await writeAll('en');

test('each case writes a mail', () => {
  expect(english).toHaveLength(2 * 35 + Object.keys(CASES).length + STATUSES.length);
});

describe.each(OTHERS)('in %s', async (language) => {
  const translated = new Map((await writeAll(language)).map(({ name, mail }) => [name, mail]));

  test.each(english)('a mail has no line of text as in English: $name', ({ name, mail }) => {
    const lines = new Set(piecesOf(mail));
    expect(lines.size).toBeGreaterThan(4);
    const other = translated.get(name);
    expect(other && piecesOf(other).filter((piece) => lines.has(piece) || /your host/i.test(piece))).toEqual([]);
    expect(other?.html).toContain(`<html lang="${language}">`);
    for (const part of [other?.calendar?.content, other?.fromName])
      expect(part ?? '').not.toMatch(/Your (answer|host)/);
  });

  test('sentences from elsewhere are translated', () => {
    const same = KNOWN_SENTENCES.filter((sentence) => inLanguage(language, () => known(sentence)) === sentence);
    expect(same).toEqual(language === 'de' ? ['Workshop'] : []);
  });
});

test('all kinds of nights are among the sentences from elsewhere', () => {
  expect(KNOWN_SENTENCES).toEqual(expect.arrayContaining(Object.values(EVENT_TYPE_LABELS)));
});
