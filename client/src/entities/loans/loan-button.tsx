import { Handshake, Undo2 } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { isOwned } from '#shared/rules/games/lists.ts';
import { openLoan } from './loan-dialog-view.ts';
import { RETURN_LABEL } from './messages.ts';
import { useLoan } from './use-loan.ts';
import { useReturn } from './use-return.ts';

/** On a card: lends a game, borrows one that is not owned, or says that it is back. */
export function LoanButton({ game }: { game: Game }) {
  const loan = useLoan(game.id);
  const { giveBack, isPending } = useReturn(game.title);
  if (loan)
    return (
      <IconButton
        icon={Undo2}
        label={RETURN_LABEL[loan.direction]}
        disabled={isPending}
        onClick={() => giveBack(loan)}
      />
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
