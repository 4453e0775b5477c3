import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '#client/ui/layout/container.tsx';
import { useResolvedTheme } from '#client/ui/theme.ts';
import analyticsDark from '#client/home/landing/pictures/en/analytics-dark.webp';
import analyticsLight from '#client/home/landing/pictures/en/analytics-light.webp';
import pickerDark from '#client/home/landing/pictures/en/magic-picker-dark.webp';
import pickerLight from '#client/home/landing/pictures/en/magic-picker-light.webp';
import gamesDark from '#client/home/landing/pictures/en/my-games-dark.webp';
import gamesLight from '#client/home/landing/pictures/en/my-games-light.webp';
import './showcase.css';
import { t } from '#client/home/words/words.ts';

interface LandingPictureProps {
  /** File names for light and dark. */
  light: string;
  dark: string;
  /** A sentence describing the picture. */
  alt: string;
  look: 'desktop' | 'phone';
}

const SIZES = { desktop: { width: 1200, height: 760 }, phone: { width: 780, height: 1560 } };

/** A screenshot of the product (`npm run pictures`) in the page's theme; builds of other languages take their own. */
function LandingPicture({ light, dark, alt, look }: LandingPictureProps) {
  const src = useResolvedTheme() === 'dark' ? dark : light;
  return (
    <div
      className={clsx(
        'overflow-hidden border-[#10292d] bg-well shadow-[0_5px_0_var(--edge),0_26px_40px_-18px_#072529a6]',
        look === 'phone' ? 'mx-auto w-[min(260px,70vw)] rounded-[30px] border-8' : 'rounded-lg border-6',
      )}
    >
      <img className="block h-auto w-full" src={src} alt={alt} {...SIZES[look]} loading="lazy" decoding="async" />
    </div>
  );
}

/** Screenshots, from collection to score sheet. */
export function Showcase() {
  return (
    <Container as="section" className="grid gap-11 pb-14 md:gap-16 md:pb-22">
      <h2 className="text-[length:clamp(1.625rem,1.2rem_+_1.9vw,2.5rem)] leading-[1.15] font-extrabold tracking-[-0.025em]">
        {t('What it looks like')}
      </h2>
      <Shown
        title={t('Your shelf, in order')}
        picture={
          <LandingPicture
            look="desktop"
            light={gamesLight}
            dark={gamesDark}
            alt={t('My Games: cards with covers, ratings, plays and the way to the next tier')}
          />
        }
      >
        {t(
          'Covers, ratings, plays, expansions under their base game. Two thousand boxes scroll like twenty, and every play brings a game closer to its next tier.',
        )}
      </Shown>
      <Shown
        title={t('What shall we play?')}
        picture={
          <LandingPicture
            look="phone"
            light={pickerLight}
            dark={pickerDark}
            alt={t('The Magic Picker on a phone, with the game that it found for the group')}
          />
        }
      >
        {t(
          'Say how many you are, how long you have and what mood you are in. The picker knows your ratings and what was on the table last week.',
        )}
      </Shown>
      <Shown
        title={t('Who wins, really')}
        picture={
          <LandingPicture
            look="desktop"
            light={analyticsLight}
            dark={analyticsDark}
            alt={t('Scores Analytics: plays by month, and win rates, best and average scores of each player')}
          />
        }
      >
        {t(
          'Write down the scores, or bring years of them along. Win rates, best scores and the one who always says it was luck.',
        )}
      </Shown>
    </Container>
  );
}

function Shown({ title, picture, children }: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <article className="shown grid items-center">
      <div className="shown-text">
        <h3 className="mb-2 font-display text-xl leading-[1.2] font-bold tracking-[-0.015em] md:text-[1.75rem]">
          {title}
        </h3>
        <p className="max-w-[46ch] text-lead text-ink-2">{children}</p>
      </div>
      {picture}
    </article>
  );
}
