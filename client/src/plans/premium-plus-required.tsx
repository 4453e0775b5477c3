import { Gem, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';

/** Replaces a Premium Plus feature, with an upgrade link. */
export function PremiumPlusRequired({ children }: { children: ReactNode }) {
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
