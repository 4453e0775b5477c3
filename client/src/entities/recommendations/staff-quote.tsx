import { Avatar } from '#client/ui/avatar.tsx';
import type { StaffRecommendation } from '#shared/contracts/staff-recommendations.ts';

type Quoted = Pick<StaffRecommendation, 'staffMember' | 'staffTitle' | 'staffAvatar' | 'recommendationReason'>;

/** Who picked the game, and why. */
export function StaffQuote({ pick }: { pick: Quoted }) {
  const { staffMember, staffTitle, staffAvatar, recommendationReason: reason } = pick;
  return (
    <figure className="staff-quote">
      <Avatar name={staffMember} imageUrl={staffAvatar} />
      <blockquote>“{reason}”</blockquote>
      <figcaption>
        <b>{staffMember}</b>
        {staffTitle ? `, ${staffTitle}` : null}
      </figcaption>
    </figure>
  );
}
