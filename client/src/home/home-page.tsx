import { useQuery } from '@tanstack/react-query';
import { Hand } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { HeroSkeleton } from '#client/ui/states/page-skeleton.tsx';
import { currentUserQuery } from '#client/accounts/api.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Features } from './landing/features.tsx';
import { GuestLink } from './landing/guest-link.tsx';
import { Hero } from './landing/hero.tsx';
import { ImportSteps } from './landing/import-steps.tsx';
import { PopularFamilyGames } from './landing/popular-family-games.tsx';
import { Prices } from './landing/prices.tsx';
import { SelfHosting } from './landing/self-hosting.tsx';
import { Showcase } from './landing/showcase.tsx';
import { TierStrip } from './landing/tier-strip.tsx';
import { t } from '#client/home/words/words.ts';

const OwnerHome = lazy(async () => ({
  default: (await import('./owner-home/owner-home.tsx')).OwnerHome,
}));

/** Home: visitors see landing/, signed-in users owner-home/ first. */
export function HomePage() {
  const { data: user, isPending } = useQuery(currentUserQuery);
  if (isPending) return <HeroSkeleton />;
  if (user)
    return (
      <Suspense fallback={<HeroSkeleton />}>
        <OwnerHome user={user}>
          <Hero level={2} />
          <Features />
          <PopularFamilyGames />
        </OwnerHome>
      </Suspense>
    );
  return (
    <>
      <Goodbye />
      <Hero />
      <TierStrip />
      <Features />
      <PopularFamilyGames />
      <Showcase />
      <ImportSteps />
      <GuestLink />
      <Prices />
      <SelfHosting />
    </>
  );
}

const isDeleted = () => new URLSearchParams(location.search).get('account') === 'deleted';
const subscribe = () => () => undefined;

/** Shown after deleting an account. Not part of the prerendered page; added after hydration. */
function Goodbye() {
  if (!useSyncExternalStore(subscribe, isDeleted, () => false)) return null;
  return (
    <Container className="py-4">
      <Banner tone="good" role="status" icon={Hand} title={t('Your account is deleted')}>
        {t(
          'Everything in it is gone, and you are signed out everywhere. Thank you for playing. You are always welcome back.',
        )}
      </Banner>
    </Container>
  );
}
