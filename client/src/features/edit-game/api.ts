import { mutationOptions } from '@tanstack/react-query';
import { gameKeys, keep } from '#client/entities/games/api.ts';
import { call } from '#client/lib/http.ts';
import { changeGame } from '#shared/contracts/change-game.ts';
import type { Game } from '#shared/contracts/games.ts';
import type { GameEdit } from './edit-form.ts';

export const saveGame = mutationOptions({
  mutationFn: ({ game, edit }: { game: Game; edit: GameEdit }, { client }) =>
    keep(client, call(changeGame, { params: { id: game.id }, body: edit })),
  meta: { invalidates: [gameKeys.all] },
});
