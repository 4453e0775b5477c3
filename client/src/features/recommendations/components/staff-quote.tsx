import { Lock } from 'lucide-react';
import { Avatar } from '#client/ui/avatar.tsx';
import type { StaffRecommendation } from '#shared/contracts/staff-recommendations.ts';

type Quoted = Pick<StaffRecommendation, 'staffMember' | 'staffTitle' | 'staffAvatar' | 'recommendationReason'>;

/** Who picked the game, and why, where the plan shows it. */
export function StaffQuote({ pick }: { pick: Quoted }) {
  const { staffMember, staffTitle, staffAvatar, recommendationReason: reason } = pick;
  return (
    <figure className="staff-quote">
      <Avatar name={staffMember} imageUrl={staffAvatar} />
      {reason === null ? (
        <p className="staff-quote-locked">
          <Lock className="icon" aria-hidden="true" />
          Why it was picked is a Premium feature.
        </p>
      ) : (
        <blockquote>“{reason}”</blockquote>
      )}
      <figcaption>
        <b>{staffMember}</b>
        {staffTitle ? `, ${staffTitle}` : null}
      </figcaption>
    </figure>
  );
}
