import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, CalendarClock, Eye, Pencil, Star } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { useFocusAfterPending } from '#client/lib/use-focus-after-pending.ts';
import { Badge } from '#client/ui/marks/badge.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { StaffPick } from '#shared/recommendations/staff-picks-contract.ts';
import { monthOf, type PickState, pickState } from '#shared/games/staff-picks.ts';
import { movePick, retirePick, staffPicksQuery } from './api.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { changeFailed, pickRetired } from './messages.ts';
import { t } from '#client/recommendations/words/words.ts';

/** Shows why a change failed, and refetches the picks. */
function useFailureToast() {
  const client = useQueryClient();
  return (error: Error) => {
    toast(changeFailed(error));
    void client.invalidateQueries({ queryKey: staffPicksQuery.queryKey });
  };
}

/** Retires or restores a pick, with a toast. */
function useRetiring() {
  const onError = useFailureToast();
  const onSuccess = (pick: StaffPick) => toast(pickRetired(pick, pickState(pick, monthOf(new Date()))));
  return useMutation({ ...retirePick, onSuccess, onError });
}

interface PickRowProps {
  pick: StaffPick;
  state: PickState;
  /** Index among the active picks of its month; -1 for a retired one. */
  index: number;
  of: number;
  /** Its editor was closed last. */
  left: boolean;
  onEdit: () => void;
}

const STATES = {
  shown: { tone: 'good', icon: Eye, label: t('Shown') },
  scheduled: { tone: 'info', icon: CalendarClock, label: t('Scheduled') },
  retired: { tone: 'muted', icon: Archive, label: t('Retired') },
} as const;

/** One pick of the list with actions. */
export function PickRow({ pick, state, index, of, left, onEdit }: PickRowProps) {
  const move = useMutation({ ...movePick, onError: useFailureToast() });
  const retire = useRetiring();
  const pending = move.isPending || retire.isPending;
  const buttons = useFocusAfterPending<HTMLDivElement>(pending);
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (left) edit.current?.focus();
  }, [left]);
  const retired = state === 'retired';
  const { tone, icon, label } = STATES[state];
  return (
    <Tile
      as="li"
      pad="none"
      className="group/pick grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2.5 px-3.5 py-3 sm:grid-cols-[72px_minmax(0,1fr)_auto]"
      data-state={state}
    >
      <GameCover
        title={pick.title}
        category={pick.category}
        imageUrl={pick.imageUrl}
        className="aspect-square self-start rounded-sm group-data-[state=retired]/pick:grayscale"
      />
      <div>
        <h3 className="font-display tracking-title" dir="auto">
          {pick.title}
        </h3>
        <p className="mt-0.5 mb-2 line-clamp-2 text-sm text-ink-2">{pick.recommendationReason}</p>
        <div className="badges">
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
          {pick.featured ? (
            <Badge tone="lamp" icon={Star}>
              {t('Featured')}
            </Badge>
          ) : null}
          <span className="self-center text-xs text-ink-2">{pick.staffMember}</span>
        </div>
      </div>
      <div
        ref={buttons}
        className="col-span-full flex justify-end gap-1 sm:col-auto"
        role="group"
        aria-label={pick.title}
        tabIndex={-1}
      >
        {of > 1 && !retired ? (
          <>
            <IconButton
              icon={ArrowUp}
              label={t('Move earlier: {title}', { title: pick.title })}
              disabled={pending || index === 0}
              onClick={() => move.mutate({ pick, to: 'earlier' })}
            />
            <IconButton
              icon={ArrowDown}
              label={t('Move later: {title}', { title: pick.title })}
              disabled={pending || index === of - 1}
              onClick={() => move.mutate({ pick, to: 'later' })}
            />
          </>
        ) : null}
        <IconButton
          icon={retired ? ArchiveRestore : Archive}
          label={
            retired ? t('Bring back: {title}', { title: pick.title }) : t('Retire: {title}', { title: pick.title })
          }
          disabled={pending}
          onClick={() => retire.mutate({ pick, retired: !retired })}
        />
        <IconButton ref={edit} icon={Pencil} label={t('Edit: {title}', { title: pick.title })} onClick={onEdit} />
      </div>
    </Tile>
  );
}
