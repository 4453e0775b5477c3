import { Handshake } from 'lucide-react';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import type { Loan } from '#shared/games/loans/loans-contract.ts';
import { isOwned } from '#shared/games/lists.ts';
import { openLoan } from './loan-dialog-view.ts';
import { loanToEnd, useLoans } from './use-loan.ts';
import { t } from '#client/copies/words/words.ts';

const ReturnButton = lazy(async () => ({ default: (await import('./loaded-loan-note.tsx')).ReturnButton }));

interface LoanButtonProps {
  game: Game;
  /** The loan that ends here, unless a copy is left that can be lent. */
  loan: Loan | undefined;
}

/** Lends a game, borrows one that is not owned, or says that it is back. */
export function LoanButton({ game, loan }: LoanButtonProps) {
  if (loan)
    return (
      <Suspense fallback={<span className="size-tap" />}>
        <ReturnButton game={game} loan={loan} />
      </Suspense>
    );
  return <IconButton icon={Handshake} label={lendLabelOf(game)} onClick={() => openLoan(game.id)} />;
}

/** On a card: lends a game, or borrows one that is not owned. */
export function LendInWords({ game }: { game: Game }) {
  return (
    <Button variant="ghost" size="sm" icon={Handshake} aria-label={lendLabelOf(game)} onClick={() => openLoan(game.id)}>
      {isOwned(game) ? t('Lend') : t('Borrow')}
    </Button>
  );
}

/** On a game's page: the same in words, while a copy is left that can be lent. */
export function LendButton({ game }: { game: Game }) {
  if (loanToEnd(useLoans(game.id))) return null;
  return (
    <Button variant="rail" icon={Handshake} onClick={() => openLoan(game.id)}>
      {isOwned(game) ? t('Lend') : t('Borrow')}
    </Button>
  );
}

const lendLabelOf = (game: Game): string =>
  isOwned(game) ? t('Lend: {title}', { title: game.title }) : t('Borrow: {title}', { title: game.title });
