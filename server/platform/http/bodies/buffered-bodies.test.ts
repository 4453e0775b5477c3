import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { expect, test } from 'vitest';
import { BufferedBodies } from './buffered-bodies.ts';
import { Refusal } from '../refusal.ts';

const BOUNDS = { fromBytes: 10, bytes: 100, bytesEach: 60 };
const answer = () => Object.assign(new EventEmitter(), { destroyed: false }) as unknown as Response;
const body = (length: number) => new Uint8Array(length);

test('a body is rejected if the unread bodies of its account or of all accounts exceed the limit', () => {
  const bodies = new BufferedBodies(BOUNDS);
  const first = answer();
  bodies.hold(body(50), 1, first);
  expect(() => bodies.hold(body(20), 1, answer())).toThrow(Refusal);
  bodies.hold(body(40), 2, answer());
  expect(() => bodies.hold(body(20), 3, answer())).toThrow(expect.objectContaining({ status: 503 }));
  first.emit('close');
  bodies.hold(body(20), 3, answer());
});

test('a body that several responses share is counted once, until the last response closes', () => {
  const bodies = new BufferedBodies(BOUNDS);
  const shared = body(60);
  const answers = Array.from({ length: 20 }, answer);
  for (const res of answers) bodies.hold(shared, 1, res);
  for (const res of answers.slice(1)) res.emit('close');
  expect(() => bodies.hold(body(10), 1, answer())).toThrow(Refusal);
  answers[0]?.emit('close');
  bodies.hold(body(10), 1, answer());
});

test('small bodies are sent regardless of the limit', () => {
  const bodies = new BufferedBodies(BOUNDS);
  for (let n = 0; n < 50; n += 1) bodies.hold(body(9), 1, answer());
});
