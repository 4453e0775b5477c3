import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { playedCountsQuery } from './api.ts';
import { t } from '#client/plays/words/words.ts';

/** Path of the screen that adds played games to the collection. */
const PLAYED_GAMES_PATH = '/played-games';

/** Offers to add played games to the collection; empty if there are none. */
export function PlayedGamesOffer({ className }: { className?: string }) {
  const { data } = useQuery(playedCountsQuery);
  if (!data || data.games === 0) return null;
  const one = data.games === 1;
  return (
    <Banner
      className={className}
      icon={ListChecks}
      title={t(
        '{count, plural, one {You have played # game that is not on your shelf} other {You have played # games that are not on your shelf}}',
        { count: data.games },
      )}
      action={
        <Button variant="primary" href={PLAYED_GAMES_PATH}>
          {one ? t('Take a Look') : t('Choose Your Games')}
        </Button>
      }
    >
      {one
        ? t('Add it if you own it; its plays are added too.')
        : t('Choose which of them you own; their plays are added too.')}
    </Banner>
  );
}
