import { LibraryBig, WandSparkles } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { HeroScene } from './hero-scene.tsx';
import './hero.css';

/** The promise, the two ways in, and the table it is about. */
export function Hero() {
  return (
    <section className="hero rail">
      <Container className="hero-columns">
        <div>
          <h1>Your Ultimate Board Game Companion</h1>
          <p>
            Keep your shelf in order, let the picker settle what to play, and get everyone to the table on the night.
          </p>
          <div className="hero-actions">
            <Button variant="primary" size="lg" icon={LibraryBig} href="/my-games">
              Explore Games & Recommendations
            </Button>
            <Button variant="rail" size="lg" icon={WandSparkles} href="/magic-picker">
              Try Magic Picker
            </Button>
          </div>
        </div>
        <HeroScene />
      </Container>
    </section>
  );
}
