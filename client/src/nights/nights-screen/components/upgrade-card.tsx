import { Lock } from 'lucide-react';
import { useHostedOrganization } from '#client/organizations/use-host.ts';
import { PremiumPlusRequired } from '#client/plans/premium-plus-required.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';

/** Replaces a Premium Plus feature. */
export function UpgradeCard({ children }: { children: string }) {
  const organization = useHostedOrganization();
  if (organization !== null) {
    return (
      <EmptyState icon={Lock} title="Premium Plus Required">
        {children} The plan of <bdi>{organization}</bdi> does not have it.
      </EmptyState>
    );
  }
  return <PremiumPlusRequired>{children}</PremiumPlusRequired>;
}
