import { expect, test } from 'vitest';
import type { StaffPick } from '#shared/recommendations/staff-picks-contract.ts';
import { chosenFacts, emptyPick, fieldsOf, pickForm } from './pick-form.ts';

const PICK: StaffPick = {
  id: 7,
  title: 'Azul',
  players: '2-4',
  duration: '45 min',
  category: 'abstract',
  difficulty: 'easy',
  minAge: 8,
  imageUrl: null,
  description: 'Tiles.',
  buyUrl: null,
  youtube: 'https://example.org/film',
  staffMember: 'Robin',
  staffTitle: null,
  staffAvatar: null,
  recommendationReason: 'Two rounds and you are in.',
  month: '2026-03',
  featured: true,
  bggId: 230802,
  order: 3,
  retiredAt: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

test('a pick that is opened and saved is unchanged', () => {
  expect(PICK).toMatchObject(pickForm.parse(fieldsOf(PICK)));
});

test('missing values are reported', () => {
  const { error } = pickForm.safeParse(emptyPick(''));
  expect(error?.issues.map(({ path }) => path[0])).toEqual([
    'title',
    'players',
    'duration',
    'staffMember',
    'recommendationReason',
  ]);
});

test('an invalid age becomes 8, and an empty month stays null', () => {
  expect(pickForm.parse({ ...fieldsOf(PICK), minAge: '', month: '' })).toMatchObject({ minAge: 8, month: null });
});

test('selecting a game fills known values and keeps the others', () => {
  const match = { bggId: 1, title: 'Die Macher', year: 1986, players: '3-5', duration: null, minAge: 14 };
  const unknown = { category: null, difficulty: null, weight: null, bestPlayers: null };
  expect(chosenFacts({ ...match, ...unknown }, fieldsOf(PICK))).toEqual({
    title: 'Die Macher',
    bggId: 1,
    players: '3-5',
    duration: '45 min',
    category: 'abstract',
    difficulty: 'easy',
    minAge: '14',
  });
});
