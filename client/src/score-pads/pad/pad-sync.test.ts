import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '#client/lib/http/api-error.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { memoryStore, type PadStore, withUnstored } from './pad-store.ts';
import { anAnswer, taken } from '#tests/support/rows/a-stored-pad.ts';
import type { PadServer } from './pad-server.ts';
import { PadSync, syncText } from './pad-sync.ts';

const CODE = 'ABC234';
const play = { id: 7, gameId: null } as Play;
const ada = (value: number) => ({ kind: 'score', player: 'ada-1234', row: 'round-1', value, on: [] }) as const;
const refusal = (status: number, code: string) => new ApiError(status, JSON.stringify({ code, message: code }));

/** An in-memory server whose network can fail and whose responses can be lost. */
function aServer() {
  const state = {
    pad: anAnswer([]),
    cut: false,
    loseAnswers: 0,
    plays: 0,
    starts: 0,
  };
  const reach = <Result>(answer: () => Result): Promise<Result> => {
    if (state.cut) return Promise.reject(new TypeError('Failed to fetch'));
    try {
      const result = answer();
      if (state.loseAnswers === 0) return Promise.resolve(result);
      state.loseAnswers -= 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    } catch (error) {
      return Promise.reject(error);
    }
  };
  const after = (seq: number) => ({ ...state.pad, entries: state.pad.entries.filter((entry) => entry.seq > seq) });
  const server: PadServer = {
    start: () =>
      reach(() => {
        state.starts += 1;
        state.pad = { ...state.pad, isOwn: true };
        return state.pad;
      }),
    read: (_code, seq) => reach(() => after(seq)),
    write: (_code, seq, entries) =>
      reach(() => {
        if (state.pad.status === 'finished') throw refusal(409, 'pad_finished');
        if (state.pad.entries.length + entries.length > STORAGE_LIMITS.padEntries.most) throw refusal(409, 'pad_full');
        for (const entry of entries)
          if (!state.pad.entries.some(({ key }) => key === entry.key))
            state.pad.entries.push(taken(state.pad.entries.length + 1, entry));
        return after(seq);
      }),
    finish: () =>
      reach(() => {
        state.plays += state.pad.status === 'open' ? 1 : 0;
        state.pad = { ...state.pad, status: 'finished', playId: play.id };
        return play;
      }),
  };
  return { state, server };
}

let store: PadStore;
let remote: ReturnType<typeof aServer>;
let retry: (() => void) | null;

beforeEach(() => {
  store = memoryStore();
  remote = aServer();
  retry = null;
});

const sessionAt = (address: string) =>
  new PadSync(address, {
    store,
    server: remote.server,
    device: 'device-1',
    withPadLock: (_name, task) => task(),
    announce: () => {},
    noteUnsent: () => {},
    wait: (run) => {
      retry = run;
      return () => {
        retry = null;
      };
    },
  });
const values = () => remote.state.pad.entries.map(({ act }) => (act.kind === 'score' ? act.value : act.kind)).join(' ');

test('an unknown code is distinguished from an unreachable server', async () => {
  remote.server.read = () => Promise.reject(refusal(404, 'not_found'));
  const wrong = sessionAt(CODE);
  await wrong.open();
  expect(wrong.snapshot).toMatchObject({ pad: null, syncError: { kind: 'gone' } });

  remote = aServer();
  remote.state.cut = true;
  const away = sessionAt(CODE);
  await away.open();
  expect(away.snapshot).toMatchObject({ pad: null, syncError: { kind: 'no_network' } });
});

test('an offline entry is shown at once, stored on the device, and sent once when the network returns', async () => {
  const sync = sessionAt(CODE);
  await sync.open();
  remote.state.cut = true;
  await sync.write([ada(12)]);
  await sync.write([ada(15)]);
  expect(sync.snapshot).toMatchObject({ syncError: { kind: 'no_network' }, pad: { unsent: [{}, {}] } });
  sync.close();

  const reopened = sessionAt(CODE);
  remote.state.cut = false;
  await reopened.open();
  expect(values()).toBe('12 15');
  expect(reopened.snapshot).toMatchObject({ syncError: null, pad: { unsent: [] } });
});

test('an entry written as the pad is closed is stored and sent', async () => {
  const sync = sessionAt(CODE);
  await sync.open();
  sync.close();
  await sync.write([ada(12)]);
  expect(values()).toBe('12');
});

test('an entry is shown as waiting for the network after the device has stored it', async () => {
  const sync = sessionAt(CODE);
  await sync.open();
  remote.state.cut = true;
  await sync.write([ada(12)]);
  const written = sync.write([ada(15)]);
  expect(syncText(sync.snapshot).words).toBe('Saving...');
  await written;
  expect(syncText(sync.snapshot).words).toBe('2 kept here, sent when you are online');
});

