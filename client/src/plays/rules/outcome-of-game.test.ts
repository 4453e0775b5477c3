import { describe, expect, test } from 'vitest';
import type { PlayOutcome } from '#shared/enums.ts';
import { outcomeOfGame } from './outcome-of-game.ts';

const decided = [
  { bggId: 4, title: 'Hanabi', outcome: 'cooperative' as const },
  { bggId: 5, title: 'No Thanks!', outcome: 'lowest' as const },
  { bggId: 204135, title: 'Skyjo', outcome: 'lowest' as const },
];
const play = (gameTitle: string, outcome: PlayOutcome, gameId: number | null = null) => ({
  gameId,
  gameTitle,
  outcome,
});
const sheet = (gameTitle: string | null, outcome: 'highest' | 'lowest') => ({
  id: 1,
  name: 'Ours',
  gameTitle,
  bggId: null,
  outcome,
  rows: [],
});
const decide = (
  game: { id?: number | null; title: string; bggId?: number | null },
  known: Partial<Parameters<typeof outcomeOfGame>[1]> = {},
) => outcomeOfGame({ id: null, bggId: null, ...game }, { ownSheets: [], decided, plays: [], ...known });

describe('the outcome of a game', () => {
  test('is that of its own score sheet first', () => {
    const ownSheets = [sheet('No Thanks!', 'highest')];
    expect(decide({ title: 'No Thanks!' }, { ownSheets, plays: [play('No Thanks!', 'none')] })).toBe('highest');
  });

  test('is not that of a sheet for any game', () => {
    expect(decide({ title: 'Calico' }, { ownSheets: [sheet(null, 'lowest')] })).toBe('highest');
  });

  test('is that of the catalogue before the last play', () => {
    expect(decide({ title: 'hanabi ' }, { plays: [play('Hanabi', 'highest')] })).toBe('cooperative');
    expect(decide({ title: 'Hanabi: Grands Feux', bggId: 4 })).toBe('cooperative');
  });

  test('is not that of another game with the same title', () => {
    expect(decide({ title: 'Hanabi', bggId: 77 })).toBe('highest');
  });

  test('is that of the last play if nothing else is known', () => {
    const plays = [play('Our Game', 'lowest', 7), play('Our Game', 'teams', 7), play('Hive ', 'ranking')];
    expect(decide({ title: 'Our Game, renamed', id: 7 }, { plays })).toBe('lowest');
    expect(decide({ title: 'hive', id: 9 }, { plays })).toBe('ranking');
  });

  test('defaults to the highest score', () => {
    expect(decide({ title: 'Our Game' })).toBe('highest');
  });
});
