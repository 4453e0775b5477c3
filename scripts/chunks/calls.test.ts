import { expect, test } from 'vitest';
import { listGames, removeGame } from '../../shared/contracts/games.ts';
import { importCalls, writeCalls } from './calls.ts';

const files = new Map([['games.ts', { listGames, removeGame }]]);
const importing = (what: string, file = 'games.ts') =>
  importCalls(`import ${what} from '#shared/contracts/${file}';\n`, files);

test('where contracts alone are imported, what calls them comes instead', () => {
  for (const what of ['* as contracts', '{ listGames }', '{ type Game, listGames as list, }'])
    expect(importing(what)).toMatch(/^import .* from ".*\/shared\/contracts\/games\.ts\?calls";\n$/);
});

test('where a schema is imported too, or there are no contracts, all comes', () => {
  for (const code of [importing('{ listGames, newGame }'), importing('{ moment }', 'fields.ts')])
    expect(code).toContain("from '#shared/contracts/");
});

test('a call says where to send what, and what decoding its answer changes', () => {
  expect(writeCalls({ removeGame, listGames }, () => [[['*', 'createdAt']]])).toBe(
    `export const removeGame = {"method":"delete","path":"/api/games/:id"};
export const listGames = {"method":"get","path":"/api/games","decoding":[[["*","createdAt"]]]};
`,
  );
});
