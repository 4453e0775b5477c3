import { EllipsisVertical, GraduationCap, Lock, LockOpen, NotebookPen, RefreshCw, X } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { useHostedId } from '#client/organizations/use-host.ts';
import { newPadAddress } from '#client/lib/addresses.ts';
import { DropdownMenu, MenuItem } from '#client/ui/layers/dropdown-menu.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { reasonLine } from '#shared/evening/reason-line.ts';
import { roleText } from '#shared/evening/roles.ts';
import type { PlannedGame as Planned } from './evening-options.ts';

interface PlannedGameProps {
  planned: Planned;
  /** Number of people. */
  heads: number;
  /** Its position in the evening, from 1. */
  position: number;
  /** Its start time. */
  at: string;
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
  onExchange: () => void;
  /** Absent for the only game. */
  onLeaveOut: (() => void) | undefined;
}

/** A game with its position in the evening and reasons. */
export function PlannedGame({
  planned,
  heads,
  position,
  at,
  isKept,
  onKeep,
  onExchange,
  onLeaveOut,
}: PlannedGameProps) {
  const { game, role, minutes, reasons, explaining } = planned;
  const { title, category, imageUrl } = game;
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
          <abbr className="no-underline" title="minutes">
            min
          </abbr>
        </span>
      </p>
      <span className="evening-rail relative max-4xs:hidden" aria-hidden="true">
        <i className="absolute top-3.5 left-0 size-5.5 rounded-chip bg-tile text-center font-display text-xs leading-5.5 font-extrabold not-italic">
          {position}
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
            {title}
            {isKept ? (
              <>
                {' '}
                <Lock className="icon inline align-[-0.15em]" aria-hidden="true" />
                <VisuallyHidden>, kept</VisuallyHidden>
              </>
            ) : null}
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
              label={`Options for ${title}`}
            />
          }
        >
          {canKeepScore ? (
            <MenuItem icon={NotebookPen} href={newPadAddress(game.number)}>
              Keep Score
            </MenuItem>
          ) : null}
          <MenuItem icon={RefreshCw} onSelect={onExchange}>
            Another Game Instead
          </MenuItem>
          <MenuItem icon={isKept ? LockOpen : Lock} onSelect={() => onKeep(!isKept)}>
            {isKept ? 'Let It Go' : 'Keep It'}
          </MenuItem>
          {onLeaveOut ? (
            <MenuItem icon={X} onSelect={onLeaveOut}>
              Leave It Out
            </MenuItem>
          ) : null}
        </DropdownMenu>
      </div>
    </li>
  );
}
