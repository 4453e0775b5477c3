import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '#shared/accounts/account-contract.ts';
import { limitText, STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { sharedStories } from '#shared/schema/stories.ts';
import { users } from '#shared/schema/users.ts';
import * as contracts from '#shared/stories/stories-contract.ts';
import { aStory, aStoryCard, shareStoryFor } from '#tests/support/rows/story-payloads.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp({ screens: true });
let ana: Person;
let bea: Person;
beforeEach(async () => {
  [ana, bea] = await Promise.all([makeOwner(app, { lastName: 'Secretname' }), makeOwner(app)]);
});

const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAA';
const links = async (person: Person) => (await person.call(contracts.listStories, {})).body;
const open = async (shareId: string, part = '') => visitor(app).fetch(`/stories/${shareId}${part}`);
const pageOf = async (shareId: string) => (await open(shareId)).text();
const update = (person: Person, id: number, facts: object = {}) => {
  const { subject: _s, subjectName: _n, range: _r, ...content } = aStory();
  return person.call(contracts.updateStory, { params: { id }, body: { ...content, ...facts } });
};
const stop = (person: Person, id: number) => person.call(contracts.stopSharingStory, { params: { id } });

describe('a stranger', () => {
  test('cannot list, share, change or take back a story', async () => {
    const { id } = await shareStoryFor(ana);
    const someone = visitor(app);
    const replies = await Promise.all([
      someone.call(contracts.listStories, {}),
      someone.call(contracts.shareStory, { body: aStory() }),
      update(someone, id),
      stop(someone, id),
      someone.call(contracts.listNightPlays, {}),
    ]);
    expect(replies.map(({ refusal }) => refusal.code)).toEqual(Array.from({ length: 5 }, () => 'not_signed_in'));
  });

  test.each([NOBODY, 'short', '%00'])('finds no story at %s', async (shareId) => {
    for (const part of ['', '/picture.png']) {
      const response = await open(shareId, part);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('cards');
    }
  });
});

test("another owner's link is not found", async () => {
  const { id, shareId } = await shareStoryFor(ana);
  expect((await update(bea, id, { title: 'Mine now' })).refusal.code).toBe('not_found');
  expect((await stop(bea, id)).refusal.code).toBe('not_found');
  expect(await links(bea)).toEqual([]);
  expect(await pageOf(shareId)).toContain('My 2026 in Games');
});

describe('a story is refused', () => {
  const share = (facts: object) => ana.call(contracts.shareStory, { body: { ...aStory(), ...facts } });

  test.each([
    ['without a title', 'title', { title: ' ' }],
    ['with a title that is too long', 'title', { title: 'x'.repeat(201) }],
    ['without cards', 'cards', { cards: [] }],
    ['with a card twice', 'cards', { cards: [aStoryCard(), aStoryCard()] }],
    ['with an unknown card', 'cards.0.kind', { cards: [{ ...aStoryCard(), kind: 'advert' }] }],
    [
      'with six covers',
      'cards.0.games',
      {
        cards: [aStoryCard({ games: Array.from({ length: 6 }, () => ({ title: 'A', category: 'family' as const })) })],
      },
    ],
    ['with a name of a thousand letters', 'cards.0.names.0', { cards: [aStoryCard({ names: ['x'.repeat(1000)] })] }],
    [
      'with bars beyond a month',
      'cards.0.bars',
      { cards: [aStoryCard({ bars: Array.from({ length: 32 }, () => 1) })] },
    ],
    ['with markup as a currency', 'cards.0.currency', { cards: [aStoryCard({ currency: '<b>' })] }],
    ['with another day than a day', 'cards.0.days.0', { cards: [aStoryCard({ days: ['yesterday'] })] }],
    ['of a range that is none', 'range', { range: '2026-13' }],
    ['of an unknown subject', 'subject', { subject: 'everybody' }],
    ['if only places are chosen and these are not to be shown', 'cards', { cards: [aStoryCard({ kind: 'places' })] }],
  ])('%s', async (_why, field, facts) => {
    const { status, refusal } = await share(facts);
    expect([status, refusal.code]).toEqual([400, 'invalid_request']);
    expect(refusal.fields).toHaveProperty([field]);
  });

  test('beyond the limit, also concurrently', async () => {
    const rows = Array.from({ length: STORAGE_LIMITS.stories.most - 2 }, (_, n) => ({
      userId: ana.id,
      shareId: `filler-${ana.id}-${n}`,
      subject: 'person' as const,
      subjectName: `Filler ${n}`,
      range: '2026',
      title: 'Filler',
      cards: [aStoryCard()],
    }));
    await app.services.db.insert(sharedStories).values(rows);
    const replies = await Promise.all(['2021', '2022', '2023', '2024', '2025'].map((range) => share({ range })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.refusal.message).toBe(limitText('stories'));
  });

  test('after a hundred and twenty of an hour', async () => {
    const { id } = await shareStoryFor(ana);
    for (let n = 1; n < 120; n++) await update(ana, id);
    expect((await update(ana, id)).status).toBe(429);
    expect((await stop(ana, id)).status).toBe(204);
  });
});

describe('names, places and prices', () => {
  test('are off by default: the server drops them, whatever was sent', async () => {
    const { showsNames: _n, showsPlaces: _p, showsPrices: _c, ...story } = aStory({ subjectName: 'Ben Secretname' });
    const { status, body } = await ana.call(contracts.shareStory, { body: { ...story, subject: 'person' } });
    expect([status, body.kinds]).toEqual([201, ['plays', 'most_played', 'people']]);
    const [row] = await app.services.db.select().from(sharedStories).where(eq(sharedStories.userId, ana.id));
    expect(JSON.stringify(row?.cards)).not.toMatch(/Secretname|Linden|0\.75/);
    const page = await pageOf(body.shareId);
    for (const hidden of ['Secretname', 'Linden Row', '0.75', ana.email, 'example.org'])
      expect(page).not.toContain(hidden);
    expect(page).toContain('42');
    expect(page).toContain('Azul came to the table most often');
  });

  test('are shown once they are switched on, and gone once they are switched off again', async () => {
    const { id, shareId } = await shareStoryFor(ana, { showsNames: true, showsPlaces: true, showsPrices: true });
    const shown = await pageOf(shareId);
    for (const text of ['Ben Secretname', '14 Linden Row', '€0.75']) expect(shown).toContain(text);
    expect((await update(ana, id)).body).toMatchObject({
      showsNames: false,
      kinds: ['plays', 'most_played', 'people'],
    });
    const hidden = await pageOf(shareId);
    for (const text of ['Ben Secretname', '14 Linden Row', '€0.75']) expect(hidden).not.toContain(text);
  });
});

describe('the page of a story', () => {
  test('has its cards in order, says nothing of ids, and needs no script', async () => {
    const { id, shareId } = await shareStoryFor(ana, { title: 'A year' });
    const response = await open(shareId);
    const page = await response.text();
    expect(page.match(/<h2[^>]*>([^<]+)/g)?.map((tag) => tag.replace(/<h2[^>]*>/, ''))).toEqual([
      'Plays',
      'Most Played',
      'Company',
    ]);
    expect(page).not.toContain('<script');
    expect(page).not.toMatch(new RegExp(`\\b(${id}|${ana.id})\\b`));
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  test('escapes what people wrote', async () => {
    const script = '"><script>alert(1)</script>';
    const { shareId } = await shareStoryFor(ana, {
      title: script,
      showsNames: true,
      showsPlaces: true,
      cards: [
        aStoryCard({ kind: 'most_played', games: [{ title: script, category: 'family' }] }),
        aStoryCard({ kind: 'people', names: [script] }),
        aStoryCard({ kind: 'places', place: script }),
      ],
    });
    const page = await pageOf(shareId);
    expect(page).not.toContain('<script>');
    expect(page.split('&lt;script&gt;alert(1)&lt;/script&gt;').length).toBeGreaterThan(4);
  });

  test('has a preview with a picture of 1200 × 630 pixels that shows what the page shows', async () => {
    const { id, shareId } = await shareStoryFor(ana, { title: 'Ana & ゲーム 2026' });
    const page = await pageOf(shareId);
    const address = /og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(page).toContain('<meta property="og:title" content="Ana &amp; ゲーム 2026">');
    expect(address.startsWith(`${app.origin}/stories/${shareId}/picture.png?v=`)).toBe(true);
    const picture = await visitor(app).fetch(address.slice(app.origin.length));
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);

    await update(ana, id, { cards: [aStoryCard({ value: 7 })] });
    expect(/og:image" content="([^"]+)"/.exec(await pageOf(shareId))?.[1]).not.toBe(address);
    const other = Buffer.from(await (await open(shareId, '/picture.png')).arrayBuffer());
    expect(other.equals(bytes)).toBe(false);
  });

  test('is in the language of its reader, and so is its picture', async () => {
    const { shareId } = await shareStoryFor(ana);
    const inGerman = (part = '') =>
      visitor(app).fetch(`/stories/${shareId}${part}`, { headers: { 'Accept-Language': 'de' } });
    const page = await (await inGerman()).text();
    expect(page).toContain('<html lang="de"');
    expect(page).toContain('Mit 12 verschiedenen Spielen, die meisten im Juni (9).');
    expect(page).toContain('Einen eigenen Rückblick anlegen');
    const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
    const pictures = await Promise.all([inGerman('/picture.png'), open(shareId, '/picture.png')]);
    const [german, english] = await Promise.all(pictures.map(bytesOf));
    expect(german?.equals(english ?? Buffer.alloc(0))).toBe(false);
  });

  test('opens for nobody once it is taken back, and neither does its picture', async () => {
    const { id, shareId } = await shareStoryFor(ana);
    expect((await open(shareId, '/picture.png')).status).toBe(200);
    expect((await stop(ana, id)).status).toBe(204);
    expect((await open(shareId)).status).toBe(404);
    expect((await open(shareId, '/picture.png')).status).toBe(404);
    expect((await stop(ana, id)).refusal.code).toBe('not_found');
    expect(await links(ana)).toEqual([]);
  });

  test('opens for nobody while the account is disabled', async () => {
    const { shareId } = await shareStoryFor(ana);
    await app.services.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, ana.id));
    expect((await open(shareId)).status).toBe(404);
  });
});

test('a story that is shared again keeps its link, also if two windows share it at once', async () => {
  const first = await shareStoryFor(ana);
  const again = await Promise.all([1, 2].map((value) => shareStoryFor(ana, { title: `Again ${value}` })));
  expect(new Set([first, ...again].map(({ shareId }) => shareId)).size).toBe(1);
  expect(await links(ana)).toHaveLength(1);
  const other = await shareStoryFor(ana, { subject: 'person', subjectName: 'Ben' });
  const month = await shareStoryFor(ana, { range: '2026-03' });
  expect((await links(ana)).map(({ id }) => id)).toEqual([month.id, other.id, first.id]);
});

test('a deleted account leaves no story behind', async () => {
  const { shareId } = await shareStoryFor(ana);
  expect((await ana.call(deleteAccount, { body: { confirm: ana.email } })).status).toBeLessThan(300);
  expect((await open(shareId)).status).toBe(404);
  expect(await app.services.db.$count(sharedStories, eq(sharedStories.userId, ana.id))).toBe(0);
});
