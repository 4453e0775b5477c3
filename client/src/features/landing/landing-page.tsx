import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { currentUserQuery } from '#client/features/auth/api.ts';
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

const ForMembers = lazy(async () => ({ default: (await import('./components/for-members.tsx')).ForMembers }));

/** Home (specification, section 2), and after it what a visitor decides by. */
export function LandingPage() {
  const { data: user } = useQuery(currentUserQuery);
  return (
    <>
      <Goodbye />
      <Hero />
      <TierStrip />
      {user ? (
        <Suspense>
          <ForMembers user={user} />
        </Suspense>
      ) : null}
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
