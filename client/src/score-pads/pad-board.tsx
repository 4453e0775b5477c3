import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { useBoard } from './pad/board/use-board.ts';
import { useBoardKeys } from './pad/board/use-board-keys.ts';
import { useCommitOnClose } from './pad/board/use-commit-on-close.ts';
import { useLiveAnnouncement } from './pad/board/use-live-announcement.ts';
import { deviceKey } from './pad/device-key.ts';
import type { StoredPad } from './pad/stored-pad.ts';
import type { PadSnapshot, PadSync } from './pad/pad-sync.ts';
import { preloadPadCode } from './preload-pad-code.ts';
import { SingleRowTable } from './pad/components/single-row-table.tsx';
import { KeyPad } from './pad/components/key-pad.tsx';
import { PadHead } from './pad/components/pad-head.tsx';
import type { PadPanel } from './pad/components/pad-panel.ts';
import { PadSyncError } from './pad/components/pad-sync-error.tsx';
import { ConflictQuestion } from './pad/components/conflict-question.tsx';
import { RowBar } from './pad/components/row-bar.tsx';
import { SheetTable } from './pad/components/sheet-table.tsx';
import { t } from '#client/score-pads/words/words.ts';

const PadPanels = lazy(async () => ({ default: (await import('./pad-panels.tsx')).PadPanels }));
const StayAwake = lazy(async () => ({
  default: (await import('./pad/components/stay-awake.tsx')).StayAwake,
}));

interface PadBoardProps {
  pad: StoredPad;
  snapshot: PadSnapshot;
  sync: PadSync;
}

/** An open pad in use. */
export function PadBoard({ pad, snapshot, sync }: PadBoardProps) {
  const device = deviceKey();
  const board = useBoard({ pad, device, write: (acts) => void sync.write(acts) });
  useCommitOnClose(board, sync);
  const isRounds = pad.sheet.rows.length === 0;
  const [isWhole, setIsWhole] = useState(!isRounds);
  const [panel, setPanel] = useState<PadPanel | null>(null);
  /** Commit a half-typed number first. */
  const open = (next: PadPanel | null) => {
    board.commit();
    setPanel(next);
  };
  const announcement = useLiveAnnouncement(board, device, pad.sheet);
  useBoardKeys(board, isWhole);
  useEffect(() => preloadPadCode(), []);
  const title = t('Scores of {game}', { game: pad.gameTitle });
  return (
    <div className="pad h-dvh flex-col overflow-hidden bg-table pb-[env(safe-area-inset-bottom)] [&>.banner]:m-2">
      <PadHead
        title={pad.gameTitle}
        snapshot={snapshot}
        canUndo={board.undoable !== null || board.typing !== null}
        onUndo={board.undo}
        onShare={() => open('share')}
        onMenu={() => open('menu')}
      />
      <PadSyncError pad={pad} syncError={snapshot.syncError} onDiscardUnsent={() => void sync.discardUnsent()} />
      {board.state.players.length === 0 ? (
        <EmptyState
          level={2}
          size="sm"
          className="pad-nobody m-auto max-w-[30rem]"
          title={t('Who Plays?')}
          action={
            <Button variant="primary" icon={UserPlus} onClick={() => open('players')}>
              {t('Add Players')}
            </Button>
          }
        >
          {t('Put everybody on the pad, and the keys appear.')}
        </EmptyState>
      ) : (
        <>
          <div className="pad-scores flex min-h-0 flex-1 flex-col">
            <RowBar board={board} isWhole={isWhole} onWhole={setIsWhole} />
            <div
              className="min-h-0 flex-1 overflow-auto overscroll-contain px-2 pt-0 pb-2"
              role="region"
              aria-label={title}
              tabIndex={-1}
            >
              {isWhole ? (
                <SheetTable board={board} title={title} isRounds={isRounds} />
              ) : (
                <SingleRowTable board={board} title={title} />
              )}
            </div>
          </div>
          <div className="pad-hands flex flex-none flex-col gap-2 bg-tile-2 pt-2 pr-[max(8px,env(safe-area-inset-right))] pb-2.5 pl-[max(8px,env(safe-area-inset-left))]">
            <ConflictQuestion board={board} />
            <KeyPad board={board} />
          </div>
        </>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Suspense fallback={null}>
        <StayAwake />
        {panel ? (
          <PadPanels
            panel={panel}
            onPanel={open}
            board={board}
            pad={pad}
            device={device}
            sync={sync}
            snapshot={snapshot}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
