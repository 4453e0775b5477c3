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
import { t } from '#client/evening/words/words.ts';

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
        <h2 id="evening">{t('What Shall We Play?')}</h2>
      </div>
      {evening ? <Planned event={event} evening={evening} options={options} onChange={change} /> : null}
      {!evening && isError ? (
        <SectionFailed title={t('No evening could be planned')} retrying={isFetching} onRetry={() => void refetch()}>
          {t('Check your connection, then try again.')}
        </SectionFailed>
      ) : null}
      {!evening && !isError ? (
        <Loading label={t('Planning the evening...')}>
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
        {t('Add a Game')}
      </Button>
    ) : hasOptions ? (
      <Button size="sm" onClick={startOver}>
        {t('Start Over')}
      </Button>
    ) : undefined;
  const time = minutesText(evening.minutes);
  const hasMaybes = maybeHeads > 0 || whose === 'maybes';
  if (heads < 2 && !hasMaybes) {
    return (
      <EmptyState size="sm" level={3} title={t('Nobody else has accepted yet')}>
        {t('As soon as somebody accepts, you see an evening planned for exactly those who come.')}
      </EmptyState>
    );
  }
  return (
    <>
      <NightWishes event={event} />
      <div className="mt-2.5 flex flex-wrap gap-x-5 gap-y-2.5 empty:hidden">
        {hasMaybes ? (
          <ChoiceChips
            legend={t('For')}
            options={[
              { value: 'accepted', label: t('Those who said yes') },
              { value: 'maybes', label: t('The maybes too') },
            ]}
            value={whose}
            onChange={(value) => onChange({ ...DEFAULT_OPTIONS, from, heads: value })}
          />
        ) : null}
        {ofNight > 0 && ofNight < games ? (
          <ChoiceChips
            legend={t('From')}
            options={[
              { value: 'night', label: t('This night’s games first') },
              { value: 'shelf', label: t('The whole shelf') },
            ]}
            value={from}
            onChange={(value) => onChange({ ...DEFAULT_OPTIONS, heads: whose, from: value })}
          />
        ) : null}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-2">
        {ofNight > 0 && ofNight < games
          ? t(
              '{heads, plural, one {One person} other {# people}}, {time}, {games, plural, one {# game} other {# games}} to choose from, {ofNight} of them for this night.',
              { heads, time, games, ofNight },
            )
          : t(
              '{heads, plural, one {One person} other {# people}}, {time}, {games, plural, one {# game} other {# games}} to choose from.',
              { heads, time, games },
            )}
        {hasOptions ? (
          <button type="button" className="link min-h-6" onClick={startOver}>
            {t('Start over')}
          </button>
        ) : null}
      </p>
      {tables?.isBetter ? twoTables : null}
      {lineUp.fits ? (
        <LineUp event={event} evening={evening} lineUp={lineUp} options={options} onChange={onChange} />
      ) : (
        <EmptyState size="sm" level={3} title={t('Nothing fits')} action={wayOut}>
          {lineUp.suggestions.join(' ')}
        </EmptyState>
      )}
      {unknown.length > 0 ? (
        <p className="mt-2 text-sm wrap-anywhere text-ink-2">
          {t('Left out, because the number of players is not known: {titles}.', { titles: unknown.join(', ') })}
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

function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('{minutes} minutes', { minutes });
  return rest === 0
    ? t('{hours, plural, one {# hour} other {# hours}}', { hours })
    : t('{hours, plural, one {# hour} other {# hours}} {minutes} minutes', { hours, minutes: rest });
}
