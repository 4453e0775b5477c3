import { Gem, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { t } from '#client/plans/words/words.ts';

/** Replaces a Premium Plus feature, with an upgrade link. */
export function PremiumPlusRequired({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      icon={Lock}
      title={t('Premium Plus Required')}
      action={
        <Button icon={Gem} href="/premium">
          {t('See Premium Plus')}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
