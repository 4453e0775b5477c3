import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Clock, Gem, Mail, Pencil, UserRound } from 'lucide-react';
import { useState } from 'react';
import { gamesQuery } from '#client/games/api.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { longDateText } from '#client/lib/reader-time.ts';
import { collectionStats } from './collection-stats.ts';
import { homeTimeZone } from '#client/accounts/home-time-zone.ts';
import { ACCOUNT_TYPE_LABELS, displayName, fullName, hasPremium } from './user-names.ts';
import { EditProfile } from './edit-profile.tsx';
import { t } from '#client/profile/words/words.ts';

const FACT = 'flex min-w-0 items-center gap-1.5 wrap-anywhere';

/** Name and picture. */
export function ProfileCard({ user }: { user: CurrentUser }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Tile as="section" pad="lg" className="flex flex-wrap items-center gap-x-6 gap-y-4 [&_.badges]:mt-3.5">
      <Avatar
        size="lg"
        name={fullName(user) ?? 'U'}
        imageUrl={user.profileImageUrl}
        className="size-22 rounded-xl font-display text-[2rem] font-extrabold"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1>{displayName(user)}</h1>
          {hasPremium(user) ? (
            <Badge tone="lamp" icon={Gem}>
              Premium
            </Badge>
          ) : null}
        </div>
        <ul className="mt-2 flex flex-wrap gap-x-4.5 gap-y-1 text-sm text-ink-2">
          <li className={FACT}>
            <Mail className="icon" aria-hidden="true" />
            {user.email ?? t('No email')}
          </li>
          <li className={FACT}>
            <CalendarDays className="icon" aria-hidden="true" />
            {t('Joined {date}', { date: longDateText(user.createdAt) })}
          </li>
          <li className={FACT}>
            <UserRound className="icon" aria-hidden="true" />
            {user.organizationName
              ? t('{type}: {name}', { type: ACCOUNT_TYPE_LABELS[user.accountType], name: user.organizationName })
              : ACCOUNT_TYPE_LABELS[user.accountType]}
          </li>
          <li className={FACT}>
            <Clock className="icon" aria-hidden="true" />
            {homeTimeZone(user).replaceAll('_', ' ')}
          </li>
        </ul>
        <CountBadges />
      </div>
      <Button size="sm" icon={Pencil} className="w-full sm:ms-auto sm:w-auto" onClick={() => setEditing(true)}>
        {t('Edit Profile')}
      </Button>
      {isEditing ? <EditProfile user={user} onClose={() => setEditing(false)} /> : null}
    </Tile>
  );
}

function CountBadges() {
  const { data: games } = useQuery(gamesQuery);
  if (!games) return <div className="badges h-6" />;
  const { owned, wishlisted, gamesPlayed } = collectionStats(games);
  return (
    <div className="badges">
      <Badge tone="petrol">{t('{count, plural, one {# game} other {# games}} owned', { count: owned })}</Badge>
      <Badge tone="wish">{t('{count, plural, one {# wishlisted} other {# wishlisted}}', { count: wishlisted })}</Badge>
      <Badge tone="good">{t('{count, plural, one {# game} other {# games}} played', { count: gamesPlayed })}</Badge>
    </div>
  );
}
