import { wholeText } from '#client/lib/number-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { gamesQuery } from '#client/games/api.ts';
import { loansQuery } from '#client/copies/loans/api.ts';
import { awayReasons, awayText } from '#client/copies/loans/away-text.ts';
import { today } from '#client/copies/loans/today.ts';
import { GamesUnavailable } from '#client/games/games-unavailable.tsx';
import { useNextPlays } from '#client/challenges/use-next-plays.ts';
import { Container } from '#client/ui/layout/container.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { mechanicsQuery } from '#client/games/mechanics.ts';
import { candidatesIn, wishesIn } from './candidates.ts';
import { PickerTable } from './picker-table.tsx';
import { t } from '#client/magic-picker/words/words.ts';

/** Magic Picker. Works without mechanics, which only moods use. */
export function MagicPickerPage() {
  const { data: games, isError, isFetching, refetch } = useQuery(gamesQuery);
  const { data: mechanics } = useQuery(mechanicsQuery);
  // Works without loans: a game that is lent is then among the others.
  const { data: loans, isPending } = useQuery(loansQuery);
  const nextPlayOf = useNextPlays(games);
  const available = useMemo(
    () => (isPending ? undefined : games && candidatesIn(games, mechanics ?? [], loans, today())),
    [games, mechanics, loans, isPending],
  );
  const candidates = useMemo(
    () => (nextPlayOf ? available?.map((game) => ({ ...game, nextPlay: nextPlayOf(game) })) : available),
    [available, nextPlayOf],
  );
  const away = useMemo(() => awayReasons(games ?? [], loans ?? [], today()), [games, loans]);
  const wished = games && wishesIn(games);

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
          { label: t('Games Available'), value: wholeText(candidates?.length ?? null) },
          { label: t('Wishlist Items'), value: wholeText(wished ?? null) },
        ]}
      />
      {away.length > 0 ? <p className="mb-3 text-sm wrap-anywhere text-ink-2">{awayText(away)}</p> : null}
      {body()}
    </Container>
  );
}

/** Placeholders for filters and table. */
function PickerLoading() {
  return (
    <Loading label={t('Loading your games...')} showLabel>
      <div className="grid grid-cols-1 items-start gap-5.5 desk:grid-cols-[372px_minmax(0,1fr)] desk:gap-7">
        <Skeleton className="h-155 rounded-lg" />
        <Skeleton className="hidden h-130 rounded-xl desk:block" />
      </div>
    </Loading>
  );
}
