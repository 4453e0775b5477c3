import { Lock } from 'lucide-react';
import { useHostedOrganization } from '#client/organizations/use-host.ts';
import { PremiumPlusRequired } from '#client/plans/premium-plus-required.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { rich, t } from '#client/nights/words/words.ts';

/** Replaces a Premium Plus feature. */
export function UpgradeCard({ children }: { children: string }) {
  const organization = useHostedOrganization();
  if (organization !== null) {
    return (
      <EmptyState icon={Lock} title={t('Premium Plus Required')}>
        {children} {rich('The plan of {organization} does not have it.', { organization: <bdi>{organization}</bdi> })}
      </EmptyState>
    );
  }
  return <PremiumPlusRequired>{children}</PremiumPlusRequired>;
}
