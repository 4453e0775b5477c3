import type { Response } from 'express';
import { expect, test, vi } from 'vitest';
import { openLiveStreams } from './live-streams.ts';

/** Streams of one viewer, whose access is looked up as slowly as the test wants. */
function watched() {
  const listeners = new Map<string, () => void>();
  const answers: ((isAllowed?: boolean) => void)[] = [];
  const failures: (() => void)[] = [];
  const notifications = {
    on: (channel: string, { onMessage }: { onMessage: (payload: string) => void }) => {
      listeners.set(channel, () => onMessage('1'));
      return () => {};
    },
    close: () => Promise.resolve(),
  };
  const streams = openLiveStreams(
    { log: { warn: () => {} } as never, notifications },
    {
      channel: 'changed',
      endsOn: 'lost',
      topicOf: (viewer: number) => viewer,
      connectionLimits: [],
      throttleMs: 0,
      stillAllowed: () =>
        new Promise<(viewer: number) => boolean>((resolve, reject) => {
          answers.push((isAllowed = true) => resolve(() => isAllowed));
          failures.push(() => reject(new Error('the database is away')));
        }),
    },
    { pulseMs: 1_000_000 },
  );
  const res = { writeHead: () => {}, write: vi.fn<(text: string) => void>(), on: () => {}, end: () => {} };
  streams.open(1, res as unknown as Response);
  const atOpening = answers.shift() ?? (() => {});
  failures.shift();
  const hear = (channel: string) => () => listeners.get(channel)?.();
  return { streams, atOpening, answers, failures, res, change: hear('changed'), loseAccess: hear('lost') };
}

test('whoever lost access while their stream opened is sent away at once', async () => {
  const { streams, atOpening } = watched();
  expect(streams.count()).toBe(1);
  atOpening(false);
  await vi.waitFor(() => expect(streams.count()).toBe(0));
  streams.close();
});

test('access checks are coalesced: one at a time, and one more after the last event', async () => {
  const { streams, atOpening, answers, res, loseAccess } = watched();
  atOpening();
  await vi.waitFor(() => expect(res.write.mock.calls).toHaveLength(2));
  for (let n = 0; n < 10; n += 1) loseAccess();
  expect(answers).toHaveLength(1);
  const before = res.write.mock.calls.length;
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(res.write.mock.calls).toHaveLength(before + 1);
  answers[1]?.();
  await vi.waitFor(() => expect(res.write.mock.calls).toHaveLength(before + 2));
  expect(answers).toHaveLength(2);
  loseAccess();
  expect(answers).toHaveLength(3);
  streams.close();
});

test('a change that could not be passed on is told with the next sign of life', async () => {
  const { streams, answers, failures, res, change, loseAccess } = watched();
  const told = () => res.write.mock.calls.filter(([text]) => text.startsWith('event: changed')).length;
  change();
  await vi.waitFor(() => expect(failures).toHaveLength(1));
  failures[0]?.();
  loseAccess();
  answers[1]?.();
  await vi.waitFor(() => expect(told()).toBe(1));
  loseAccess();
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.();
  await vi.waitFor(() => expect(res.write.mock.calls.at(-1)).toEqual([': here\n\n']));
  expect(told()).toBe(1);
  streams.close();
});
