import type { Game } from '#shared/contracts/games.ts';
import { tierFor } from '#shared/rules/games/tier.ts';

type Shared = Pick<Game, 'title' | 'timesPlayed' | 'isWishlist'>;

/** '1 play', '61 plays'. */
export const playsText = (plays: number): string => `${plays} ${plays === 1 ? 'play' : 'plays'}`;

/** What is shared in words (specification, section 9); nothing is achieved with a game that was not played yet. */
export function shareText({ title, timesPlayed, isWishlist }: Shared): string {
  if (timesPlayed === 0) return isWishlist ? `${title} is on my wishlist` : `${title} waits for its first play`;
  return `Just achieved ${tierFor(timesPlayed).name} level with ${playsText(timesPlayed)} of ${title}`;
}

/** Name of the downloaded image (section 5): only letters A to Z, digits and underscores, whatever the title. */
export const shareFileName = ({ title, timesPlayed }: Pick<Shared, 'title' | 'timesPlayed'>): string =>
  `${title.replace(/[^a-z0-9]/gi, '_')}_evolution_${tierFor(timesPlayed).name.toLowerCase()}.png`;
