import { expect, test } from 'vitest';
import { listen, type Stream } from './live-stream.ts';

class FakeStream implements Stream {
  readyState = 0;
  closed = false;
  readonly #listeners: Record<string, () => void> = {};
  addEventListener(name: string, listener: () => void) {
    this.#listeners[name] = listener;
  }
  close() {
    this.closed = true;
  }
  says(name: 'open' | 'error' | 'changed', readyState = 1) {
    this.readyState = readyState;
    this.#listeners[name]?.();
  }
}

function listening() {
  const streams: FakeStream[] = [];
  const waits: { run: () => void; milliseconds: number; stopped: boolean }[] = [];
  const heard = { changes: 0 };
  const stop = listen({
    open: () => {
      const stream = new FakeStream();
      streams.push(stream);
      return stream;
    },
    onChanged: () => heard.changes++,
    wait: (run, milliseconds) => {
      const waiting = { run, milliseconds, stopped: false };
      waits.push(waiting);
      return () => {
        waiting.stopped = true;
      };
    },
  });
  return { streams, waits, heard, stop, last: () => streams.at(-1) };
}

test('a closed stream is reopened with increasing delays, and then abandoned', () => {
  const { streams, waits, last } = listening();
  for (let attempt = 0; attempt < 9; attempt++) {
    last()?.says('error', 2);
    if (waits.length > attempt) waits[attempt]?.run();
  }
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([2_000, 5_000, 15_000, 60_000]);
  expect(streams).toHaveLength(5);
});

test('no second stream is opened while the browser reconnects', () => {
  const { streams, waits, last } = listening();
  last()?.says('error', 0);
  expect([streams.length, waits.length]).toEqual([1, 0]);
});

test('changes are reported', () => {
  const { heard, last } = listening();
  last()?.says('open');
  expect(heard.changes).toBe(0);
  last()?.says('changed');
  last()?.says('changed');
  expect(heard.changes).toBe(2);
});

test('a refused stream counts as one change, also before it was ever open', () => {
  const { heard, waits, last } = listening();
  last()?.says('error', 2);
  expect(heard.changes).toBe(1);
  waits[0]?.run();
  last()?.says('error', 2);
  expect(heard.changes).toBe(1);
});

test('losing an established stream counts as a change, an interruption that the browser ends does not', () => {
  const { heard, last } = listening();
  last()?.says('open');
  last()?.says('error', 0);
  expect(heard.changes).toBe(0);
  last()?.says('error', 2);
  expect(heard.changes).toBe(1);
});

test('an established connection resets the delays', () => {
  const { waits, last } = listening();
  last()?.says('error', 2);
  waits[0]?.run();
  last()?.says('open');
  last()?.says('error', 2);
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([2_000, 2_000]);
});

test('stopping closes the stream and cancels the timer', () => {
  const { streams, waits, stop, last } = listening();
  last()?.says('error', 2);
  stop();
  expect([streams[0]?.closed, waits[0]?.stopped]).toEqual([true, true]);
});
