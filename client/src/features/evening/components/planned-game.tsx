import { EllipsisVertical, GraduationCap, Lock, LockOpen, RefreshCw, X } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { DropdownMenu, MenuItem } from '#client/ui/dropdown-menu.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { reasonLine } from '#shared/rules/evening/evening-reason.ts';
import { ROLE_WORDS } from '#shared/rules/evening/roles.ts';
import type { PlannedGame as Planned } from '../wishes.ts';

interface PlannedGameProps {
  planned: Planned;
  /** Its number in the evening, from 1. */
  place: number;
  /** What the clock shows when it begins. */
  at: string;
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
  onExchange: () => void;
  /** Absent for the only game. */
  onLeaveOut: (() => void) | undefined;
}

/** A game in its place of the evening, with why it is there. */
export function PlannedGame({ planned, place, at, isKept, onKeep, onExchange, onLeaveOut }: PlannedGameProps) {
  const { game, role, minutes, reasons, explaining } = planned;
  const { title, category, imageUrl } = game;
  return (
    <li className="evening-game" data-role={role} data-kept={isKept || undefined}>
      <p className="evening-time">
        <b>{at}</b>
        <span>
          {minutes} <abbr title="minutes">min</abbr>
        </span>
      </p>
      <span className="evening-rail" aria-hidden="true">
        <i>{place}</i>
      </span>
      <div className="evening-row">
        <GameCover title={title} category={category ?? 'family'} imageUrl={imageUrl} className="evening-cover" />
        <div className="evening-text">
          <p className="evening-place">{ROLE_WORDS[role]}</p>
          <h3 dir="auto">
            {title}
            {isKept ? (
              <>
                {' '}
                <Lock className="icon" aria-hidden="true" />
                <VisuallyHidden>, kept</VisuallyHidden>
              </>
            ) : null}
          </h3>
          <p className="evening-reasons">{reasonLine(reasons)}</p>
          {explaining ? (
            <p className="evening-reasons">
              <GraduationCap className="icon" aria-hidden="true" /> {reasonLine([explaining])}
            </p>
          ) : null}
        </div>
        <DropdownMenu trigger={<IconButton icon={EllipsisVertical} label={`Options for ${title}`} />}>
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
