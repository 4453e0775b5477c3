import { Gem, Lock } from 'lucide-react';
import { useHostedOrganization } from '#client/features/hosting/use-host.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** In place of what only Premium Plus gives. */
export function UpgradeCard({ children }: { children: string }) {
  const organization = useHostedOrganization();
  if (organization !== null) {
    return (
      <EmptyState icon={Lock} title="Premium Plus Required">
        {children} The plan of <bdi>{organization}</bdi> does not have it.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Lock}
      title="Premium Plus Required"
      action={
        <Button icon={Gem} href="/premium">
          See Premium Plus
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
