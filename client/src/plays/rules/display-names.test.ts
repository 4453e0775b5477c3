import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPlay, anyPlays, type PlayFacts } from '#tests/support/rows/a-play.ts';
import { withDisplayNames, personNamed } from './display-names.ts';
import { readLog } from './play-log.ts';
import { winnersOf } from '#shared/plays/winner.ts';

const PEOPLE = [{ id: 7, name: 'Ana', spellings: ['ana', 'anna', 'a.'] }];
const shown = (play: PlayFacts) => readLog([aPlay(play)], PEOPLE).map(withDisplayNames)[0];

test('players are shown under their display names, and the winner keeps the mark', () => {
  const play = shown({ players: ['A.', 'Tom'], scores: [1, 9], winner: 'anna' });
  expect(play?.results).toMatchObject([
    { name: 'Ana', score: 1, won: true },
    { name: 'Tom', score: 9 },
  ]);
  expect(play && winnersOf(play)).toEqual(['Ana']);
  expect(play?.winner).toBeNull();
});

test('a winner who is not a player marks no player', () => {
  const play = shown({ players: ['Ana', 'Tom'], scores: [1, 9], winner: 'The dragon' });
  expect(play && winnersOf(play)).toEqual(['The dragon']);
});

test('a name without a player is a person without an id', () => {
  const [play] = readLog([aPlay({ players: ['Ana', 'Tom'], scores: [1, 9] })], PEOPLE);
  const dragon = play && personNamed(play, 'The dragon');
  expect(dragon).toEqual({ key: 'nThe dragon', id: null, name: 'The dragon' });
});

test('exactly the winners of the log are marked among the players', () => {
  fc.assert(
    fc.property(anyPlays, (plays) => {
      for (const play of readLog(plays, PEOPLE)) {
        const atTable = new Set(play.seated.map(({ person }) => person.name));
        const crowned = new Set(winnersOf(withDisplayNames(play)).filter((name) => atTable.has(name)));
        const won = play.seated.filter((seat) => seat.won).map(({ person }) => person.name);
        expect(crowned).toEqual(new Set(won));
        for (const { person } of play.seated) expect(personNamed(play, person.name)).toBe(person);
      }
    }),
  );
});
