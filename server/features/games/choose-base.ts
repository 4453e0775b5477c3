import type { GameChanges } from '#shared/contracts/change-game.ts';
import type { Connection } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { GameRow } from '#server/domain/games/game-json.ts';
import { findGame } from '#server/domain/games/store.ts';
import { countExpansions } from '#server/domain/expansions/store.ts';

type Links = Partial<Pick<GameRow, 'parentGameId' | 'parentChosen'>>;

/**
 * Resolves a manual change of a game's base game. A base game must belong to the owner (owned or wished for) and must
 * not be an expansion, so that links have no cycles. @throws Refusal invalid_request naming parentGameId or isExpansion
 */
export async function chooseBase(db: Connection, game: GameRow, changes: GameChanges): Promise<Links> {
  const { isExpansion = game.isExpansion, parentGameId } = changes;
  if (isExpansion && !game.isExpansion) await refuseWithExpansions(db, game);
  if (typeof parentGameId === 'number') await refuseAsBase(db, game, { isExpansion, parentGameId });
  if (!isExpansion) return { parentGameId: null, parentChosen: false };
  return parentGameId === undefined ? {} : { parentGameId, parentChosen: true };
}

async function refuseWithExpansions(db: Connection, { id, userId }: GameRow): Promise<void> {
  const count = await countExpansions(db, userId, id);
  const belong = count === 1 ? 'An expansion belongs' : `${count} expansions belong`;
  if (count > 0) throw error('isExpansion', `${belong} to this game. Give it another base game first.`);
}

async function refuseAsBase(
  db: Connection,
  { id, userId }: GameRow,
  { isExpansion, parentGameId }: { isExpansion: boolean; parentGameId: number },
): Promise<void> {
  if (!isExpansion) throw error('parentGameId', 'Only an expansion has a base game.');
  if (parentGameId === id) throw error('parentGameId', 'A game is not its own base game.');
  const base = await findGame(db, userId, parentGameId);
  if (!base) throw error('parentGameId', 'Please choose one of your games.');
  if (base.isExpansion)
    throw error('parentGameId', `"${base.title}" is an expansion itself. Please choose a base game.`);
}

const error = (field: 'parentGameId' | 'isExpansion', message: string) =>
  new Refusal('invalid_request', { fields: { [field]: message } });
