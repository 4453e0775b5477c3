import { expect, test } from 'vitest';
import { passkeyObstacle } from './passkey-obstacle.ts';

test.each([
  ['games.example.org', true, true, null],
  ['localhost', true, true, null],
  ['1password.example', true, true, null],
  ['nas.local', false, false, 'insecure'],
  ['192.168.1.20', false, false, 'insecure'],
  ['192.168.1.20', true, true, 'address'],
  ['[2001:db8::7]', true, true, 'address'],
  ['127.0.0.1', true, true, 'address'],
  ['games.example.org', true, false, 'unsupported'],
] as const)('at %s, over a secure line: %s, in a browser that is able: %s', (host, isSecure, isAble, obstacle) => {
  expect(passkeyObstacle({ host, isSecure, isAble })).toBe(obstacle);
});
