import { GameDialogs } from '#client/features/edit-game/game-dialogs.tsx';
import { LoanDialogs } from '#client/features/loans/loan-dialogs.tsx';
import { ScanDialog } from '#client/features/scanning/components/scan-dialog.tsx';

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
