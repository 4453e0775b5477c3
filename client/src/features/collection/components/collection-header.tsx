import { CirclePlus, Gem, WandSparkles } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import type { CollectionCounts } from '../collection-counts.ts';
import type { PremiumView } from '#client/entities/games/use-premium-view.ts';

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
      actions={
        <>
          <PremiumButton premium={premium} />
          <Button icon={WandSparkles} href="/magic-picker">
            Magic Picker
          </Button>
          <Button variant="primary" icon={CirclePlus} href="/add-game">
            Add Game
          </Button>
        </>
      }
    />
  );
}

function PremiumButton({ premium: { entitled, active, togglePreview } }: { premium: PremiumView }) {
  if (!entitled) {
    return (
      <Button icon={Gem} href="/premium">
        Upgrade to Premium
      </Button>
    );
  }
  return (
    <Button
      icon={Gem}
      className="premium-switch aria-pressed:border-petrol aria-pressed:bg-petrol-tint"
      aria-pressed={active}
      title={active ? 'Preview the free experience on this screen' : 'Back to the premium experience'}
      onClick={togglePreview}
    >
      {active ? 'Premium Active' : 'Premium Off'}
    </Button>
  );
}
