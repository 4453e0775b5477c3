import { clsx } from 'clsx';
import { useMutation, useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { Button } from '#client/ui/forms/button.tsx';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { SectionFailed } from '#client/ui/states/section-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { changeEvent } from '#client/nights/api.ts';
import { EveningWishes, type Wishes } from '#client/nights/parts/evening-wishes.tsx';
import { type PlannedEvening, planEvening } from '#shared/evening/evening-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { formatOptions, DEFAULT_OPTIONS, type EveningOptions, queryOf, parseOptions } from './evening-options.ts';
import { LineUp } from './line-up.tsx';
import { wishesFailed } from './messages.ts';
import { TwoTables } from './two-tables.tsx';
import { awayText } from '#client/copies/loans/away-text.ts';
import './evening.css';
import { eventKeys } from '#client/lib/event-keys.ts';
import { call } from '#client/lib/http/http.ts';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** The options in the URL, and a setter. Changes add no history entries, so that Back leaves the night. */
function useEveningOptions(): [EveningOptions, (options: EveningOptions) => void] {
  const query = useSearch();
  const [path, navigate] = useLocation();
  const options = useMemo(() => parseOptions(query), [query]);
  const change = useCallback(
    (next: EveningOptions) => {
      const formatted = formatOptions(next);
      navigate(formatted ? `${path}?${formatted}` : path, { replace: true });
    },
    [navigate, path],
  );
  return [options, change];
}

/** The planned evening for the given options; the previous one stays until the next arrives. */
const eveningQuery = (eventId: number, options: EveningOptions) =>
  queryOptions({
    queryKey: [...eventKeys.one(eventId), 'evening', queryOf(options)],
    queryFn: ({ signal }) => call(planEvening, { params: { id: eventId }, query: queryOf(options) }, signal),
    placeholderData: keepPreviousData,
  });

interface EveningPlanProps {
  event: Event;
  /** Guests have accepted, so that a plan takes the place of what is shown while it loads. */
  isPlanExpected: boolean;
}

/** Suggests an evening for those who come, by the host's options. */
export function EveningPlan({ event, isPlanExpected }: EveningPlanProps) {
  const [options, change] = useEveningOptions();
  const { data: evening, isError, isFetching, refetch } = useQuery(eveningQuery(event.id, options));
  return (
    <Tile
      as="section"
      aria-labelledby="evening"
      aria-busy={isFetching}
      // While it grows, the browser holds the scroll position by what follows.
      className={clsx('evening max-sm:p-4', !evening && '[overflow-anchor:none]')}
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="evening">What Shall We Play?</h2>
      </div>
      {evening ? <Planned event={event} evening={evening} options={options} onChange={change} /> : null}
      {!evening && isError ? (
        <SectionFailed title="No evening could be planned" retrying={isFetching} onRetry={() => void refetch()}>
          Check your connection, then try again.
        </SectionFailed>
      ) : null}
      {!evening && !isError ? (
        <Loading label="Planning the evening...">
          <div className="mt-3.5 grid gap-3">
            {Array.from({ length: isPlanExpected ? 4 : 1 }, (_, game) => (
              <Skeleton key={game} className="h-60" />
            ))}
          </div>
        </Loading>
      ) : null}
    </Tile>
  );
}

interface PlannedProps {
  event: Event;
  evening: PlannedEvening;
  options: EveningOptions;
  onChange: (options: EveningOptions) => void;
}

function Planned({ event, evening, options, onChange }: PlannedProps) {
  const { heads, maybeHeads, games, ofNight, unknown, away, lineUp, tables } = evening;
  const { heads: whose, from } = options;
  const hasOptions = formatOptions({ ...options, heads: DEFAULT_OPTIONS.heads, from: DEFAULT_OPTIONS.from }) !== '';
  const startOver = () => onChange({ ...DEFAULT_OPTIONS, heads: whose, from });
  const twoTables = tables && <TwoTables tables={tables} evening={evening} options={options} onChange={onChange} />;
  const wayOut =
    games === 0 ? (
      <Button size="sm" href="/add-game">
        Add a Game
      </Button>
    ) : hasOptions ? (
      <Button size="sm" onClick={startOver}>
        Start Over
      </Button>
    ) : undefined;
  const hasMaybes = maybeHeads > 0 || whose === 'maybes';
  if (heads < 2 && !hasMaybes) {
    return (
      <EmptyState size="sm" level={3} title="Nobody else has accepted yet">
        As soon as somebody accepts, you see an evening planned for exactly those who come.
      </EmptyState>
    );
  }
  return (
    <>
      <NightWishes event={event} />
      <div className="mt-2.5 flex flex-wrap gap-x-5 gap-y-2.5 empty:hidden">
        {hasMaybes ? (
          <ChoiceChips
            legend="For"
            options={[
              { value: 'accepted', label: 'Those who said yes' },
              { value: 'maybes', label: 'The maybes too' },
            ]}
            value={whose}
            onChange={(value) => onChange({ ...DEFAULT_OPTIONS, from, heads: value })}
          />
        ) : null}
        {ofNight > 0 && ofNight < games ? (
          <ChoiceChips
            legend="From"
            options={[
              { value: 'night', label: 'This night’s games first' },
              { value: 'shelf', label: 'The whole shelf' },
            ]}
            value={from}
            onChange={(value) => onChange({ ...DEFAULT_OPTIONS, heads: whose, from: value })}
          />
        ) : null}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-2">
        {headsText(heads)}, {minutesText(evening.minutes)}, {gamesText(games)} to choose from
        {ofNight > 0 && ofNight < games ? `, ${ofNight} of them for this night` : ''}.
        {hasOptions ? (
          <button type="button" className="link min-h-6" onClick={startOver}>
            Start over
          </button>
        ) : null}
      </p>
      {tables?.isBetter ? twoTables : null}
      {lineUp.fits ? (
        <LineUp event={event} evening={evening} lineUp={lineUp} options={options} onChange={onChange} />
      ) : (
        <EmptyState size="sm" level={3} title="Nothing fits" action={wayOut}>
          {lineUp.suggestions.join(' ')}
        </EmptyState>
      )}
      {unknown.length > 0 ? (
        <p className="mt-2 text-sm wrap-anywhere text-ink-2">
          Left out, because the number of players is not known: {unknown.join(', ')}.
        </p>
      ) : null}
      {away.length > 0 ? <p className="mt-2 text-sm wrap-anywhere text-ink-2">{awayText(away)}</p> : null}
      {tables?.isBetter ? null : twoTables}
    </>
  );
}

/** What the host would like to play on this night; each change is saved at once. */
function NightWishes({ event }: { event: Event }) {
  const [unsaved, setUnsaved] = useState<Wishes | null>(null);
  const { mutate } = useMutation({ ...changeEvent, onError: (error) => toast(wishesFailed(error)) });
  const save = (wishes: Wishes) => {
    setUnsaved(wishes);
    mutate({ id: event.id, changes: wishes }, { onSettled: () => setUnsaved(null) });
  };
  return (
    <div className="mt-2.5">
      <EveningWishes value={unsaved ?? event} onChange={save} />
    </div>
  );
}

const headsText = (heads: number): string => (heads === 1 ? 'One person' : `${heads} people`);
const gamesText = (games: number): string => (games === 1 ? '1 game' : `${games} games`);

function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${minutes} minutes`;
  return `${hours === 1 ? '1 hour' : `${hours} hours`}${rest === 0 ? '' : ` ${rest} minutes`}`;
}
