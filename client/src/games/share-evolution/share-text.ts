import type { Game } from '#shared/games/games-contract.ts';
import { tierFor } from '#shared/games/tier.ts';
import { t } from '#client/games/words/words.ts';

type Shared = Pick<Game, 'title' | 'timesPlayed' | 'isWishlist'>;

/** The shared text; a game without plays has no achievement. */
export function shareText({ title, timesPlayed, isWishlist }: Shared): string {
  if (timesPlayed === 0)
    return isWishlist ? t('{title} is on my wishlist', { title }) : t('{title} waits for its first play', { title });
  return t('Just achieved {tier} level with {plays, plural, one {# play} other {# plays}} of {title}', {
    tier: tierFor(timesPlayed).name,
    plays: timesPlayed,
    title,
  });
}

const plain = (text: string): string => text.replace(/[^a-z0-9]/gi, '_');

/** File name of the downloaded image: only A to Z, digits and underscores, which every system accepts. */
export const shareFileName = ({ title, timesPlayed }: Pick<Shared, 'title' | 'timesPlayed'>): string =>
  `${plain(title)}_evolution_${plain(tierFor(timesPlayed).name.toLowerCase())}.png`;
