import { useQuery } from '@tanstack/react-query';
import { HeroSkeleton } from '#client/app/page-skeleton.tsx';
import { currentUserQuery } from '#client/features/auth/api.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Features } from './components/features.tsx';
import { GuestLink } from './components/guest-link.tsx';
import { Goodbye } from './components/goodbye.tsx';
import { Hero } from './components/hero.tsx';
import { ImportSteps } from './components/import-steps.tsx';
import { PopularFamilyGames } from './components/popular-family-games.tsx';
import { Prices } from './components/prices.tsx';
import { SelfHosting } from './components/self-hosting.tsx';
import { Showcase } from './components/showcase.tsx';
import { TierStrip } from './components/tier-strip.tsx';

const OwnerHome = lazy(async () => ({
  default: (await import('#client/features/owner-home/owner-home.tsx')).OwnerHome,
}));

/** Home: visitors see what Rollcall offers; owners see their own nights and games first. */
export function LandingPage() {
  const { data: user, isPending } = useQuery(currentUserQuery);
  if (isPending) return <HeroSkeleton />;
  if (user)
    return (
      <Suspense fallback={<HeroSkeleton />}>
        <OwnerHome user={user} />
        <Hero level={2} />
        <Features />
        <PopularFamilyGames />
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
