import { mutationOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http.ts';
import { scrapeGame } from '#shared/contracts/scrape.ts';

/** Reads a game from the page at an address; adds nothing. */
export const importFromUrl = mutationOptions({
  mutationFn: (url: string) => call(scrapeGame, { body: { url } }),
});
