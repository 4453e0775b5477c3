import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BggServer, says, startBggServer, type ResponseHandler } from '#tests/support/server/bgg-server.ts';
import { bggClient } from './bgg-client.ts';
import type { Thing } from './thing-item.ts';

let bgg: BggServer;
beforeAll(async () => {
  bgg = await startBggServer();
});
afterAll(() => bgg.close());
beforeEach(() => {
  bgg.requests.length = bgg.waited.length = bgg.first.length = 0;
  bgg.collections.clear();
  bgg.collections.set('ana', [{ id: 13, name: 'CATAN' }]);
});

const neverAborted = () => new AbortController().signal;
const hangUp: ResponseHandler = (_req, res) => {
  res.destroy();
  return true;
};
const accepted = says(202, '<?xml version="1.0"?><message>Your request has been accepted.</message>');
const limited = says(429, '<error>\n<message>Rate limit exceeded.</message></error>', { 'Retry-After': '7' });
const overloaded = says(503, 'Busy', { 'Content-Type': 'text/plain' });
const webPage = says(200, '<!DOCTYPE html><html><body>Checking your browser</body></html>');

const titles = async (username = 'ana', client = bgg.client()) =>
  (await client.collection(username, neverAborted())).map(({ cells }) => cells.objectname);
const failure = (code: string) => expect.objectContaining({ name: 'BggFailure', code });

