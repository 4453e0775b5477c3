import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import type { Board } from './pad/board/use-board.ts';
import type { StoredPad } from './pad/stored-pad.ts';
import type { PadSnapshot, PadSync } from './pad/pad-sync.ts';
import { DiscardPad } from './pad/components/discard-pad.tsx';
import { FinishForm } from './pad/components/finish-form.tsx';
import { PadHistory } from './pad/components/pad-history.tsx';
import { PadMenu } from './pad/components/pad-menu.tsx';
import { PadPlayers } from './pad/components/pad-players.tsx';
import type { PadPanel } from './pad/components/pad-panel.ts';
import { t } from '#client/score-pads/words/words.ts';

const StartPlayer = lazy(async () => ({
  default: (await import('./table-tools/start-player.tsx')).StartPlayer,
}));
const TableTimer = lazy(async () => ({
  default: (await import('./table-tools/timer.tsx')).TableTimer,
}));
const SharePad = lazy(async () => ({
  default: (await import('./pad/components/share-pad.tsx')).SharePad,
}));

interface PadPanelsProps {
  panel: PadPanel;
  onPanel: (panel: PadPanel | null) => void;
  board: Board;
  pad: StoredPad;
  snapshot: PadSnapshot;
  device: string;
  sync: PadSync;
}

const TITLES: Record<Exclude<PadPanel, 'start-player' | 'discard'>, string> = {
  menu: t('At the Table'),
  history: t('History'),
  players: t('Players'),
  share: t('Join This Table'),
  timer: t('Timer'),
  finish: t('Finish and Save'),
};

/** The panels over a pad: the menu and what it opens. */
export function PadPanels({ panel, onPanel, board, pad, snapshot, device, sync }: PadPanelsProps) {
  const close = () => onPanel(null);
  const { players } = board.state;
  if (panel === 'discard') return <DiscardPad pad={pad} onClose={close} />;
  if (panel === 'start-player') {
    return (
      <Suspense fallback={null}>
        <StartPlayer
          players={players}
          onClose={close}
          onChosen={(player) => {
            board.write([{ kind: 'start', player }]);
            close();
          }}
        />
      </Suspense>
    );
  }
  return (
    <Dialog
      // The notes of the play are lost with the dialog; everything else takes effect at once.
      keepsChanges={panel !== 'finish'}
      open
      onOpenChange={(open) => !open && close()}
      size="sm"
      title={TITLES[panel]}
      className="pad-dialog"
    >
      <Suspense fallback={null}>
        {panel === 'menu' ? <PadMenu pad={pad} board={board} onPanel={onPanel} /> : null}
        {panel === 'history' ? <PadHistory board={board} device={device} sheet={pad.sheet} /> : null}
        {panel === 'players' ? <PadPlayers board={board} isOwn={pad.isOwn} /> : null}
        {panel === 'share' ? <SharePad pad={pad} /> : null}
        {panel === 'timer' ? <TableTimer players={players} /> : null}
        {panel === 'finish' ? (
          <FinishForm pad={pad} board={board} sync={sync} snapshot={snapshot} onClose={close} />
        ) : null}
      </Suspense>
    </Dialog>
  );
}
