import { useRef, useState, useCallback, useMemo } from 'react';
import { matchesFilters, NO_FILTERS, type PickerFilters } from '#shared/magic-picker/picker-filters.ts';
import type { Candidate } from './candidates.ts';
import { fitting, mostExcluding, pickText, withoutFilter } from './picker-state.ts';
import { usePicker } from './use-picker.ts';
import { NoPick } from './no-pick.tsx';
import { Picked } from './picked.tsx';
import { SmartFilters } from './smart-filters.tsx';
import { LogoMark } from '#client/brand/logo-mark.tsx';
import './pick-waiting.css';
import { useLocation, useSearch } from 'wouter';
import { formatFilters, parseFilters } from './filters-address.ts';
import { readUsualPlayers } from './picker-storage.ts';
import { t } from '#client/magic-picker/words/words.ts';

/** Shown beside the filters until the first pick; not on phones. */
function PickWaiting() {
  return (
    <section className="pick-waiting" aria-label={t('Result')}>
      <div className="pick-waiting-dice mb-4.5 flex gap-4.5" aria-hidden="true">
        <LogoMark face={3} size="xl" />
        <LogoMark face={5} size="xl" />
      </div>
      <p className="font-display text-[1.75rem] leading-[1.15] font-extrabold tracking-display text-on-rail">
        {t('What is on the table tonight?')}
      </p>
      <p>{t('Say how many you are and how long you have. The picker does the arguing.')}</p>
    </section>
  );
}

/** Filters and the result. */
export function PickerTable({ candidates }: { candidates: readonly Candidate[] }) {
  const [filters, setFilters] = usePickerFilters();
  const { picking, ...steps } = usePicker(candidates, filters);
  const { outcome, turnedDown } = picking;
  const [shownBefore] = useState(outcome);
  const [collapsed, setCollapsed] = useState(outcome !== null);
  const game = candidates.find(({ id }) => id === outcome?.gameId);
  const isThere = (id: number) => candidates.some((candidate) => candidate.id === id);

  const filtersHeading = useRef<HTMLHeadingElement>(null);

  const pick = () => {
    steps.pick();
    setCollapsed(true);
  };
  const excludes = mostExcluding(candidates, filters, picking);
  const loosen = () => {
    if (!excludes) return;
    const loosened = withoutFilter(filters, excludes.filter);
    setFilters(loosened);
    steps.pick(loosened);
    setCollapsed(true);
  };
  const backToFilters = () => {
    setCollapsed(false);
    filtersHeading.current?.focus();
  };
  const startOver = () => {
    steps.startOver();
    setFilters(NO_FILTERS);
    backToFilters();
  };

  const result = () => {
    if (outcome && game) {
      return (
        <Picked
          key={outcome.turn}
          game={game}
          why={pickText(game, outcome)}
          outcome={outcome}
          isNew={outcome !== shownBefore}
          candidates={candidates.filter(({ id }) => !turnedDown.includes(id))}
          onPickAnother={pick}
          onReject={steps.rejectPick}
          onChoose={steps.choosePick}
          onStartOver={startOver}
        />
      );
    }
    if (candidates.length > 0 && outcome?.gameId !== null) return <PickWaiting />;
    const allRejected = outcome !== null && candidates.some((candidate) => matchesFilters(outcome.filters, candidate));
    return (
      <NoPick
        key={outcome?.turn}
        isRequested={outcome !== null}
        hasGames={candidates.length > 0}
        onClearRejected={allRejected ? steps.pickFromAll : undefined}
        excludes={excludes}
        onLoosen={loosen}
      />
    );
  };

  return (
    <div className="grid grid-cols-1 items-start gap-5.5 desk:grid-cols-[372px_minmax(0,1fr)] desk:gap-7">
      <SmartFilters
        filters={filters}
        onChange={setFilters}
        onPick={pick}
        hasChallenge={candidates.some(({ nextPlay }) => nextPlay)}
        fits={fitting(candidates, filters, picking)}
        turnedDown={turnedDown.filter(isThere).length}
        onClearRejected={() => {
          steps.clearRejected();
          backToFilters();
        }}
        collapsed={collapsed && game !== undefined}
        onExpand={backToFilters}
        heading={filtersHeading}
      />
      <div className="grid grid-cols-1 gap-6">{result()}</div>
      <output className="sr-only">{outcome && game ? `${game.title}. ${pickText(game, outcome)}` : null}</output>
    </div>
  );
}

/** The filters in the URL, and a setter. Changes add no history entries, so that Back leaves the picker. */
function usePickerFilters(): [PickerFilters, (filters: PickerFilters) => void] {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const [usual] = useState(readUsualPlayers);
  const filters = useMemo(() => parseFilters(query, usual), [query, usual]);
  const change = useCallback(
    (next: PickerFilters) => {
      const nextQuery = formatFilters(next, usual);
      navigate(nextQuery ? `${path}?${nextQuery}` : path, { replace: true });
    },
    [navigate, path, usual],
  );
  return [filters, change];
}
