import { putGamePhoto } from '#shared/games/game-photos-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import type { RefusalBody } from '#shared/refusals.ts';
import type { Person } from '../server/owners.ts';

/** Sends a photo of a box over HTTP. */
export async function sendPhoto(person: Person, gameId: number, body: BodyInit | Buffer, type = 'image/jpeg') {
  const path = putGamePhoto.path.replace(':id', String(gameId));
  const init = { method: 'PUT', headers: { 'Content-Type': type }, body: body as BodyInit };
  const response = await person.fetch(path, init);
  const answer = (await response.json()) as Game & RefusalBody;
  return { status: response.status, body: answer, code: answer.code, message: answer.message };
}