test('what a full device cannot store is shown and sent, and stored once there is room', async () => {
  const device = memoryStore();
  let isFull = false;
  store = withUnstored({
    ...device,
    change: (id, change) =>
      isFull ? Promise.reject(new DOMException('', 'QuotaExceededError')) : device.change(id, change),
  });
  const sync = sessionAt(CODE);
  await sync.open();
  isFull = true;
  await sync.write([ada(12)]);
  expect(values()).toBe('12');
  remote.state.cut = true;
  await sync.write([ada(15)]);
  expect(syncText(sync.snapshot).words).toBe('1 kept here, sent when you are online');
  remote.state.cut = false;
  isFull = false;
  await sync.write([ada(17)]);
  expect(values()).toBe('12 15 17');
  expect((await device.find(CODE))?.entries).toHaveLength(3);
});

test('a lost response does not duplicate the entry', async () => {
  const sync = sessionAt(CODE);
  await sync.open();
  remote.state.loseAnswers = 1;
  await sync.write([ada(12)]);
  expect(sync.snapshot.pad?.unsent).toHaveLength(1);
  retry?.();
  await expect.poll(() => sync.snapshot.pad?.unsent).toHaveLength(0);
  expect(values()).toBe('12');
});

test('entries after the end stay on the device, and the pad is shown as finished', async () => {
  const sync = sessionAt(CODE);
  await sync.open();
  remote.state.pad = { ...remote.state.pad, status: 'finished' };
  await sync.write([ada(12)]);
  expect(sync.snapshot).toMatchObject({ syncError: null, pad: { status: 'finished', unsent: [{}] } });
});

const MAX_ENTRIES = STORAGE_LIMITS.padEntries.most;
const full = (count: number) =>
  Array.from({ length: count }, (_, index) => taken(index + 1, { key: `e-${index}`, device: 'other', act: ada(1) }));

test('nothing is written on a full pad', async () => {
  remote.state.pad = { ...remote.state.pad, entries: full(MAX_ENTRIES - 1) };
  const sync = sessionAt(CODE);
  await sync.open();
  await sync.write([ada(2), ada(3)]);
  expect(sync.snapshot).toMatchObject({ syncError: null, pad: { unsent: [] } });
  await sync.write([ada(2)]);
  await sync.write([ada(3)]);
  expect(remote.state.pad.entries).toHaveLength(MAX_ENTRIES);
  expect(sync.snapshot).toMatchObject({ syncError: null, pad: { unsent: [] } });
});

test('entries that no longer fit can be discarded, and then the pad is ended', async () => {
  const sync = sessionAt(CODE);
  await sync.open();
  remote.state.pad = { ...remote.state.pad, entries: full(MAX_ENTRIES) };
  await sync.write([ada(2)]);
  expect(sync.snapshot).toMatchObject({ syncError: { kind: 'full' }, pad: { unsent: [{}] } });
  await sync.end({ playedAt: new Date(0), duration: null, notes: null });
  expect(sync.snapshot).toMatchObject({ syncError: { kind: 'full' }, play: null });
  await sync.discardUnsent();
  expect(sync.snapshot).toMatchObject({ syncError: null, play, pad: { status: 'finished', unsent: [] } });
});

test('a pad started offline is created, filled and ended once online, and makes one play', async () => {
  const { entries: _entries, key: _key, ...head } = anAnswer([]);
  const id = 'started-here-1';
  await store.change(id, () => ({
    ...head,
    id,
    code: null,
    ownerId: 1,
    bggId: null,
    isOwn: true,
    entries: [],
    unsent: [],
    finish: null,
  }));
  remote.state.cut = true;
  const sync = sessionAt(`new-${id}`);
  await sync.open();
  await sync.write([ada(12)]);
  await sync.end({ playedAt: new Date(0), duration: 30, notes: null });
  expect(sync.snapshot).toMatchObject({ syncError: { kind: 'no_network' }, pad: { code: null, unsent: [{}] } });

  remote.state.cut = false;
  remote.state.loseAnswers = 1;
  await sync.ask();
  await sync.ask();
  expect(sync.snapshot).toMatchObject({
    syncError: null,
    play,
    pad: { code: CODE, status: 'finished', unsent: [] },
  });
  expect([values(), remote.state.plays]).toEqual(['12', 1]);
});

test('another tab with the same pad has the unsent entries of this tab', async () => {
  const sync = sessionAt(CODE);
  await sync.open();
  remote.state.cut = true;
  await sync.write([ada(12)]);
  const other = sessionAt(CODE);
  await other.open();
  expect(other.snapshot.pad?.unsent).toHaveLength(1);
});
