import type { Game } from '#shared/games/games-contract.ts';
import { addGame } from '#shared/games/games-contract.ts';
import type { Person } from '../server/owners.ts';

/** A minimal game, with overrides. */
export const gamePayload = (changes: object = {}) => ({
  title: 'Azul',
  players: '2-4',
  duration: '45 min',
  ...changes,
});

/** Adds a game over HTTP; throws if refused. */
export async function addGameFor(person: Person, changes: object = {}): Promise<{ id: Game['id']; title: string }> {
  const { status, body } = await person.call(addGame, { body: gamePayload(changes) });
  if (status !== 201) throw new Error(`the game was not added: ${status} ${JSON.stringify(body)}`);
  return body;
}
