import { expect, test } from 'vitest';
import { previewAddresses } from './preview-addresses.ts';

const list = [
  { email: 'maya@example.org', isHost: true },
  { email: 'tom@example.org', isHost: false },
];
const preview = (text: string, allowed = 20) => previewAddresses(text, list, allowed);

test('lists new, known, invalid and repeated addresses', () => {
  const text = '"Ana Sá" <ana@x.org>, TOM@example.org; ana@x.org, bob@, maya@example.org';
  expect(preview(text)).toEqual({
    fresh: [{ email: 'ana@x.org', name: 'Ana Sá' }],
    known: [
      { email: 'tom@example.org', name: null },
      { email: 'maya@example.org', name: null },
    ],
    bad: [{ text: 'bob@', problem: 'This is not a valid email address' }],
    repeated: 1,
    tooMany: 0,
  });
});

test('an invalid address does not count as repeated', () => {
  expect(preview('a@b@c.org, eve@x.org').repeated).toBe(0);
});

test('counts guests beyond the limit of the plan, without the host', () => {
  expect(preview('a@x.org, b@x.org', 3).tooMany).toBe(0);
  expect(preview('a@x.org, b@x.org, c@x.org', 3).tooMany).toBe(1);
});

test('counts guests beyond 500 on any plan', () => {
  const many = Array.from({ length: 500 }, (_, index) => `g${index}@x.org`).join('\n');
  expect(preview(many, Infinity).tooMany).toBe(1);
});
