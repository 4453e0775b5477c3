import { Features } from './components/features.tsx';
import { Hero } from './components/hero.tsx';
import { PopularFamilyGames } from './components/popular-family-games.tsx';
import { TierStrip } from './components/tier-strip.tsx';

/** Home (specification, section 2). */
export function LandingPage() {
  return (
    <>
      <Hero />
      <TierStrip />
      <Features />
      <PopularFamilyGames />
    </>
  );
}
