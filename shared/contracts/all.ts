import { authContracts } from './auth.ts';
import type { Contract } from './contract.ts';
import { gameContracts } from './games.ts';
import { importContracts } from './imports.ts';
import { popularGameContracts } from './popular-games.ts';
import { scrapeGame } from './scrape.ts';

/** Every JSON endpoint there is: what the OpenAPI document lists and the tests of refusals go over. */
export const allContracts: readonly Contract[] = [
  ...authContracts,
  ...gameContracts,
  ...popularGameContracts,
  scrapeGame,
  ...importContracts,
];
