import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { countText } from '#client/lib/number-text.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { playedCountsQuery } from './api.ts';

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
      title={`You have played ${countText(data.games, 'game')} that ${one ? 'is' : 'are'} not on your shelf`}
      action={
        <Button variant="primary" href={PLAYED_GAMES_PATH}>
          {one ? 'Take a Look' : 'Choose Your Games'}
        </Button>
      }
    >
      {one
        ? 'Add it if you own it; its plays are added too.'
        : 'Choose which of them you own; their plays are added too.'}
    </Banner>
  );
}
