import { GameDialogs } from '#client/games/edit-game/game-dialogs.tsx';
import { LoanDialogs } from '#client/copies/loans/loan-dialogs.tsx';
import { ScanDialog } from '#client/copies/scanning/scan-dialog.tsx';

/** 'Scan a Box', and the dialogs that its rows open. Loaded on first use. */
export function Scanning() {
  return (
    <>
      <ScanDialog purpose="add" />
      <LoanDialogs />
      <GameDialogs />
    </>
  );
}
