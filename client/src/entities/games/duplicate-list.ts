import type { QueryClient } from '@tanstack/react-query';
import { type Duplicate, duplicateOf } from '#shared/rules/games/duplicate-title.ts';
import { gamesQuery } from './api.ts';

interface Listed {
  title: string;
  isWishlist?: boolean | undefined;
}

/** Which list has the title of a refused game: seen in the games as they are now, or the one that was to have it. */
export async function duplicateList(client: QueryClient, { title, isWishlist = false }: Listed): Promise<Duplicate> {
  const games = await client.fetchQuery({ ...gamesQuery, staleTime: 0 }).catch(() => []);
  return duplicateOf({ title, isWishlist }, games) ?? (isWishlist ? 'wishlist' : 'owned');
}
