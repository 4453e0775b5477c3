import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Board } from '#client/features/table-mode/board/use-board.ts';
import type { StoredPad } from '#client/features/table-mode/device/stored-pad.ts';
import type { PadSnapshot, PadSession } from '#client/features/table-mode/sync/pad-session.ts';
import { DiscardPad } from '#client/features/table-mode/components/discard-pad.tsx';
import { FinishForm } from '#client/features/table-mode/components/finish-form.tsx';
import { PadHistory } from '#client/features/table-mode/components/pad-history.tsx';
import { PadMenu } from '#client/features/table-mode/components/pad-menu.tsx';
import { PadPlayers } from '#client/features/table-mode/components/pad-players.tsx';
import type { PadSheet } from '#client/features/table-mode/components/pad-sheet.ts';

const StartPlayer = lazy(async () => ({
  default: (await import('#client/features/table-tools/start-player.tsx')).StartPlayer,
}));
const TableTimer = lazy(async () => ({
  default: (await import('#client/features/table-tools/timer.tsx')).TableTimer,
}));
const SharePad = lazy(async () => ({
  default: (await import('#client/features/table-mode/components/share-pad.tsx')).SharePad,
}));

interface PadSheetsProps {
  sheet: PadSheet;
  onSheet: (sheet: PadSheet | null) => void;
  board: Board;
  pad: StoredPad;
  snapshot: PadSnapshot;
  device: string;
  session: PadSession;
}

const TITLES: Record<Exclude<PadSheet, 'start-player' | 'discard'>, string> = {
  menu: 'At the Table',
  history: 'History',
  players: 'Players',
  share: 'Join This Table',
  timer: 'Timer',
  finish: 'Finish and Save',
};

/** The panels over a pad: the menu and what it opens. */
export function PadSheets({ sheet, onSheet, board, pad, snapshot, device, session }: PadSheetsProps) {
  const close = () => onSheet(null);
  const { players } = board.state;
  if (sheet === 'discard') return <DiscardPad pad={pad} onClose={close} />;
  if (sheet === 'start-player') {
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
      keepsChanges={sheet !== 'finish'}
      open
      onOpenChange={(open) => !open && close()}
      size="sm"
      title={TITLES[sheet]}
      className="pad-dialog"
    >
      <Suspense fallback={null}>
        {sheet === 'menu' ? <PadMenu pad={pad} board={board} onSheet={onSheet} /> : null}
        {sheet === 'history' ? <PadHistory board={board} device={device} sheet={pad.sheet} /> : null}
        {sheet === 'players' ? <PadPlayers board={board} isOwn={pad.isOwn} /> : null}
        {sheet === 'share' ? <SharePad pad={pad} /> : null}
        {sheet === 'timer' ? <TableTimer players={players} /> : null}
        {sheet === 'finish' ? (
          <FinishForm pad={pad} board={board} session={session} snapshot={snapshot} onClose={close} />
        ) : null}
      </Suspense>
    </Dialog>
  );
}