describe('reading a collection', () => {
  test('of an unknown user fails with no_such_user and is not retried', async () => {
    await expect(titles('nobody')).rejects.toEqual(failure('no_such_user'));
    expect(bgg.requests).toHaveLength(1);
  });

  test('with a rejected token fails with not_admitted and is not retried', async () => {
    const stranger = bggClient({ apiUrl: bgg.apiUrl, token: 'expired', userAgent: 'Rollcall/test' });
    await expect(titles('ana', stranger)).rejects.toEqual(failure('not_admitted'));
    expect(bgg.requests).toHaveLength(1);
  });

  test.each([
    ['still_preparing', accepted],
    ['still_preparing', says(200, '<message>Please try again later for access.</message>')],
    ['busy', limited],
    ['busy', overloaded],
    ['busy', says(200, '<error><message>Rate limit exceeded.</message></error>')],
    ['unreadable', webPage],
    ['unreadable', says(200, '<?xml version="1.0"?><items totalitems="2"><item objectid="1"><name>Cut')],
    ['unreadable', says(200, '')],
    ['unreachable', hangUp],
  ])('fails with %s after the last retry', async (code, handler) => {
    bgg.first.push(...Array.from({ length: 9 }, () => handler));
    const client = bgg.client({ preparing: [1, 2], trouble: [1, 2] });
    await expect(titles('ana', client)).rejects.toEqual(failure(code));
    expect(bgg.requests).toHaveLength(3);
  });

  test.each([
    ['unreadable', says(400, 'Cannot load more than 20 items')],
    ['unreadable', says(200, '<errors><error><message>Something new</message></error></errors>')],
    ['busy', says(429, '', { 'Retry-After': '86400' })],
  ])('fails with %s without a retry if a retry would not help', async (code, handler) => {
    bgg.first.push(handler);
    await expect(titles()).rejects.toEqual(failure(code));
    expect(bgg.requests).toHaveLength(1);
  });

  test.each([301, 302, 307, 308])('does not follow a %i redirect, and sends no token to its target', async (status) => {
    const elsewhere = await startBggServer();
    elsewhere.collections.set('ana', [{ id: 13, name: 'CATAN' }]);
    for (const origin of [elsewhere.apiUrl, bgg.apiUrl]) {
      bgg.first.push(says(status, '', { Location: `${origin}/collection?username=ana` }));
      await expect(titles()).rejects.toEqual(failure('unreadable'));
    }
    expect([elsewhere.requests.length, bgg.requests.length]).toEqual([0, 2]);
    await elsewhere.close();
  });

  test.each([
    ['are nested without limit', `<items>${'<a>'.repeat(200_000)}${'</b>'.repeat(200_000)}`],
    ['are too many in one item', `<items><item>${'<a/>'.repeat(200_000)}</item></items>`],
    ['are too many errors', `<errors>${'<error/>'.repeat(200_000)}</errors>`],
  ])('fails if elements %s', async (_how, body) => {
    bgg.first.push(says(200, body));
    await expect(titles('ana', bgg.client({ trouble: [] }))).rejects.toEqual(failure('unreadable'));
  });

  test('fails if there are too many attributes', async () => {
    const many = Array.from({ length: 100_000 }, (_, n) => `a${n}=""`).join(' ');
    bgg.first.push(says(200, `<items><item ${many}/></items>`));
    await expect(titles('ana', bgg.client({ trouble: [] }))).rejects.toEqual(failure('unreadable'));
  });

  test('does not expand entities', async () => {
    const bomb = '<!DOCTYPE items [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;&a;">]>';
    bgg.first.push(says(200, `${bomb}<items><item objecttype="thing" objectid="1"><name>&b;</name></item></items>`));
    expect(await titles()).toEqual(['&b;']);
  });

  test('fails if the server is unreachable', async () => {
    const nobody = bggClient({ apiUrl: 'http://127.0.0.1:1', token: '', userAgent: '' }, { gap: 0, trouble: [] });
    await expect(titles('ana', nobody)).rejects.toEqual(failure('unreachable'));
  });

  test('fails if the body does not end before the deadline', async () => {
    bgg.first.push((_req, res) => {
      res.writeHead(200).write('<items>');
      return true;
    });
    const client = bgg.client({ deadline: 50, trouble: [] });
    await expect(titles('ana', client)).rejects.toEqual(failure('unreachable'));
  });

  test('fails with more than 20,000 items', async () => {
    const item = '<item objecttype="thing" objectid="1"><name>One</name></item>';
    bgg.first.push(says(200, `<items>${item.repeat(20_001)}</items>`));
    await expect(titles()).rejects.toEqual(failure('too_large'));
  });

  test('stops when the signal aborts', async () => {
    const controller = new AbortController();
    bgg.first.push((_req, res) => {
      res.writeHead(200).write('<items>');
      controller.abort();
      return true;
    });
    await expect(bgg.client().collection('ana', controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(bgg.requests).toHaveLength(1);
  });
});

describe('the client', () => {
  test('waits longer before each retry while a collection is being prepared', async () => {
    bgg.first.push(accepted, accepted);
    expect(await titles('ana', bgg.client({ preparing: [30, 50, 80] }))).toEqual(['CATAN']);
    expect(bgg.waited).toEqual([30, 50]);
  });

  test('waits as long as the Retry-After header says', async () => {
    bgg.first.push(limited, overloaded);
    expect(await titles('ana', bgg.client({ trouble: [1_000, 3_000] }))).toEqual(['CATAN']);
    expect(bgg.waited[0]).toBeGreaterThan(6_000);
    expect(bgg.waited[0]).toBeLessThanOrEqual(7_000);
    expect(bgg.waited.at(-1)).toBeLessThanOrEqual(7_000 + 3_000);
  });

  test('does not delay other calls for aborted ones', async () => {
    const client = bgg.client({ gap: 2_000 });
    const abortedCalls = Array.from({ length: 50 }, () => client.collection('ana', AbortSignal.abort()));
    expect((await Promise.allSettled(abortedCalls)).map(({ status }) => status)).not.toContain('fulfilled');
    expect(await titles('ana', client)).toEqual(['CATAN']);
    expect(bgg.waited.map((ms) => Math.ceil(ms / 1000))).toEqual([2]);
  });

  test('keeps a minimum gap between all its calls, for all users', async () => {
    bgg.collections.set('bea', []);
    const client = bgg.client({ gap: 2_000 });
    await Promise.all([titles('ana', client), titles('bea', client)]);
    expect(bgg.requests).toHaveLength(4);
    expect(bgg.waited.map((ms) => Math.ceil(ms / 1000))).toEqual([2, 4, 6]);
  });
});

describe('a collection', () => {
  test('is requested in two calls to distinguish expansions from games', async () => {
    bgg.collections.set('ana b&c', [
      { id: 13, name: 'CATAN' },
      { id: 926, name: 'CATAN: Seafarers', expansionOf: [13] },
    ]);
    const items = await bgg.client().collection('ana b&c', neverAborted());
    expect(items.map(({ cells }) => [cells.objectid, cells.itemtype])).toEqual([
      ['13', 'standalone'],
      ['926', 'expansion'],
    ]);
    expect(bgg.requests.map(({ search }) => search)).toEqual([
      '?username=ana%20b%26c&stats=1&excludesubtype=boardgameexpansion',
      '?username=ana%20b%26c&stats=1&subtype=boardgameexpansion',
    ]);
  });

  test('contains status, rating, plays, comment, sizes and a small image', async () => {
    bgg.collections.set('ana', [
      {
        id: 5,
        name: 'Bärenpark & more',
        rating: 7.5,
        plays: 12,
        comment: 'Line <1>\nLine 2',
        status: { wishlist: 1, own: 0 },
      },
    ]);
    const [item] = await bgg.client().collection('ana', neverAborted());
    expect(item).toMatchObject({
      imageUrl: 'https://img.example.org/5.jpg',
      domains: ['Family Games'],
      cells: {
        objectname: 'Bärenpark & more',
        rating: '7.5',
        numplays: '12',
        comment: 'Line <1>\nLine 2',
        own: '0',
        wishlist: '1',
        minplayers: '2',
        maxplayers: '4',
        playingtime: '60',
        yearpublished: '2020',
      },
    });
  });

  test('can be empty', async () => {
    bgg.collections.set('ana', []);
    expect(await titles()).toEqual([]);
  });

  test('is parsed correctly if its bytes arrive one by one', async () => {
    const whole = Buffer.from('<items><item objecttype="thing" objectid="7"><name>Ære</name></item></items>');
    bgg.first.push((_req, res) => {
      const halves = [...whole].map((byte) => Buffer.of(byte));
      const send = () => {
        const next = halves.shift();
        if (next) res.write(next, send);
        else res.end();
      };
      send();
      return true;
    });
    expect(await titles()).toEqual(['Ære']);
  });
});

describe('things', () => {
  const read = async (ids: number[], client = bgg.client()) => {
    const steps: number[] = [];
    const found: Thing[] = [];
    for await (const { things, done } of client.things(ids, neverAborted())) {
      steps.push(done);
      found.push(...things);
    }
    return { steps, found };
  };
  const games = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ id: place + 1, name: `Game ${place + 1}` }));

  test('are requested in batches of twenty and yielded as they arrive', async () => {
    bgg.collections.set('ana', games(45));
    const { steps, found } = await read(games(45).map(({ id }) => id));
    expect(found).toHaveLength(45);
    expect(steps).toEqual([0, 20, 40, 45]);
    expect(bgg.requests.map(({ searchParams }) => searchParams.get('id')?.split(',').length)).toEqual([20, 20, 5]);
  });

  test('are cached for a while', async () => {
    bgg.collections.set('ana', games(30));
    const client = bgg.client();
    await read([1, 2, 3], client);
    const { steps, found } = await read([2, 3, 4], client);
    expect([steps, found.map(({ bggId }) => bggId)]).toEqual([
      [2, 3],
      [2, 3, 4],
    ]);
    expect(bgg.requests.at(-1)?.searchParams.get('id')).toBe('4');
  });

  test('unknown to BoardGameGeek are omitted', async () => {
    bgg.first.push(says(200, "<items><item><error message='Invalid Item'/></item></items>"));
    expect((await read([999])).found).toEqual([]);
  });

  test('have weight, age, categories, base games and player counts from the poll', async () => {
    bgg.collections.set('ana', [
      {
        id: 926,
        name: 'Seafarers',
        expansionOf: [13, 14],
        weight: 2.25,
        minAge: 10,
        links: [
          ['boardgamecategory', 'Nautical'],
          ['boardgamemechanic', 'Worker Placement'],
          ['boardgamepublisher', 'Party Game'],
        ],
        votes: { 1: [0, 1, 5], 2: [1, 4, 2], 3: [5, 1, 1], 4: [2, 2, 4], '4+': [9, 0, 0] },
      },
    ]);
    expect((await read([926])).found).toEqual([
      {
        bggId: 926,
        baseBggIds: [13, 14],
        links: ['Nautical', 'Worker Placement'],
        cells: { avgweight: '2.25', bggrecagerange: '10', bggbestplayers: '3', bggrecplayers: '2,3' },
      },
    ]);
  });
});
