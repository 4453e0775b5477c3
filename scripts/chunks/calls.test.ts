import { expect, test } from 'vitest';
import { listGames, removeGame } from '../../shared/games/games-contract.ts';
import { importCalls, writeCalls } from './calls.ts';

const files = new Map([['games/games-contract.ts', { listGames, removeGame }]]);
const importing = (what: string, file = 'games/games-contract.ts') =>
  importCalls(`import ${what} from '#shared/${file}';\n`, files);

test('an import of contracts only is replaced by an import of their calls', () => {
  for (const what of ['* as contracts', '{ listGames }', '{ type Game, listGames as list, }'])
    expect(importing(what)).toMatch(/^import .* from ".*\/shared\/games\/games-contract\.ts\?calls";\n$/);
});

test('an import that includes a schema, or a file without contracts, is not replaced', () => {
  for (const code of [importing('{ listGames, newGame }'), importing('{ moment }', 'games/fields-contract.ts')])
    expect(code).toContain("from '#shared/games/");
});

test('a generated call contains method, path and the fields that decoding changes', () => {
  expect(writeCalls({ removeGame, listGames }, () => [[['*', 'createdAt']]])).toBe(
    `export const removeGame = {"method":"delete","path":"/api/games/:id"};
export const listGames = {"method":"get","path":"/api/games","decoding":[[["*","createdAt"]]]};
`,
  );
});
