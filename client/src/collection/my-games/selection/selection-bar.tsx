import { useMutation } from '@tanstack/react-query';
import { ArrowLeftRight, BookmarkCheck, CalendarPlus, FileDown, Tag, Trash2, X } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '#client/ui/layers/dropdown-menu.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { wholeText } from '#client/lib/number-text.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { MAX_GAMES_AT_ONCE } from '#shared/limits/limits.ts';
import type { GameList } from '#shared/games/lists.ts';
import { exportGames } from './api.ts';
import { BarAction } from './bar-action.tsx';
import { LoanAction } from './loan-action.tsx';
import * as messages from './messages.ts';
import { select, stopSelecting, useSelection } from './selection.ts';
import { useChangeGames } from './use-change-games.ts';
import { rich, t } from '#client/collection/words/words.ts';

const TagDialog = lazy(async () => ({ default: (await import('./tag-dialog.tsx')).TagDialog }));
const StateDialog = lazy(async () => ({ default: (await import('./state-dialog.tsx')).StateDialog }));
const NightDialog = lazy(async () => ({ default: (await import('./night-dialog.tsx')).NightDialog }));

const MOVES: Record<GameList, readonly { list: GameList; label: string }[]> = {
  owned: [
    { list: 'wishlist', label: t('To the Wishlist') },
    { list: 'unowned', label: t('Previously Owned') },
  ],
  wishlist: [{ list: 'owned', label: t('To the Collection') }],
  unowned: [
    { list: 'owned', label: t('To the Collection') },
    { list: 'wishlist', label: t('To the Wishlist') },
  ],
};

const REMOVALS: Record<GameList, string> = {
  owned: t('They go from your collection. Their plays stay.'),
  wishlist: t('They go from your wishlist. Their plays stay.'),
  unowned: t('They go from the games that you do not own. Their plays stay.'),
};

const large = (inner: ReactNode) => <b className="num text-lg">{inner}</b>;

interface SelectionBarProps {
  games: readonly Game[];
  list: GameList;
  /** Whether the screen shows the premium experience. */
  premium: boolean;
}

/** The bar of what can be done with the chosen games among those that are shown. */
export function SelectionBar({ games, list, premium }: SelectionBarProps) {
  const ids = useSelection((selection) => selection?.ids);
  const chosen = useMemo(() => games.filter(({ id }) => ids?.has(id)), [games, ids]);
  const [open, setOpen] = useState<'tags' | 'states' | 'night' | 'remove' | null>(null);
  const { setTags, setStates, move, remove } = useChangeGames(chosen, premium);
  const exporting = useMutation({
    ...exportGames,
    onSuccess: () => toast(messages.exported(chosen.length)),
    onError: (error) => toast(messages.failed(error)),
  });
  const none = chosen.length === 0 || chosen.length > MAX_GAMES_AT_ONCE;
  const isAll = chosen.length === games.length;

  const close = () => setOpen(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const { target } = event;
      const isOthers = target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [role=menu]');
      if (!isOthers) stopSelecting();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <section
      aria-label={t('Selected games')}
      data-at-bottom
      className="rail fixed inset-x-0 bottom-[calc(var(--bottombar-h)_+_4px_+_env(safe-area-inset-bottom))] z-20 mx-auto flex max-w-[calc(var(--container)_-_2_*_var(--gutter))] flex-wrap items-center gap-x-4 gap-y-1 rounded-t-lg px-3 py-2 shadow-pop nav:inset-x-[var(--gutter)] nav:bottom-4 nav:flex-nowrap nav:rounded-lg nav:px-4"
    >
      <p role="status" className="text-sm whitespace-nowrap">
        {chosen.length > MAX_GAMES_AT_ONCE
          ? rich('<b>{count}</b> selected, {most} at most', {
              count: wholeText(chosen.length),
              most: wholeText(MAX_GAMES_AT_ONCE),
              b: large,
            })
          : rich('{count, plural, one {<b>#</b> selected} other {<b>#</b> selected}}', {
              count: chosen.length,
              b: large,
            })}
      </p>
      <button
        type="button"
        className="min-h-tap text-sm font-semibold underline underline-offset-3"
        onClick={() => select({ ids: new Set(isAll ? [] : games.map(({ id }) => id)), anchor: null })}
      >
        {isAll ? t('Select none') : t('Select all {count}', { count: wholeText(games.length) })}
      </button>
      <div className="order-last flex w-full flex-wrap nav:order-none nav:ms-auto nav:w-auto nav:flex-nowrap nav:gap-1">
        <BarAction icon={Tag} disabled={none} onClick={() => setOpen('tags')}>
          {t('Tag')}
        </BarAction>
        <BarAction icon={BookmarkCheck} disabled={none} onClick={() => setOpen('states')}>
          {t('State')}
        </BarAction>
        {none ? (
          <BarAction icon={ArrowLeftRight} disabled>
            {t('Move')}
          </BarAction>
        ) : (
          <DropdownMenu align="center" trigger={<BarAction icon={ArrowLeftRight}>{t('Move')}</BarAction>}>
            {MOVES[list].map(({ list: to, label }) => (
              <MenuItem key={to} onSelect={() => move(to)}>
                {label}
              </MenuItem>
            ))}
          </DropdownMenu>
        )}
        <BarAction icon={CalendarPlus} disabled={none} onClick={() => setOpen('night')}>
          {t('Add to Night')}
        </BarAction>
        <LoanAction game={chosen.length === 1 ? chosen[0] : undefined} />
        <BarAction
          icon={FileDown}
          disabled={none || exporting.isPending}
          onClick={() => exporting.mutate(chosen.map(({ id }) => id))}
        >
          {t('Export')}
        </BarAction>
        <BarAction icon={Trash2} disabled={none} onClick={() => setOpen('remove')}>
          {t('Remove')}
        </BarAction>
      </div>
      <IconButton
        className="ms-auto nav:ms-0"
        icon={X}
        tone="rail"
        label={t('Stop selecting')}
        onClick={stopSelecting}
      />
      <Suspense fallback={null}>
        {open === 'tags' ? <TagDialog games={chosen} onSave={setTags} onClose={close} /> : null}
        {open === 'states' ? <StateDialog games={chosen} list={list} onSave={setStates} onClose={close} /> : null}
        {open === 'night' ? <NightDialog games={chosen} onClose={close} /> : null}
      </Suspense>
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
        title={t('{count, plural, one {Remove # game?} other {Remove # games?}}', { count: chosen.length })}
        description={REMOVALS[list]}
        confirmLabel={t('{count, plural, one {Remove # Game} other {Remove # Games}}', { count: chosen.length })}
        onConfirm={() => {
          close();
          remove();
        }}
      />
    </section>
  );
}
