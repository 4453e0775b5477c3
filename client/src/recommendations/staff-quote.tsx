import { Avatar } from '#client/ui/marks/avatar.tsx';
import type { StaffRecommendation } from '#shared/recommendations/staff-recommendations-contract.ts';
import { t } from '#client/recommendations/words/words.ts';

type Quoted = Pick<StaffRecommendation, 'staffMember' | 'staffTitle' | 'staffAvatar' | 'recommendationReason'>;

/** The staff member who picked the game, and the reason. */
export function StaffQuote({ pick }: { pick: Quoted }) {
  const { staffMember, staffTitle, staffAvatar, recommendationReason: reason } = pick;
  return (
    <figure className="grid grid-cols-[34px_minmax(0,1fr)] gap-x-2.75 gap-y-1">
      <Avatar name={staffMember} imageUrl={staffAvatar} />
      <blockquote>{t('“{reason}”', { reason })}</blockquote>
      <figcaption className="col-2 text-xs text-ink-2">
        <b className="text-ink">{staffMember}</b>
        {staffTitle ? `, ${staffTitle}` : null}
      </figcaption>
    </figure>
  );
}
