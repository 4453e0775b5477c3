import { Gem, Lock } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** In place of what only Premium Plus gives. */
export function UpgradeCard({ children }: { children: string }) {
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
