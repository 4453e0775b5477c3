import { describe, expect, test } from 'vitest';
import { nameMechanicsInGerman } from '#tests/support/words/german-mechanics.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { yearsUnplayedSentence, lastPlaySentence, peopleSentence, roundMoney, shareOf } from './health-text.ts';
import { gapText, removalSentences, removalText, overlapText, overlapTitle } from './reason-text.ts';

const row = (people: number, games: number) => ({ people, plays: 9, games });

describe('a share of boxes', () => {
  test.each([
    [0, 20, 'None of 20 boxes'],
    [20, 20, 'All 20 boxes'],
    [129, 214, 'Three in five boxes'],
    [54, 214, 'One in four boxes'],
    [55, 100, '55 of 100 boxes'],
    [1, 1_500, '1 of 1,500 boxes'],
  ])('%i of %i is described as %o', (part, total, words) => {
    expect(shareOf(part, total).words).toBe(words);
  });
});

test('sentences contain the figures', () => {
  expect(
    lastPlaySentence(
      [
        { part: '0-3', count: 61 },
        { part: '3-12', count: 68 },
        { part: 'never', count: 85 },
      ],
      214,
    ),
  ).toBe('Three in five boxes were played in the last year.');
  expect(yearsUnplayedSentence(54, 214)).toBe('One in four boxes has not been played for a year.');
  expect(yearsUnplayedSentence(20, 20)).toBe('All 20 boxes have not been played for a year.');
  expect(peopleSentence({ rows: [], usual: row(5, 9), known: 80 }, 214)).toBe(
    'You are usually five. Nine of 214 games are best with five.',
  );
  expect(peopleSentence({ rows: [], usual: row(1, 1), known: 80 }, 20)).toBe(
    'You usually play alone. One of 20 games is best for one.',
  );
  expect(peopleSentence({ rows: [], usual: row(8, 0), known: 80 }, 20)).toBe(
    'You are usually eight or more. None of 20 games is best with eight or more.',
  );
  expect(peopleSentence({ rows: [], usual: null, known: 80 }, 20)).toContain('No recorded play');
});

test('amounts have cents only if they are not whole', () => {
  expect([roundMoney(940, 'EUR', 'en'), roundMoney(32.5, 'EUR', 'en'), roundMoney(3, null, 'en')]).toEqual([
    '€940',
    '€32.50',
    '3',
  ]);
});

describe('overlaps', () => {
  const games = [
    aGame({ title: 'Azul', timesPlayed: 82 }),
    aGame({ title: 'Sagrada', timesPlayed: 1 }),
    aGame({ title: 'Calico', timesPlayed: 2 }),
  ];
  const overlap = { games, mechanics: ['Patterns', 'Sets', 'Tiles'], players: { min: 2, max: 4 }, minutes: 45 };

  test('name what the games share, and the most played one', () => {
    expect(overlapTitle(overlap)).toBe('Patterns and Sets for two to four, 45 minutes');
    expect(overlapText(overlap)).toBe('Azul has 82 plays; Sagrada and Calico three between them.');
    expect(overlapText({ ...overlap, games: games.slice(0, 2) })).toBe('Azul has 82 plays, Sagrada one.');
    expect(overlapText({ ...overlap, games: games.map((game) => ({ ...game, timesPlayed: 0 })) })).toBe(
      'Azul, Sagrada and Calico: none of them has been played.',
    );
    expect(overlapText({ ...overlap, games: games.slice(0, 2).map((game) => ({ ...game, timesPlayed: 27 })) })).toBe(
      'Azul with 27 and Sagrada with 27 plays: both earn their place.',
    );
  });
});

test('mechanics of overlaps and wishes are named in the language of the reader', () => {
  nameMechanicsInGerman();
  const mechanics = ['Hand Management', 'Yet Unknown', 'Worker Placement'];
  expect(overlapTitle({ games: [], mechanics, players: { min: 2, max: 4 }, minutes: 45 })).toBe(
    'Kartenmanagement and Yet Unknown for two to four, 45 minutes',
  );
  expect(gapText([{ kind: 'mechanic', name: 'Worker Placement' }])).toBe('Arbeitereinsatz: you own none');
});

test('suggested games are listed with reasons and prices, and with their total', () => {
  const candidate = {
    game: aGame({ id: 1, title: 'Sagrada', timesPlayed: 1 }),
    reasons: [
      { kind: 'few' as const, plays: 1, years: 3 },
      { kind: 'overlap' as const, title: 'Azul' },
    ],
  };
  const prices = { currency: null, byGame: new Map([[1, 32]]), leftOut: 0 };
  expect(removalText(candidate, prices)).toBe('One play in three years · much like Azul · paid 32');
  expect(removalText(candidate, null)).toBe('One play in three years · much like Azul');
  expect(removalSentences([candidate], null)).toEqual(['One that could go.', 'One play.']);
  expect(removalSentences([candidate, candidate], prices)).toEqual([
    'Two that could go.',
    'Together 64 and two plays.',
  ]);
});
