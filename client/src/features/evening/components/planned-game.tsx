import { Lock, LockOpen, RefreshCw, X } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { PlannedEvening } from '#shared/contracts/evening.ts';
import { ROLE_WORDS } from '#shared/rules/evening/roles.ts';
import { lengthText, reasonsText } from '../evening-words.ts';

interface PlannedGameProps {
  planned: Extract<PlannedEvening['lineUp'], { fits: true }>['games'][number];
  /** When it begins. */
  at: string;
  isLocked: boolean;
  onLock: () => void;
  onExchange: () => void;
  onLeaveOut?: (() => void) | undefined;
}

/** A game in its place of the evening, with why it is there. */
export function PlannedGame({ planned, at, isLocked, onLock, onExchange, onLeaveOut }: PlannedGameProps) {
  const { game, role, reasons } = planned;
  const { title, category, imageUrl } = game;
  return (
    <li className="evening-game" data-role={role} data-locked={isLocked || undefined}>
      <p className="evening-place">
        <b>{at}</b> {ROLE_WORDS[role]}
      </p>
      <GameCover title={title} category={category ?? 'family'} imageUrl={imageUrl} className="evening-cover" />
      <div className="evening-text">
        <h3 dir="auto">{title}</h3>
        <p className="evening-length">{lengthText(planned)}</p>
        <p className="evening-reasons">{reasonsText(reasons)}</p>
      </div>
      <div className="evening-tools">
        <IconButton icon={RefreshCw} label={`Another game for ${title}`} onClick={onExchange} />
        <IconButton
          icon={isLocked ? Lock : LockOpen}
          label={`Keep ${title}`}
          aria-pressed={isLocked}
          onClick={onLock}
        />
        {onLeaveOut ? <IconButton icon={X} label={`Leave ${title} out`} onClick={onLeaveOut} /> : null}
      </div>
    </li>
  );
}
