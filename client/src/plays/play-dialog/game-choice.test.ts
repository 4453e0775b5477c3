import { describe, expect, test } from 'vitest';
import { aGame } from '#tests/support/rows/a-game.ts';
import type { TitleMatch } from '#shared/games/titles-contract.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { choosableGames, offeredGames } from './game-choice.ts';

const azul = aGame({ id: 1, title: 'Azul' });
const calico = aGame({ id: 2, title: 'Calico', lastPlayed: new Date(2026, 1, 1) });
const hive = aGame({ id: 3, title: 'Hive', lastPlayed: new Date(2026, 3, 1) });

const aMatch = (bggId: number, title: string): TitleMatch => ({
  bggId,
  title,
  year: 2020,
  players: '2-4',
  duration: '45 min',
  minAge: null,
  category: null,
  difficulty: null,
  weight: null,
  bestPlayers: null,
});

const titles = (games: readonly { title: string }[]) => games.map(({ title }) => title);

describe('the games to choose from', () => {
  test('list recently played games first, then the others by title', () => {
    const agricola = aGame({ id: 4, title: 'Agricola' });
    expect(titles(choosableGames([azul, calico, agricola, hive], []))).toEqual(['Hive', 'Calico', 'Agricola', 'Azul']);
  });

  test('include games that were played without being owned, once', () => {
    const plays = [aPlay({ gameTitle: 'Ra', playedAt: new Date(2026, 2, 1) }), aPlay({ gameTitle: 'ra ' })];
    expect(choosableGames([calico, hive], plays)).toMatchObject([{ id: 3 }, { id: null, title: 'Ra' }, { id: 2 }]);
  });

  test('do not repeat played games that are owned now', () => {
    expect(titles(choosableGames([azul], [aPlay({ gameTitle: 'AZUL' })]))).toEqual(['Azul']);
  });

  test('exclude expansions', () => {
    expect(choosableGames([aGame({ isExpansion: true })], [])).toEqual([]);
  });
});

describe('typing a title', () => {
  const games = [azul, calico, hive];
  const choosable = choosableGames(games, [aPlay({ gameTitle: 'Ra' })]);
  const offered = (text: string, completions: TitleMatch[] = []) => offeredGames(choosable, games, completions, text);

  test('matches parts of it in any case', () => {
    expect(titles(offered('AL').mine)).toEqual(['Calico']);
  });

  test('offers a title that is in no list', () => {
    expect(offered(' Taj ')).toMatchObject({ mine: [], newTitle: 'Taj', likeliest: { id: null, title: 'Taj' } });
    expect(offered('azul')).toMatchObject({ newTitle: null, likeliest: { id: azul.id } });
    expect(offered(' ')).toMatchObject({ newTitle: null, likeliest: null });
  });

  test('offers known games separately from those of the owner', () => {
    const found = offered('azul', [aMatch(1, 'AZUL'), aMatch(2, 'Azul Duel')]);
    expect(titles(found.mine)).toEqual(['Azul']);
    expect(found.known).toMatchObject([{ id: null, title: 'Azul Duel', bggId: 2 }]);
  });

  test('finds an owned game despite a typo', () => {
    expect(offered('calcio', [aMatch(3, 'Calico')])).toMatchObject({ mine: [calico], known: [], likeliest: calico });
    expect(titles(offered('rra', [aMatch(4, 'Ra')]).mine)).toEqual(['Ra']);
  });

  test('selects a known game on Enter only for its exact title', () => {
    expect(offered('catan', [aMatch(5, 'CATAN')])).toMatchObject({ newTitle: null, likeliest: { bggId: 5 } });
    expect(offered('cata', [aMatch(5, 'CATAN')]).likeliest).toEqual({ id: null, title: 'cata' });
  });

  test('excludes known games that are expansions of the owner', () => {
    const more = aGame({ id: 9, title: 'More Azul', bggId: 6, isExpansion: true });
    expect(offeredGames(choosable, [...games, more], [aMatch(6, 'Azul: More')], 'mor').known).toEqual([]);
  });
});
