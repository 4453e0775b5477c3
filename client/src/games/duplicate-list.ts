import type { QueryClient } from '@tanstack/react-query';
import { type Duplicate, duplicateOf } from '#shared/games/duplicate-title.ts';
import { gamesQuery } from './api.ts';

interface Listed {
  title: string;
  isWishlist?: boolean | undefined;
}

/** The list that has a refused game's title: from the refetched games, else the requested list. */
export async function duplicateList(client: QueryClient, { title, isWishlist = false }: Listed): Promise<Duplicate> {
  const games = await client.fetchQuery({ ...gamesQuery, staleTime: 0 }).catch(() => []);
  return duplicateOf({ title, isWishlist }, games) ?? (isWishlist ? 'wishlist' : 'owned');
}
