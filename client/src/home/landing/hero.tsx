import { clsx } from 'clsx';
import { LibraryBig, WandSparkles } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { HeroScene } from './hero-scene.tsx';
import './hero.css';
import { t } from '#client/home/words/words.ts';

/**
 * The claim, the two calls to action, and the illustration. @param level 2 below an owner's home: shorter, without the
 * lamp
 */
export function Hero({ level = 1 }: { level?: 1 | 2 }) {
  const Heading = `h${level}` as const;
  return (
    <section className="hero rail overflow-x-clip">
      <Container
        className={clsx(
          'grid items-center gap-2 pt-8.5 sm:gap-6 sm:pt-11 desk:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)]',
          level === 1 ? 'desk:min-h-[720px] desk:pt-14 desk:pb-18' : 'desk:min-h-[420px] desk:py-5',
        )}
      >
        <div>
          <Heading
            className={clsx(
              'max-w-[11ch] font-black tracking-[-0.032em] text-wrap',
              level === 1 ? 'text-3xl leading-none' : 'text-2xl leading-tight desk:text-[2.75rem]',
            )}
          >
            {t('Your Ultimate Board Game Companion')}
          </Heading>
          <p className="mt-3.5 mb-5.5 max-w-[42ch] text-lead leading-body text-[#d5e4e1] sm:mt-6.5 sm:mb-7.5 sm:text-[1.1875rem]">
            {t(
              'Keep your shelf in order, let the picker settle what to play, and get everyone to the table on the night.',
            )}
          </p>
          <div className="grid gap-3.5 sm:flex sm:flex-wrap">
            <Button
              className="max-phone:px-2.5"
              variant={level === 1 ? 'primary' : 'rail'}
              size="lg"
              icon={LibraryBig}
              href="/my-games"
            >
              {t('Explore Games & Recommendations')}
            </Button>
            <Button className="max-phone:px-2.5" variant="rail" size="lg" icon={WandSparkles} href="/magic-picker">
              {t('Try Magic Picker')}
            </Button>
          </div>
        </div>
        <HeroScene />
      </Container>
    </section>
  );
}
