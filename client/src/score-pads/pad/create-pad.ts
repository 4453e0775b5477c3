import type { PadAct } from '#shared/shapes/pad-entry.ts';
import type { ScoreSheet } from '#shared/shapes/score-sheet.ts';
import { deviceKey } from './device-key.ts';
import type { StoredPad } from './stored-pad.ts';
import { uniqueKey } from '#client/lib/unique-key.ts';
import { markUnsentPads } from './unsent-pads-flag.ts';
import { openPadStore } from './pad-store.ts';

/** The initial data of a pad. */
export interface NewPadData {
  ownerId: number;
  /** One of the owner's games, or any title. */
  game: { id: number | null; title: string; bggId: number | null; imageUrl: string | null };
  sheet: ScoreSheet;
  /** Names in playing order. */
  players: readonly string[];
}

/** A pad that is not on the server yet. */
export function newPad({ ownerId, game, sheet, players }: NewPadData, device: string, now: Date): StoredPad {
  const acts = players.map((name): PadAct => ({ kind: 'player', player: uniqueKey(), name }));
  return {
    id: uniqueKey(),
    code: null,
    ownerId,
    gameId: game.id,
    gameTitle: game.title,
    bggId: game.bggId,
    imageUrl: game.imageUrl,
    sheet,
    status: 'open',
    isOwn: true,
    startedAt: now,
    playId: null,
    entries: [],
    unsent: acts.map((act) => ({ key: uniqueKey(), device, act })),
    finish: null,
  };
}

/** Stores a new pad on this device. Its page sends it to the server when online. */
export async function createPad(beginning: NewPadData): Promise<StoredPad> {
  const pad = newPad(beginning, deviceKey(), new Date());
  await (await openPadStore()).change(pad.id, () => pad);
  markUnsentPads(true);
  return pad;
}
