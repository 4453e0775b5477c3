import type { Game } from '#shared/games/games-contract.ts';
import { tierFor } from '#shared/games/tier.ts';

type Shared = Pick<Game, 'title' | 'timesPlayed' | 'isWishlist'>;

/** '1 play', '61 plays'. */
export const playsText = (plays: number): string => `${plays} ${plays === 1 ? 'play' : 'plays'}`;

/** The shared text; a game without plays has no achievement. */
export function shareText({ title, timesPlayed, isWishlist }: Shared): string {
  if (timesPlayed === 0) return isWishlist ? `${title} is on my wishlist` : `${title} waits for its first play`;
  return `Just achieved ${tierFor(timesPlayed).name} level with ${playsText(timesPlayed)} of ${title}`;
}

/** File name of the downloaded image: only A to Z, digits and underscores, which every system accepts. */
export const shareFileName = ({ title, timesPlayed }: Pick<Shared, 'title' | 'timesPlayed'>): string =>
  `${title.replace(/[^a-z0-9]/gi, '_')}_evolution_${tierFor(timesPlayed).name.toLowerCase()}.png`;
