import { Gem, Heart, LibraryBig, Trophy } from 'lucide-react';
import { StatTile } from '#client/ui/stat-tile.tsx';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import type { CollectionStats } from '../collection-stats.ts';
import { hasPremium } from '../user-names.ts';

interface ProfileStatsProps {
  user: CurrentUser;
  stats: CollectionStats;
  /** Total Plays; undefined while loading. */
  plays: number | undefined;
}

export function ProfileStats({ user, stats: { owned, favorites }, plays }: ProfileStatsProps) {
  return (
    <dl className="stat-tiles">
      <StatTile label="Total Games" icon={LibraryBig} value={owned.toLocaleString()} />
      <StatTile label="Favorites" icon={Heart} value={favorites.toLocaleString()} />
      <StatTile label="Play Sessions" icon={Trophy} value={plays?.toLocaleString() ?? '-'} unit="total plays" />
      <StatTile wordy label="Account Status" icon={Gem} value={hasPremium(user) ? 'Premium' : 'Free'} />
    </dl>
  );
}
