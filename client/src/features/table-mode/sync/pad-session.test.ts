import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '#client/lib/api-error.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { STORAGE_LIMITS } from '#shared/rules/plans/storage-limits.ts';
import { memoryStore, type PadStore } from '../device/pad-store.ts';
import { anAnswer, taken } from '#tests/support/a-stored-pad.ts';
import type { PadServer } from './pad-server.ts';
import { PadSession, syncWords } from './pad-session.ts';

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
  new PadSession(address, {
    store,
    server: remote.server,
    device: 'device-1',
    inOneTab: (_name, task) => task(),
    announce: () => {},
    noteWaiting: () => {},
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
  const session = sessionAt(CODE);
  await session.open();
  remote.state.cut = true;
  await session.write([ada(12)]);
  await session.write([ada(15)]);
  expect(session.snapshot).toMatchObject({ syncError: { kind: 'no_network' }, pad: { unsent: [{}, {}] } });
  session.close();

  const reopened = sessionAt(CODE);
  remote.state.cut = false;
  await reopened.open();
  expect(values()).toBe('12 15');
  expect(reopened.snapshot).toMatchObject({ syncError: null, pad: { unsent: [] } });
});

test('an entry written as the pad is closed is stored and sent', async () => {
  const session = sessionAt(CODE);
  await session.open();
  session.close();
  await session.write([ada(12)]);
  expect(values()).toBe('12');
});

test('an entry is shown as waiting for the network after the device has stored it', async () => {
  const session = sessionAt(CODE);
  await session.open();
  remote.state.cut = true;
  await session.write([ada(12)]);
  const written = session.write([ada(15)]);
  expect(syncWords(session.snapshot).words).toBe('Saving...');
  await written;
  expect(syncWords(session.snapshot).words).toBe('Waiting for network (2)');
});

test('a lost response does not duplicate the entry', async () => {
  const session = sessionAt(CODE);
  await session.open();
  remote.state.loseAnswers = 1;
  await session.write([ada(12)]);
  expect(session.snapshot.pad?.unsent).toHaveLength(1);
  retry?.();
  await expect.poll(() => session.snapshot.pad?.unsent).toHaveLength(0);
  expect(values()).toBe('12');
});

test('entries after the end stay on the device, and the pad is shown as finished', async () => {
  const session = sessionAt(CODE);
  await session.open();
  remote.state.pad = { ...remote.state.pad, status: 'finished' };
  await session.write([ada(12)]);
  expect(session.snapshot).toMatchObject({ syncError: null, pad: { status: 'finished', unsent: [{}] } });
});

const MOST = STORAGE_LIMITS.padEntries.most;
const full = (count: number) =>
  Array.from({ length: count }, (_, place) => taken(place + 1, { key: `e-${place}`, device: 'other', act: ada(1) }));

test('nothing is written on a full pad', async () => {
  remote.state.pad = { ...remote.state.pad, entries: full(MOST - 1) };
  const session = sessionAt(CODE);
  await session.open();
  await session.write([ada(2), ada(3)]);
  expect(session.snapshot).toMatchObject({ syncError: null, pad: { unsent: [] } });
  await session.write([ada(2)]);
  await session.write([ada(3)]);
  expect(remote.state.pad.entries).toHaveLength(MOST);
  expect(session.snapshot).toMatchObject({ syncError: null, pad: { unsent: [] } });
});

test('entries that no longer fit can be discarded, and then the pad is ended', async () => {
  const session = sessionAt(CODE);
  await session.open();
  remote.state.pad = { ...remote.state.pad, entries: full(MOST) };
  await session.write([ada(2)]);
  expect(session.snapshot).toMatchObject({ syncError: { kind: 'full' }, pad: { unsent: [{}] } });
  await session.end({ playedAt: new Date(0), duration: null, notes: null });
  expect(session.snapshot).toMatchObject({ syncError: { kind: 'full' }, play: null });
  await session.leaveOut();
  expect(session.snapshot).toMatchObject({ syncError: null, play, pad: { status: 'finished', unsent: [] } });
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
  const session = sessionAt(`new-${id}`);
  await session.open();
  await session.write([ada(12)]);
  await session.end({ playedAt: new Date(0), duration: 30, notes: null });
  expect(session.snapshot).toMatchObject({ syncError: { kind: 'no_network' }, pad: { code: null, unsent: [{}] } });

  remote.state.cut = false;
  remote.state.loseAnswers = 1;
  await session.ask();
  await session.ask();
  expect(session.snapshot).toMatchObject({
    syncError: null,
    play,
    pad: { code: CODE, status: 'finished', unsent: [] },
  });
  expect([values(), remote.state.plays]).toEqual(['12', 1]);
});

test('another tab with the same pad has the unsent entries of this tab', async () => {
  const session = sessionAt(CODE);
  await session.open();
  remote.state.cut = true;
  await session.write([ada(12)]);
  const other = sessionAt(CODE);
  await other.open();
  expect(other.snapshot.pad?.unsent).toHaveLength(1);
});
