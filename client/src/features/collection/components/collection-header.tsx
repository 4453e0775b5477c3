import { PageHeader } from '#client/ui/page-header.tsx';
import type { CollectionCounts } from '../collection-counts.ts';
import type { PremiumView } from '#client/entities/games/use-premium-view.ts';
import { HeaderButtons } from './header-buttons.tsx';

interface CollectionHeaderProps {
  /** Undefined while loading. */
  counts: CollectionCounts | undefined;
  /** Total Plays; undefined while loading. */
  plays: number | undefined;
  premium: PremiumView;
}

export function CollectionHeader({ counts, plays, premium }: CollectionHeaderProps) {
  return (
    <PageHeader
      title="My Game Collection"
      counts={[
        { label: 'Games Owned', value: counts?.owned.toLocaleString() ?? '-' },
        { label: 'Wishlist Items', value: counts?.wishlist.toLocaleString() ?? '-' },
        { label: 'Total Plays', value: plays?.toLocaleString() ?? '-', href: '/plays' },
      ]}
      actions={<HeaderButtons premium={premium} />}
    />
  );
}
