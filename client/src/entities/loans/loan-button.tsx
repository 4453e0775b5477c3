import { Handshake } from 'lucide-react';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Game } from '#shared/contracts/games.ts';
import type { Loan } from '#shared/contracts/loans.ts';
import { isOwned } from '#shared/rules/games/lists.ts';
import { openLoan } from './loan-dialog-view.ts';
import { useLoan } from './use-loan.ts';

const ReturnButton = lazy(async () => ({ default: (await import('./of-loan.tsx')).ReturnButton }));

/** On a card: lends a game, borrows one that is not owned, or says that it is back. @param loan its open loan, if any */
export function LoanButton({ game, loan }: { game: Game; loan: Loan | undefined }) {
  if (loan)
    return (
      <Suspense fallback={<span className="size-tap" />}>
        <ReturnButton game={game} loan={loan} />
      </Suspense>
    );
  return <IconButton icon={Handshake} label={isOwned(game) ? 'Lend' : 'Borrow'} onClick={() => openLoan(game.id)} />;
}

/** On a game's page: the same in words, while the game has no loan. */
export function LendButton({ game }: { game: Game }) {
  if (useLoan(game.id)) return null;
  return (
    <Button variant="rail" icon={Handshake} onClick={() => openLoan(game.id)}>
      {isOwned(game) ? 'Lend' : 'Borrow'}
    </Button>
  );
}
