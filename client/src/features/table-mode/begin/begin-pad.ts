import type { PadAct } from '#shared/rules/score-pad/pad-entry.ts';
import type { ScoreSheet } from '#shared/rules/score-pad/score-sheet.ts';
import { deviceKey } from '../device/device-key.ts';
import type { KeptPad } from '../device/kept-pad.ts';
import { newKey } from '../device/new-key.ts';
import { notePadsWait } from '../device/pads-waiting.ts';
import { padShelf } from '../device/pad-shelf.ts';

/** What a pad is begun with. */
export interface Beginning {
  ownerId: number;
  /** One of the owner's games, or any by its title. */
  game: { id: number | null; title: string; bggId: number | null; imageUrl: string | null };
  sheet: ScoreSheet;
  /** Names, in the order of play. */
  players: readonly string[];
}

/** A pad that nobody but this device knows yet. */
export function newPad({ ownerId, game, sheet, players }: Beginning, device: string, now: Date): KeptPad {
  const acts = players.map((name): PadAct => ({ kind: 'player', player: newKey(), name }));
  return {
    id: newKey(),
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
    unsent: acts.map((act) => ({ key: newKey(), device, act })),
    finish: null,
  };
}

/** Puts a new pad on this device's shelf. Its page makes it known to the server, at once or when there is a network. */
export async function beginPad(beginning: Beginning): Promise<KeptPad> {
  const pad = newPad(beginning, deviceKey(), new Date());
  await (await padShelf()).change(pad.id, () => pad);
  notePadsWait(true);
  return pad;
}
