import * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';
import { timeZone } from '#shared/contract/fields.ts';
import { chosenGames } from '#shared/games/change-many-games-contract.ts';

export const downloadCollection = contract({
  method: 'get',
  path: '/api/export/collection.csv',
  summary: "Collection and wishlist as a CSV file with BoardGameGeek's columns (Premium Plus)",
  access: 'owner',
  status: 200,
  responseType: 'text/csv',
  refusals: ['PLAN_REQUIRED'],
});

export const downloadSelected = contract({
  method: 'post',
  path: '/api/export/collection.csv',
  summary: 'Chosen games as a CSV file of the same columns (Premium Plus)',
  access: 'owner',
  body: z.object({ ids: chosenGames }),
  status: 200,
  responseType: 'text/csv',
  refusals: ['PLAN_REQUIRED', 'not_found'],
});

export const downloadBgStats = contract({
  method: 'get',
  path: '/api/export/bgstats.json',
  summary: 'Games and plays as BG Stats exports them, with the times of a clock in the given zone (Premium Plus)',
  access: 'owner',
  /** Defaults to the owner's zone, then to UTC. */
  query: z.object({ timeZone: z.optional(timeZone) }),
  status: 200,
  responseType: 'application/json',
  refusals: ['PLAN_REQUIRED'],
});

export const collectionExportContracts = [downloadCollection, downloadSelected, downloadBgStats];
