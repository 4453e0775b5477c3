import * as z from 'zod/mini';
import { readBarcode } from './barcode.ts';
import { contract } from '#shared/contract/contract.ts';
import { titleMatch } from '#shared/games/titles-contract.ts';

/** A game that others have in a box with the code; without `bggId` only its title is known. */
const barcodeSuggestion = z.object({ ...titleMatch.shape, bggId: z.nullable(z.int()) });
export type BarcodeSuggestion = z.output<typeof barcodeSuggestion>;

/** A game with a known title only. */
export const titleOnly = (title: string): BarcodeSuggestion => ({
  title,
  bggId: null,
  year: null,
  players: null,
  duration: null,
  minAge: null,
  category: null,
  difficulty: null,
  weight: null,
  bestPlayers: null,
});

const code = z.string().check(
  z.regex(/^\d{8,13}$/),
  z.refine((text) => readBarcode(text) !== null),
);

export const suggestTitles = contract({
  method: 'get',
  path: '/api/barcodes/:code',
  summary: 'Up to five games that other owners have in a box with this EAN or UPC, most owners first; nothing says who',
  access: 'owner',
  params: z.object({ code }),
  status: 200,
  response: z.array(barcodeSuggestion),
});
