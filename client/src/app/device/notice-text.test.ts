import { expect, test } from 'vitest';
import { networkText, unsentPlaysText } from './notice-text.ts';

const NOW = new Date(2026, 2, 14, 20, 5);

test.each([
  [null, 'No network.'],
  [new Date(2026, 2, 14, 18, 40), 'No network. Showing what this device knew at 18:40.'],
  [new Date(2026, 2, 13, 8, 5), 'No network. Showing what this device knew on 13 March at 08:05.'],
])('without a network since %s the notice is: %s', (since, words) => {
  expect(networkText(since, NOW, 'en-GB')).toBe(words);
});

test.each([
  [1, 0, '1 play is kept on this device, and sent when you are online.'],
  [3, 0, '3 plays are kept on this device, and sent when you are online.'],
  [0, 1, '1 play was not accepted by the server.'],
  [2, 2, '2 plays are kept on this device, and sent when you are online. 2 plays were not accepted by the server.'],
])('%s queued and %s refused plays are described', (unsent, refused, words) => {
  expect(unsentPlaysText(unsent, refused)).toBe(words);
});
