import { useQuery } from '@tanstack/react-query';
import { Handshake, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { gamesQuery } from '#client/games/api.ts';
import { gameAddress } from '#client/lib/addresses.ts';
import { loansQuery } from './api.ts';
import { closeLoans, openLoan } from './loan-dialog-view.ts';
import { CopyOfLoan } from './copy-of-loan.tsx';
import { LoanNote } from './loaded-loan-note.tsx';
import { RETURN_LABEL, returnLabelOf } from './messages.ts';
import { useReturnLoan } from './use-return-loan.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import type { Loan } from '#shared/games/loans/loans-contract.ts';
import type { LoanDirection } from '#shared/enums.ts';
import { t } from '#client/copies/words/words.ts';

const HEADINGS: Record<LoanDirection, string> = { lent: t('Lent'), borrowed: t('Borrowed') };

/** Everything that is lent and borrowed, those that are due first. */
export function LentDialog() {
  const { data: loans = [] } = useQuery(loansQuery);
  const { data: games = [] } = useQuery(gamesQuery);
  const byId = new Map(games.map((game) => [game.id, game]));
  const rows = loans.flatMap((loan) => {
    const game = byId.get(loan.gameId);
    return game ? [{ loan, game }] : [];
  });
  return (
    <Dialog open onOpenChange={closeLoans} title={t('Lent and Borrowed')} keepsChanges>
      {rows.length === 0 ? (
        <EmptyState size="sm" level={3} icon={Handshake} title={t('Every game is where it belongs')}>
          {t('Lend a game from its card or its page, and it is listed here until it is back.')}
        </EmptyState>
      ) : null}
      {(['lent', 'borrowed'] as const).map((direction) => {
        const listed = rows.filter(({ loan }) => loan.direction === direction);
        return listed.length === 0 ? null : (
          <section key={direction} aria-labelledby={`loans-${direction}`} className="mb-4">
            <h3 id={`loans-${direction}`}>{HEADINGS[direction]}</h3>
            <ul className="divide-y divide-line">
              {listed.map(({ loan, game }) => (
                <LoanRow key={loan.id} loan={loan} game={game} />
              ))}
            </ul>
          </section>
        );
      })}
    </Dialog>
  );
}

function LoanRow({ loan, game }: { loan: Loan; game: Game }) {
  const { markReturned, isPending } = useReturnLoan(game.title);
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-3 py-2.5">
      <GameCover title={game.title} category={game.category} imageUrl={game.imageUrl} className="size-11 rounded-sm" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <Link
          href={gameAddress(game.id)}
          className="font-semibold wrap-anywhere hover:text-petrol hover:underline hover:underline-offset-3 pointer-coarse:flex pointer-coarse:min-h-tap pointer-coarse:items-center"
          dir="auto"
          onClick={closeLoans}
        >
          {game.title}
        </Link>
        <CopyOfLoan loan={loan} />
        <LoanNote
          loan={loan}
          className="h-auto min-h-6 justify-self-start py-1 leading-snug [&>span]:whitespace-normal"
        />
      </div>
      <div className="col-start-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={Undo2}
          pending={isPending}
          aria-label={returnLabelOf(loan, game.title)}
          onClick={() => markReturned(loan)}
        >
          {RETURN_LABEL[loan.direction]}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('Change: {title}', { title: game.title })}
          onClick={() => openLoan(game.id, loan.id)}
        >
          {t('Change')}
        </Button>
      </div>
    </li>
  );
}
