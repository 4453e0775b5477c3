import {
  Dices,
  DoorOpen,
  Expand,
  Flag,
  History,
  QrCode,
  Timer,
  Trash2,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'wouter';
import type { Board } from '../board/use-board.ts';
import type { StoredPad } from '../stored-pad.ts';
import type { PadPanel } from './pad-panel.ts';
import { t } from '#client/score-pads/words/words.ts';

interface PadMenuProps {
  pad: StoredPad;
  board: Board;
  onPanel: (panel: PadPanel | null) => void;
}

const ENTRY =
  'flex min-h-12.5 w-full items-center gap-3.5 rounded-md px-2.5 py-2 text-start text-lead font-semibold hover:bg-petrol-tint hover:text-petrol';
const ICON = 'icon text-title text-petrol';

/** Actions on a pad besides entering numbers. */
export function PadMenu({ pad, board, onPanel }: PadMenuProps) {
  const entry = (panel: PadPanel, Icon: LucideIcon, label: string) => (
    <li>
      <button className={ENTRY} type="button" onClick={() => onPanel(panel)}>
        <Icon className={ICON} aria-hidden="true" />
        {label}
      </button>
    </li>
  );
  const hasPlayers = board.state.players.length > 0;
  return (
    <ul className="-mx-2.5 grid gap-0.5">
      {pad.isOwn && hasPlayers ? entry('finish', Flag, t('Finish and Save')) : null}
      {entry('players', UsersRound, t('Players'))}
      {entry('history', History, t('History'))}
      {pad.code ? entry('share', QrCode, t('Let Others Join')) : null}
      {entry('start-player', Dices, t('Who Begins?'))}
      {entry('timer', Timer, t('Timer'))}
      {document.fullscreenEnabled ? (
        <li>
          <button
            className={ENTRY}
            type="button"
            onClick={() => {
              onPanel(null);
              void (document.fullscreenElement
                ? document.exitFullscreen()
                : document.documentElement.requestFullscreen());
            }}
          >
            <Expand className={ICON} aria-hidden="true" />
            {document.fullscreenElement ? t('Leave Full Screen') : t('Full Screen')}
          </button>
        </li>
      ) : null}
      {pad.isOwn ? entry('discard', Trash2, t('Discard')) : null}
      <li>
        <Link className={ENTRY} href="/table">
          <DoorOpen className={ICON} aria-hidden="true" />
          {t('Leave the Table')}
        </Link>
      </li>
    </ul>
  );
}
