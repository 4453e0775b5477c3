import { type ReactNode } from 'react';
import { TIER_NAMES } from '#shared/games/tier.ts';
import { GameCover } from '#client/brand/game-cover.tsx';
import { LogoMark } from '#client/brand/logo-mark.tsx';
import { Pips } from '#client/ui/marks/pips.tsx';
import { RsvpMark } from '#client/ui/marks/rsvp-mark.tsx';
import './feature-art.css';
import { rich, t } from '#client/home/words/words.ts';

const bold = (inner: ReactNode) => <b>{inner}</b>;

/** A recommendation with its match. */
export function RecommendationArt() {
  return (
    <>
      <GameCover title="Great Western Trail" category="strategy" className="mini-box" />
      <span className="plate">{rich('<b>{percent}</b>match', { percent: '94%', b: bold })}</span>
    </>
  );
}

/** Three game boxes. */
export function CollectionArt() {
  return (
    <div className="mini-fan">
      <GameCover title="Pandemic" category="cooperative" className="mini-box" />
      <GameCover title="Arkham Horror" category="thematic" className="mini-box" />
      <GameCover title="Ticket to Ride" category="family" className="mini-box" />
    </div>
  );
}

/** Two rolled dice. */
export function PickerArt() {
  return (
    <div className="dice">
      <LogoMark face={3} size="xl" />
      <LogoMark face={6} size="xl" />
    </div>
  );
}

/** A night with its guests. */
export function EventArt() {
  return (
    <>
      <div className="guests">
        {(['accepted', 'accepted', 'accepted', 'maybe', 'invited', 'declined'] as const).map((status, seat) => (
          <RsvpMark key={`${status} ${String(seat)}`} status={status} />
        ))}
      </div>
      <span className="plate">
        <b>{t('Fri 4 Dec')}</b>
        19:00
      </span>
    </>
  );
}

/** A game with five plies, for a hundred plays. */
export function PremiumArt() {
  return (
    <>
      <div className="ply-stack">
        {[5, 4, 3, 2, 1].map((tier) => (
          <i key={tier} data-tier={tier} />
        ))}
      </div>
      <span className="plate">
        <b>{t('100 plays')}</b>
        <Pips count={5} />
        {TIER_NAMES[5]}
      </span>
    </>
  );
}

/** A game on a phone. */
export function PhoneArt() {
  return (
    <div className="phone">
      <GameCover title="Telestrations" category="party" className="mini-box" />
      <i />
      <i />
      <b />
    </div>
  );
}
