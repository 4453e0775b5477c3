import { expect, test } from 'vitest';
import { aNextPlay } from '#tests/support/rows/a-next-play.ts';
import { daysAgo, NOW } from '#tests/support/rows/a-picker-game.ts';
import { pickReasonText, type PickReason } from './pick-reason.ts';

const LONG_TIMES = 'About an hour, about an hour and a half, about two hours, about two and a half hours.';

test.each<[PickReason[], string]>([
  [[], 'Nothing speaks for it but luck. Sometimes that is enough.'],
  [
    [
      { code: 'best_with', players: 4 },
      { code: 'time', minutes: 60 },
      { code: 'long_ago', lastPlayed: daysAgo(95) },
    ],
    'Best with 4, about an hour, not played since March.',
  ],
  [[{ code: 'long_ago', lastPlayed: daysAgo(365) }], 'Not played since June 2025.'],
  [[{ code: 'time', minutes: 75 }], 'About 75 minutes.'],
  [
    [
      { code: 'rating', rating: 5 },
      { code: 'challenge', nextPlay: aNextPlay() },
    ],
    'Counts for 10 x 10: 3 of 10, you rate it 5.',
  ],
  [[{ code: 'fits', players: 6 }], 'Seats six or more.'],
  [[{ code: 'fits', players: 1 }], 'Playable alone.'],
  [[{ code: 'recommended_with', players: 2 }], 'Good with 2.'],
  [[{ code: 'recommended_with', players: 1 }], 'Good alone.'],
  [[{ code: 'best_with', players: 1 }], 'Best alone.'],
  [[{ code: 'never_played' }], 'Never played yet.'],
  [[{ code: 'difficulty', difficulty: 'hard' }], 'Hard, as you asked.'],
  [[60, 90, 120, 150, 180].map((minutes) => ({ code: 'time', minutes })), LONG_TIMES],
  [
    [
      { code: 'difficulty', difficulty: 'easy' },
      { code: 'category', category: 'party' },
      { code: 'rating', rating: 4.5 },
      { code: 'mood', mood: 'social' },
      { code: 'favourite_of_the_table', plays: 12 },
    ],
    'Gets people talking, you rate it 4.5, 12 plays say you like it, one of your party games.',
  ],
])('%j reads as a sentence', (reasons, sentence) => {
  expect(pickReasonText(reasons, NOW)).toBe(sentence);
});
