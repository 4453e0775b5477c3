import { expect, test } from 'vitest';
import { bodyOf, gameOfPlay, playKey, playOf, seatedNames, suggestedNames, withPerson } from './table-play.ts';

const AZUL = { id: 7, title: 'Azul' };

test('the key of a play is its game and round, equal on every device', () => {
  expect(playKey(AZUL, [])).toBe('game-7-1');
  expect(playKey(AZUL, ['game-7-1', null, 'game-8-1'])).toBe('game-7-2');
  const brass = { id: null, title: 'Brass' };
  expect(playKey(brass, [])).toBe(playKey({ id: null, title: ' BRASS ' }, []));
  expect(playKey(brass, [])).not.toBe(playKey({ id: null, title: 'ウイングスパン' }, []));
  expect(playKey({ id: null, title: 'ウイングスパン' }, [])).toMatch(/^[\w-]{1,40}$/);
});

test('players are those who came, and the outcome is the last one used', () => {
  const play = playOf(AZUL, [], ['Ana', 'Ben'], 'lowest');
  expect(play.fields.rows.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  expect(play.fields.outcome).toBe('lowest');
});

test('a person who did not come is removed from the tables, unless they have a score', () => {
  const play = playOf(AZUL, [], ['Ana', 'Ben'], 'highest');
  const names = (plays: readonly (typeof play)[]) => plays[0]?.fields.rows.map(({ name }) => name);
  expect(names(withPerson([play], 'Ben', false))).toEqual(['Ana']);
  expect(names(withPerson([play], 'Cem', true))).toEqual(['Ana', 'Ben', 'Cem']);
  expect(names(withPerson([play], 'ana', true))).toEqual(['Ana', 'Ben']);
  const scored = { ...play, fields: { ...play.fields, rows: play.fields.rows.map((row) => ({ ...row, score: '3' })) } };
  expect(names(withPerson([scored], 'Ben', false))).toEqual(['Ana', 'Ben']);
});

test('missing scores are sent as null, not as 0', () => {
  const play = playOf(AZUL, [], ['Ana', 'Ben'], 'highest');
  const won = { ...play, fields: { ...play.fields, winner: 'Ben' } };
  expect(bodyOf(won)).toMatchObject({ scores: '[null,null]', winner: 'Ben', key: 'game-7-1', gameId: 7 });
  const [first, ...others] = play.fields.rows;
  const rows = first ? [{ ...first, score: '12' }, ...others] : others;
  expect(bodyOf({ ...play, fields: { ...play.fields, rows } })).toMatchObject({ scores: '[12,0]' });
  expect(bodyOf(play)).not.toHaveProperty('playedAt');
});

test('the winner is one of the names in the rows, each offered once', () => {
  const { fields } = playOf(AZUL, [], ['Ana', ' Ben ', '', 'Ana'], 'highest');
  expect(seatedNames(fields)).toEqual(['Ana', 'Ben']);
});

test('a recorded play is played again with its game, whether or not the owner has it', () => {
  expect(gameOfPlay({ gameId: 7, gameTitle: 'Azul', bggId: 230_802 })).toEqual(AZUL);
  expect(gameOfPlay({ gameId: null, gameTitle: 'Hive', bggId: 2655 })).toEqual({
    id: null,
    title: 'Hive',
    bggId: 2655,
  });
});

test('names are suggested of the people on the list and their companions, then of earlier plays', () => {
  const maya = { attendeeId: 1, name: 'Maya', companions: ['Ida'], isHost: true, came: true, canBeWrittenTo: false };
  expect(suggestedNames([maya], ['Ben'])).toEqual(['Maya', 'Ida', 'Ben']);
});
