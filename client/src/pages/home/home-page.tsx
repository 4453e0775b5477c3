import { useQuery } from '@tanstack/react-query';
import { Hand } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Banner } from '#client/ui/banner.tsx';
import { Container } from '#client/ui/container.tsx';
import { HeroSkeleton } from '#client/ui/page-skeleton.tsx';
import { currentUserQuery } from '#client/entities/user/api.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Features } from '#client/features/landing/components/features.tsx';
import { GuestLink } from '#client/features/landing/components/guest-link.tsx';
import { Hero } from '#client/features/landing/components/hero.tsx';
import { ImportSteps } from '#client/features/landing/components/import-steps.tsx';
import { PopularFamilyGames } from '#client/features/landing/components/popular-family-games.tsx';
import { Prices } from '#client/features/landing/components/prices.tsx';
import { SelfHosting } from '#client/features/landing/components/self-hosting.tsx';
import { Showcase } from '#client/features/landing/components/showcase.tsx';
import { TierStrip } from '#client/features/landing/components/tier-strip.tsx';

const OwnerHome = lazy(async () => ({
  default: (await import('#client/features/owner-home/owner-home.tsx')).OwnerHome,
}));

/** Home: visitors see features/landing, signed-in users features/owner-home first. */
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
      <Banner tone="good" role="status" icon={Hand} title="Your account is deleted">
        Everything in it is gone, and you are signed out everywhere. Thank you for playing. You are always welcome back.
      </Banner>
    </Container>
  );
}
