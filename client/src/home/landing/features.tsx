import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Container } from '#client/ui/layout/container.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { CollectionArt, EventArt, PhoneArt, PickerArt, PremiumArt, RecommendationArt } from './feature-art.tsx';
import './feature-card.css';
import { t } from '#client/home/words/words.ts';

/** The six main features; each card links to its screen. */
export function Features() {
  return (
    <Container as="section" className="pt-11 pb-2 sm:pt-18">
      <h2 className="mb-5 max-w-[22ch] text-[length:clamp(1.625rem,1.2rem_+_1.9vw,2.5rem)] leading-[1.15] font-extrabold tracking-[-0.025em] sm:mb-8">
        {t('Everything You Need for Epic Game Nights')}
      </h2>
      <ul className="grid gap-5.5 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 desk:grid-cols-3">
        <FeatureCard title={t('AI & Staff Recommendations')} href="/my-games" ground="blue" art={<RecommendationArt />}>
          {t('Picks from our staff, and picks worked out from what you already own and love.')}
        </FeatureCard>
        <FeatureCard title={t('Collection Organizing')} href="/import" ground="orange" art={<CollectionArt />}>
          {t('One-click import from your board-game database page or any shop, straight onto the shelf.')}
        </FeatureCard>
        <FeatureCard title="Magic Picker" href="/magic-picker" ground="petrol" art={<PickerArt />}>
          {t('Say how many you are and how long you have. It chooses, you set up.')}
        </FeatureCard>
        <FeatureCard title={t('Event Planning')} href="/game-nights" ground="green" art={<EventArt />}>
          {t('Invitations, RSVPs, recurring templates and attendance tracking for every night.')}
        </FeatureCard>
        <FeatureCard title={t('Premium Membership')} href="/premium" ground="violet" art={<PremiumArt />}>
          {t('Unlimited AI recommendations, advanced analytics and exclusive staff picks.')}
        </FeatureCard>
        <FeatureCard title={t('Mobile-First Design')} href="/add-game" ground="magenta" art={<PhoneArt />}>
          {t('Built for the phone in your hand while the other one shuffles.')}
        </FeatureCard>
      </ul>
    </Container>
  );
}

interface FeatureCardProps {
  title: string;
  href: string;
  ground: 'blue' | 'orange' | 'petrol' | 'green' | 'violet' | 'magenta';
  art: ReactNode;
  /** One sentence. */
  children: ReactNode;
}

/** One feature; the whole card is a link. */
function FeatureCard({ title, href, ground, art, children }: FeatureCardProps) {
  return (
    <Tile
      as="li"
      pad="none"
      className="relative flex flex-col transition-lift duration-fast ease-out hover:transform-[translateY(-2px)] hover:shadow-tile-hover"
    >
      <div
        className="relative flex h-30.5 items-center justify-center gap-4.5 overflow-hidden rounded-t-lg rounded-b-none bg-(color:--ground) sm:h-41"
        data-ground={ground}
        aria-hidden="true"
      >
        {art}
      </div>
      <div className="px-4 pt-3.5 pb-4.5 sm:px-5 sm:pt-4.5 sm:pb-5.5">
        <h3 className="mb-1.5 font-display text-[1.1875rem] leading-[1.2] font-bold tracking-[-0.015em]">
          <Link
            className="after:absolute after:inset-0 after:rounded-lg after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
            href={href}
          >
            {title}
          </Link>
        </h3>
        <p className="text-ink-2">{children}</p>
      </div>
    </Tile>
  );
}
