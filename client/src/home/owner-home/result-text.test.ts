import { expect, test } from 'vitest';
import { aPlay, type PlayFacts } from '#tests/support/rows/a-play.ts';
import { resultText } from './result-text.ts';

test.each<[PlayFacts, string]>([
  [{ players: [] }, 'Nobody was written down'],
  [{ scores: [] }, 'Ana, Tom'],
  [{ scores: [142, 131] }, 'Ana won, 142 to Tom’s 131'],
  [{ players: ['Ana'], scores: [30] }, 'Ana won with 30'],
  [{ scores: [9, 9] }, 'Ana, Tom'],
  [{ scores: [], winner: 'Tom' }, 'Tom won'],
  [
    {
      outcome: 'teams',
      seats: [
        { team: 'Red', won: true },
        { team: 'Red', won: true },
      ],
    },
    'Ana and Tom won',
  ],
  [
    { outcome: 'teams', players: ['Ana', 'Tom', 'Zoe'], seats: [{ won: true }, { won: true }, { won: true }] },
    'Ana, Tom and Zoe won',
  ],
  [{ outcome: 'cooperative', seats: [{ won: false }, { won: false }] }, 'Lost together'],
])('%j is "%s"', (facts, text) => {
  expect(resultText(aPlay(facts))).toBe(text);
});
