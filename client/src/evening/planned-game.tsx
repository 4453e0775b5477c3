import { EllipsisVertical, GraduationCap, Lock, LockOpen, NotebookPen, RefreshCw, X } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { useHostedId } from '#client/organizations/use-host.ts';
import { newPadAddress } from '#client/lib/addresses.ts';
import { DropdownMenu, MenuItem } from '#client/ui/layers/dropdown-menu.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { reasonLine } from '#shared/evening/reason-line.ts';
import { roleText } from '#shared/evening/roles.ts';
import {
  type EveningOptions,
  exchange,
  type FittingLineUp,
  keep,
  leaveOut,
  type PlannedGame as Planned,
} from './evening-options.ts';
import { GameTitle } from './game-title.tsx';
import { t } from '#client/evening/words/words.ts';

interface PlannedGameProps {
  planned: Planned;
  /** Where it is planned. */
  lineUp: FittingLineUp;
  /** Number of people. */
  heads: number;
  /** Its start time. */
  at: string;
  options: EveningOptions;
  onChange: (options: EveningOptions) => void;
}

/** A game with its position in the evening and reasons. */
export function PlannedGame({ planned, lineUp, heads, at, options, onChange }: PlannedGameProps) {
  const { game, role, minutes, reasons, explaining } = planned;
  const { number, title, category, imageUrl } = game;
  const isKept = options.locked.includes(number);
  // A score pad is of the user's own games, and records for their own account.
  const canKeepScore = useHostedId() === null && game.source === 'host_shelf';
  return (
    <li
      className="evening-game grid grid-cols-[66px_22px_minmax(0,1fr)] gap-x-2 max-compact:grid-cols-[64px_22px_minmax(0,1fr)] max-compact:gap-x-1.5 max-4xs:grid-cols-1"
      data-role={role}
      data-kept={isKept || undefined}
    >
      <p className="pt-3.5 text-right text-xs leading-[1.3] max-4xs:text-left">
        <b className="block text-sm whitespace-nowrap text-ink tabular-nums">{at}</b>
        <span className="whitespace-nowrap text-ink-2">
          {minutes}{' '}
          <abbr className="no-underline" title={t('minutes')}>
            {t('min')}
          </abbr>
        </span>
      </p>
      <span className="evening-rail relative max-4xs:hidden" aria-hidden="true">
        <i className="absolute top-3.5 left-0 size-5.5 rounded-chip bg-tile text-center font-display text-xs leading-5.5 font-extrabold not-italic">
          {lineUp.games.indexOf(planned) + 1}
        </i>
      </span>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 border-b border-b-line px-0 pt-2.5 pb-3 max-compact:gap-x-2.5 max-compact:gap-y-0">
        <GameCover
          title={title}
          category={category ?? 'family'}
          imageUrl={imageUrl}
          className="aspect-square w-11 rounded-sm max-compact:row-[1/3] max-compact:w-10 max-3xs:hidden"
        />
        <div className="min-w-0 max-compact:contents">
          <p className="text-xs text-ink-2 max-compact:col-2">{roleText(role, heads)}</p>
          <h3
            className="block leading-snug font-bold wrap-anywhere in-data-kept:text-petrol max-compact:col-2"
            dir="auto"
          >
            <GameTitle title={title} isKept={isKept} />
          </h3>
          <p className="mt-0.5 text-sm leading-[1.4] wrap-anywhere max-compact:col-span-full max-compact:mt-1">
            {reasonLine(reasons)}
          </p>
          {explaining ? (
            <p className="mt-0.5 text-sm leading-[1.4] wrap-anywhere max-compact:col-span-full max-compact:mt-1">
              <GraduationCap className="icon inline align-[-0.15em]" aria-hidden="true" /> {reasonLine([explaining])}
            </p>
          ) : null}
        </div>
        <DropdownMenu
          trigger={
            <IconButton
              className="max-compact:col-3 max-compact:row-[1/3]"
              icon={EllipsisVertical}
              label={t('Options for {game}', { game: title })}
            />
          }
        >
          {canKeepScore ? (
            <MenuItem icon={NotebookPen} href={newPadAddress(number)}>
              {t('Keep Score')}
            </MenuItem>
          ) : null}
          <MenuItem icon={RefreshCw} onSelect={() => onChange(exchange(options, lineUp, number))}>
            {t('Another Game Instead')}
          </MenuItem>
          <MenuItem icon={isKept ? LockOpen : Lock} onSelect={() => onChange(keep(options, number, !isKept))}>
            {isKept ? t('Let It Go') : t('Keep It')}
          </MenuItem>
          {lineUp.games.length > 1 ? (
            <MenuItem icon={X} onSelect={() => onChange(leaveOut(options, lineUp, number))}>
              {t('Leave It Out')}
            </MenuItem>
          ) : null}
        </DropdownMenu>
      </div>
    </li>
  );
}
