import { PackageX } from 'lucide-react';
import { Container } from '#client/ui/layout/container.tsx';
import { EmptyPage } from '#client/ui/states/empty-page.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import '../game-hero.css';
import { t } from '#client/collection/words/words.ts';

/** Placeholders for the page. */
export function GamePageLoading() {
  return (
    <Loading label={t('Loading the game...')}>
      <div className="game-hero rail min-h-105 max-nav:mt-[calc(-1_*_var(--sp-5))] md:has-[.tier-strip]:pb-0" />
      <Container>
        <div className="grid gap-5 pt-6 pb-0 md:grid-cols-[minmax(0,1fr)_340px] md:gap-6">
          <Skeleton className="h-72" />
          <Skeleton className="h-48" />
        </div>
      </Container>
    </Loading>
  );
}

/** Shown for a game that does not exist or is not on the owner's lists. */
export function NoSuchGame() {
  return (
    <EmptyPage icon={PackageX} title={t('No Game at This Address')} href="/my-games" action={t('Back to My Games')}>
      {t('Perhaps it was removed from your collection.')}
    </EmptyPage>
  );
}
