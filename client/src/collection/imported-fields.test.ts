import { expect, test } from 'vitest';
import type { PageGame } from '#shared/transfer/scrape-contract.ts';
import { EMPTY_GAME_FORM, gameForm } from '#client/games/game-form.ts';
import { completeAddress, importedFields } from './imported-fields.ts';

const page = (facts: Partial<PageGame> = {}): PageGame => ({
  title: null,
  players: null,
  duration: null,
  category: null,
  difficulty: null,
  minAge: null,
  rating: null,
  imageUrl: null,
  description: null,
  buyUrl: 'https://shop.example/azul',
  bggId: null,
  year: null,
  weight: null,
  bestPlayers: null,
  ...facts,
});

test('missing values of a page stay empty, and the age gets no default', () => {
  expect(importedFields(page({ title: '' }), EMPTY_GAME_FORM)).toEqual({
    ...EMPTY_GAME_FORM,
    minAge: '0',
    buyUrl: 'https://shop.example/azul',
    known: { of: null, bggId: null, year: null, weight: null, bestPlayers: null },
  });
});

test('age and rating are converted to whole numbers', () => {
  expect(importedFields(page({ minAge: 12, rating: 4.5 }), EMPTY_GAME_FORM)).toMatchObject({ minAge: '12', rating: 4 });
});

test('values without a field are kept when the title changes', () => {
  const facts = { bggId: 230802, year: 2017, weight: 1.77, bestPlayers: '2' };
  const form = importedFields(page({ ...facts, title: 'Azul', players: '2-4', duration: '45 min' }), EMPTY_GAME_FORM);
  expect(gameForm.parse({ ...form, title: 'Our Azul' })).toMatchObject({ ...facts, title: 'Our Azul' });
});

test('a second import replaces all values of the first, and keeps what the owner entered', () => {
  const first = importedFields(page({ title: 'Azul', players: '2-4', rating: 4 }), {
    ...EMPTY_GAME_FORM,
    notes: 'A gift',
    isWishlist: true,
  });
  expect(importedFields(page({ title: 'Root' }), first)).toMatchObject({
    title: 'Root',
    players: '',
    rating: 0,
    notes: 'A gift',
    isWishlist: true,
  });
});

test('an address without a scheme gets https://', () => {
  expect(['  ', 'shop.example/azul', 'http://shop.example', 'file:///x'].map(completeAddress)).toEqual([
    '',
    'https://shop.example/azul',
    'http://shop.example',
    'file:///x',
  ]);
});
