import { LibraryBig, WandSparkles } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { HeroScene } from './hero-scene.tsx';
import './hero.css';

/**
 * The claim, the two calls to action, and the illustration. @param level 2 below an owner's home: shorter, without the
 * lamp
 */
export function Hero({ level = 1 }: { level?: 1 | 2 }) {
  const Heading = `h${level}` as const;
  return (
    <section className="hero rail" data-level={level}>
      <Container className="hero-columns">
        <div>
          <Heading>Your Ultimate Board Game Companion</Heading>
          <p className="max-w-[42ch] leading-body text-[#d5e4e1]">
            Keep your shelf in order, let the picker settle what to play, and get everyone to the table on the night.
          </p>
          <div className="grid gap-3.5 sm:flex sm:flex-wrap">
            <Button
              className="max-phone:px-2.5"
              variant={level === 1 ? 'primary' : 'rail'}
              size="lg"
              icon={LibraryBig}
              href="/my-games"
            >
              Explore Games & Recommendations
            </Button>
            <Button className="max-phone:px-2.5" variant="rail" size="lg" icon={WandSparkles} href="/magic-picker">
              Try Magic Picker
            </Button>
          </div>
        </div>
        <HeroScene />
      </Container>
    </section>
  );
}
