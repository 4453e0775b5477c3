import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { gamesQuery } from '#client/entities/games/api.ts';
import { GamesUnavailable } from '#client/features/collection/components/games-unavailable.tsx';
import { Container } from '#client/ui/container.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { mechanicsQuery } from '#client/entities/games/mechanics.ts';
import { candidatesIn } from '#client/features/magic-picker/candidates.ts';
import { PickerLoading } from '#client/features/magic-picker/components/picker-loading.tsx';
import { PickerTable } from '#client/features/magic-picker/components/picker-table.tsx';

/** Magic Picker. Works without mechanics, which only moods use. */
export function MagicPickerPage() {
  const { data: games, isError, isFetching, refetch } = useQuery(gamesQuery);
  const { data: mechanics } = useQuery(mechanicsQuery);
  const candidates = useMemo(() => games && candidatesIn(games, mechanics ?? []), [games, mechanics]);
  const wished = games?.filter(({ isWishlist, isExpansion }) => isWishlist && !isExpansion).length;

  const body = () => {
    if (candidates) return <PickerTable candidates={candidates} />;
    if (isError) return <GamesUnavailable retrying={isFetching} onRetry={() => void refetch()} />;
    return <PickerLoading />;
  };

  return (
    <Container>
      <PageHeader
        title="Magic Picker"
        counts={[
          { label: 'Games Available', value: candidates?.length.toLocaleString() ?? '-' },
          { label: 'Wishlist Items', value: wished?.toLocaleString() ?? '-' },
        ]}
      />
      {body()}
    </Container>
  );
}
