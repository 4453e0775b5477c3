import { mutationOptions } from '@tanstack/react-query';
import { cacheGame, listingMeta as meta } from '../api.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/games/game-photos-contract.ts';

export const putPhoto = mutationOptions({
  mutationFn: ({ id, file }: { id: number; file: Blob }, { client }) =>
    cacheGame(client, call(contracts.putGamePhoto, { params: { id }, file })),
  meta,
});

export const removePhoto = mutationOptions({
  mutationFn: (id: number, { client }) => cacheGame(client, call(contracts.removeGamePhoto, { params: { id } })),
  meta,
});

export const restorePhoto = mutationOptions({
  mutationFn: (id: number, { client }) => cacheGame(client, call(contracts.restoreGamePhoto, { params: { id } })),
  meta,
});
